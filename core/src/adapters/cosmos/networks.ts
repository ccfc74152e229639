import type { Network } from '../../domain/network/network.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { accountsOf } from './accounts.ts'
import { asking, askKey } from './ask-wallet.ts'
import { chainInfo } from './chain-info.ts'
import { chainIdOf } from './chains.ts'
import type { Family, Reached } from './family.ts'

/** Asks to be let in on the other network, and for the key there: the account is written differently. An unknown one is `rpc/switch-chain`. */
export const switchNetwork =
  (family: Family): ChainAdapter['switchNetwork'] =>
  async ({ connectorId, network: { caipNetworkId } }, signal) => {
    const wallet = { connectorId, ...family.reach.get(connectorId) }
    await family.ask(asking('network/switch-failed'), signal, () =>
      wallet.client.enable(chainIdOf(caipNetworkId)),
    )
    const key = await askKey(family, wallet, caipNetworkId, signal).catch(notThere)
    family.connections.set(connectorId, { network: caipNetworkId, key })
    family.connections.emit(connectorId, {
      type: 'chain.changed',
      caipNetworkId,
      accounts: accountsOf(key),
    })
    return caipNetworkId
  }

/** Offers the network with its public endpoints: never one that holds a project id. */
export const addNetwork =
  (family: Family): ChainAdapter['addNetwork'] =>
  async ({ connectorId, network }, signal) =>
    suggestChain(family, { connectorId, ...family.reach.get(connectorId) }, network, signal)

export async function suggestChain(
  family: Family,
  wallet: Reached,
  network: Network,
  signal: AbortSignal,
): Promise<void> {
  const chain = family.chains.of(network.caipNetworkId)
  const offered = chain === null ? null : chainInfo(network, chain)
  if (offered === null) throw new KitError('network/not-supported-by-wallet')
  await family.ask(asking('network/not-supported-by-wallet'), signal, () =>
    wallet.client.suggest(offered),
  )
}

/** A wallet that cannot show its key there has not switched. */
function notThere(cause: unknown): never {
  const isVague =
    isKitError(cause, 'connect/wallet-failed') || isKitError(cause, 'connect/no-account-shared')
  throw isVague ? new KitError('network/switch-failed', {}, { cause }) : cause
}
