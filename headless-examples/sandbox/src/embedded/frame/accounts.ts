import { type Address, bytesToHex, hexToBytes, isAddress, isHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { solanaAddress } from '../../keys/solana.ts'
import type { AccountTypeName, FrameHost, FrameSession } from './frame.types.ts'
import type { FrameNetwork } from './networks.ts'
import { parseRecord } from './parse.ts'

/** `factory`: creates the contract of the account. */
export type SmartAccount = { address: Address; factory: Address; deployed: boolean }

/** The accounts of a user on a network. `eoa`: address of the key. */
export type FrameAccounts = {
  secret: Uint8Array
  eoa: string
  smart: SmartAccount | null
  active: { address: string; type: AccountTypeName }
}

/** The key of a user, which is created with the first use and kept in the storage of the frame. */
function secretOf({ store, random }: FrameHost, userId: string): Uint8Array {
  const name = `key:${userId}`
  const stored = store.get(name)
  if (isHex(stored) && stored.length === 66) return hexToBytes(stored)
  const secret = random(32)
  store.set(name, bytesToHex(secret))
  return secret
}

function parseSmartAccount(value: unknown): SmartAccount | null {
  const { account } = parseRecord(value, 'account')
  if (account === null) return null
  const { address, factory, deployed } = parseRecord(account, 'account')
  if (typeof address !== 'string' || !isAddress(address))
    throw new Error('The smart account has no address.')
  if (typeof factory !== 'string' || !isAddress(factory))
    throw new Error('The smart account has no factory.')
  return { address, factory, deployed: deployed === true }
}

/** The accounts of a session on a network. The service funds those that are empty. */
export async function openAccounts(
  host: FrameHost,
  { userId, preferred }: Pick<FrameSession, 'userId' | 'preferred'>,
  network: FrameNetwork,
): Promise<FrameAccounts> {
  const secret = secretOf(host, userId)
  if (network.namespace === 'solana') {
    const eoa = solanaAddress(secret)
    await host.service('airdrop', { address: eoa })
    return { secret, eoa, smart: null, active: { address: eoa, type: 'eoa' } }
  }
  const { address: eoa } = privateKeyToAccount(bytesToHex(secret))
  const { chainId } = network
  const smart = parseSmartAccount(await host.service('account', { owner: eoa, chainId }))
  const active =
    smart !== null && preferred === 'smartAccount'
      ? { address: smart.address, type: 'smartAccount' as const }
      : { address: eoa, type: 'eoa' as const }
  return { secret, eoa, smart, active }
}
