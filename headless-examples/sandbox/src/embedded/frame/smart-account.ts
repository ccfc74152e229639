import { type Address, BaseError, bytesToHex, createClient, type Hex, isAddressEqual } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { sendTransaction } from 'viem/actions'
import { nodeTransport } from '../../base/node-transport.ts'
import { waitForReceipt } from '../../base/wait-for-receipt.ts'
import {
  type AccountCall,
  createAccountData,
  executeData,
  undeployedSignature,
} from '../../chain/account/account-factory.ts'
import { providerErrors } from '../../wallets/provider-error.ts'
import type { FrameAccounts } from './accounts.ts'
import type { EvmContext } from './rpc.types.ts'

export type Sender = {
  address: Address
  type: 'eoa' | 'smartAccount'
  /** Turns a signature of the key into one of the account. */
  wrap(signature: Hex): Hex
  key: PrivateKeyAccount
}

const salt = 0

/** The account that a request names. Throws 4100 if it is not an account of the user. */
export function senderOf({ secret, smart }: FrameAccounts, address: Address): Sender {
  const key = privateKeyToAccount(bytesToHex(secret))
  if (isAddressEqual(key.address, address))
    return { address: key.address, type: 'eoa', key, wrap: (signature) => signature }
  if (smart === null || !isAddressEqual(smart.address, address))
    throw providerErrors.unauthorized(address)
  const owned = { owner: key.address, salt }
  const wrap = (signature: Hex) =>
    smart.deployed ? signature : undeployedSignature(smart.factory, owned, signature)
  return { address: smart.address, type: 'smartAccount', key, wrap }
}

/**
 * Sends calls from an account and resolves with the hashes of the transactions: one for a smart
 * account, whose contract is created first, and one per call otherwise.
 */
export async function sendCalls(
  { network, accounts: { smart } }: EvmContext,
  { key, type }: Sender,
  calls: readonly AccountCall[],
): Promise<readonly Hex[]> {
  const client = createClient({ transport: nodeTransport(network.rpc, { retryCount: 0 }) })
  const send = (to: Address, value: bigint, data: Hex) =>
    sendTransaction(client, { account: key, chain: null, to, value, data })
  try {
    if (type === 'smartAccount' && smart !== null) {
      if (!smart.deployed) {
        const data = createAccountData({ owner: key.address, salt })
        await waitForReceipt(client, await send(smart.factory, 0n, data))
      }
      return [await send(smart.address, 0n, executeData(calls))]
    }
    const hashes: Hex[] = []
    for (const { to, value, data } of calls) {
      const hash = await send(to, value, data)
      await waitForReceipt(client, hash)
      hashes.push(hash)
    }
    return hashes
  } catch (error) {
    throw providerErrors.internal(error instanceof BaseError ? error.shortMessage : String(error))
  }
}
