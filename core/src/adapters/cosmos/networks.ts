import type { Network } from '../../domain/network/network.ts'
import { customNodes } from '../../domain/network/rpc-urls.ts'
import { switchErrors } from '../../errors/areas/switch.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { chainInfo } from './chain-info.ts'
import { toChainId } from './chains.ts'
import type { Context, Wallet } from './context.types.ts'
import { toAccounts } from './parse-key.ts'
import { requestKey } from './request-key.ts'
import { callOptions } from './wallet-errors.ts'

/**
 * Requests permission for the network, then the key on it, because the address differs. Throws
 * `rpc/switch-chain` if the wallet does not know the network, and `network/switch-failed` if it has
 * no valid key there (fault K1).
 */
export const switchNetwork =
  (context: Context): ChainAdapter['switchNetwork'] =>
  async ({ connectorId, network: { caipNetworkId } }, signal) => {
    const { guardedCall, resolver, connections } = context
    const wallet = { connectorId, ...resolver.get(connectorId) }
    const chainId = toChainId(caipNetworkId)
    const request = { ...callOptions('network/switch-failed'), method: 'enable', params: [chainId] }
    await guardedCall(request, signal, () => wallet.client.enable(chainId))
    const key = await requestKey(context, wallet, caipNetworkId, signal).catch(throwSwitchFailed)
    connections.set(connectorId, { network: caipNetworkId, key })
    connections.emit(connectorId, {
      type: 'chain.changed',
      caipNetworkId,
      accounts: toAccounts(key),
    })
    return caipNetworkId
  }

/** Adds the network to the wallet, with public endpoints and never with a project id. */
export const addNetwork =
  (context: Context): ChainAdapter['addNetwork'] =>
  async ({ connectorId, network }, signal) => {
    const wallet = { connectorId, ...context.resolver.get(connectorId) }
    return suggestChain(context, wallet, network, signal)
  }

/**
 * Throws `network/not-supported-by-wallet` if the chain's data is missing, and
 * `network/no-public-url` without a safe endpoint for the wallet.
 */
export async function suggestChain(
  { chains, customRpcUrls, guardedCall }: Context,
  wallet: Wallet,
  network: Network,
  signal: AbortSignal,
): Promise<void> {
  const { caipNetworkId } = network
  const chain = chains.get(caipNetworkId)
  if (chain === null) throw new KitError(switchErrors, 'network/not-supported-by-wallet')
  const custom = customNodes(customRpcUrls, caipNetworkId).map(({ url }) => url)
  const info = chainInfo(network, chain, custom)
  if (info === null)
    throw new KitError(switchErrors, 'network/no-public-url', { network: caipNetworkId })
  const options = callOptions('network/not-supported-by-wallet')
  const request = { ...options, method: 'suggestChain', params: [info] }
  await guardedCall(request, signal, () => wallet.client.suggestChain(info))
}

function throwSwitchFailed(cause: unknown): never {
  const hasNoKey =
    isKitError(cause, 'connect/wallet-failed') || isKitError(cause, 'connect/no-account-shared')
  throw hasNoKey ? new KitError(switchErrors, 'network/switch-failed', {}, { cause }) : cause
}
