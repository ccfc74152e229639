import { hex } from '@scure/base'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { connectErrors } from '../../errors/areas/connect.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { InTurn } from '../adapter.ts'
import { walletFailed } from '../shared/guarded-call.ts'
import { toChainId } from './chains.ts'
import type { Context, Wallet } from './context.types.ts'
import type { CosmosKey } from './cosmos.types.ts'
import { isAddressOfKey } from './is-address-of-key.ts'
import { parseAddress } from './parse-address.ts'
import { parseKey } from './parse-key.ts'
import { connectOptions } from './wallet-errors.ts'

/**
 * Requests the wallet's key on a network. Opens a prompt only if the page has no permission. Throws
 * `connect/no-account-shared` if the wallet returns no key, and `connect/wallet-failed` if the
 * address is not derived from the key or is of another network.
 */
export async function requestKey(
  context: Context,
  { name, client }: Wallet,
  network: CaipNetworkId,
  signal: AbortSignal,
  inTurn: InTurn = (request) => request(),
): Promise<CosmosKey> {
  const chainId = toChainId(network)
  const request = { ...connectOptions(name), method: 'getKey', params: [chainId] }
  const result = await context.guardedCall(request, signal, () =>
    inTurn(async () => client.getKey(chainId)),
  )
  if (result === null || result === undefined)
    throw new KitError(connectErrors, 'connect/no-account-shared', { wallet: name })
  const key = parseKey(result)
  if (key === null || !(await isValidOn(context, key, network))) throw walletFailed(name, result)
  return key
}

/** Whether the address is of this network and derived from the key. */
async function isValidOn(
  { chains, loadCurve }: Context,
  { address, publicKey, algo }: CosmosKey,
  network: CaipNetworkId,
): Promise<boolean> {
  const prefix = chains.get(network)?.prefix
  if (prefix !== undefined && parseAddress(address)?.prefix !== prefix) return false
  const style = algo === 'ethsecp256k1' ? 'ethereum' : 'cosmos'
  return isAddressOfKey(address, hex.decode(publicKey), style, loadCurve)
}
