import { hex } from '@scure/base'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { PlainErrorCode } from '../../errors/catalogue.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { GuardedCallOptions } from '../shared/guarded-call.ts'
import { readAddress } from './address.ts'
import { chainIdOf } from './chains.ts'
import type { CosmosKey } from './cosmos.types.ts'
import type { Family, Reached } from './family.ts'
import { fromKeplr } from './from-keplr.ts'
import { isMadeOf } from './key-owner.ts'
import { readKey } from './read-key.ts'

/** How errors of wallets are read where one that says nothing has a plain code. */
export const asking = (fallbackCode: PlainErrorCode): GuardedCallOptions => ({
  fallbackCode,
  toKitError: (thrown) => fromKeplr(thrown, fallbackCode),
})

const walletFailed = (name: string, cause: unknown) =>
  new KitError('connect/wallet-failed', { wallet: name }, { cause })

/** How they are read while connecting. */
export const askingOf = ({ name }: Reached): GuardedCallOptions => ({
  fallbackCode: 'kit/unknown',
  toKitError(thrown) {
    const error = fromKeplr(thrown, 'kit/unknown')
    return error.code === 'kit/unknown' ? walletFailed(name, thrown) : error
  },
})

/** The key a wallet has on a network; prompts only where the page was not let in. An address that was not made of its key is refused. */
export async function askKey(
  family: Family,
  wallet: Reached,
  network: CaipNetworkId,
  signal: AbortSignal,
): Promise<CosmosKey> {
  const answer = await family.ask(askingOf(wallet), signal, () =>
    wallet.client.getKey(chainIdOf(network)),
  )
  if (answer === null || answer === undefined)
    throw new KitError('connect/no-account-shared', { wallet: wallet.name })
  const key = readKey(answer)
  if (key === null || !(await isSound(family, key, network)))
    throw walletFailed(wallet.name, answer)
  return key
}

/** Whether the address is one of this network, and the key's own. */
async function isSound(
  { chains, curve }: Family,
  { address, publicKey, algo }: CosmosKey,
  network: CaipNetworkId,
): Promise<boolean> {
  const prefix = chains.of(network)?.prefix
  if (prefix !== undefined && readAddress(address)?.prefix !== prefix) return false
  return isMadeOf(
    address,
    hex.decode(publicKey),
    algo === 'ethsecp256k1' ? 'ethereum' : 'cosmos',
    curve,
  )
}
