import type { Connection } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { isKitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { EventBuffer as WatchingOf } from '../shared/event-buffer.ts'
import { accountsOf } from './accounts.ts'
import { askingOf, askKey } from './ask-wallet.ts'
import { chainIdOf } from './chains.ts'
import type { Family, Reached } from './family.ts'
import { suggestChain } from './networks.ts'

type Watching = WatchingOf<Reached>

/** One prompt. A wallet that does not know the network asks about that first: there is no other way to be connected with a chain of one's own. */
export const connect =
  (family: Family, watching: Watching): ChainAdapter['connect'] =>
  async ({ connectorId, caipNetworkId }, signal) => {
    const wallet = { connectorId, ...family.reach.get(connectorId) }
    return attempt(family, watching, wallet, async () => {
      const network = family.chains.wanted(caipNetworkId)
      await enable(family, wallet, network, signal)
      return stand(family, wallet, network, signal)
    })
  }

/**
 * Only for a wallet that was connected before: it answers for its key without asking anybody while it is unlocked. Keplr's page API has no
 * way to know whether it is; the caller's deadline ends the wait.
 */
export const resume =
  (family: Family, watching: Watching): ChainAdapter['resume'] =>
  async ({ connectorId, address, caipNetworkId = null }, signal) => {
    const wallet = { connectorId, ...(await family.reach.waitFor(connectorId, signal)) }
    return attempt(family, watching, wallet, async () => {
      const network = family.chains.last({ network: caipNetworkId, address })
      return stand(family, wallet, network, signal)
    }).catch(nothingShared)
  }

/** Moves a connection to a network that the wallet lets the page in on. */
export async function enable(
  family: Family,
  wallet: Reached,
  network: CaipNetworkId,
  signal: AbortSignal,
): Promise<void> {
  const ask = () =>
    family.ask(askingOf(wallet), signal, () => wallet.client.enable(chainIdOf(network)))
  const known = family.networks().find((one) => one.caipNetworkId === network)
  await ask().catch(async (error: unknown) => {
    if (
      !isKitError(error, 'rpc/switch-chain') ||
      known === undefined ||
      family.chains.of(network) === null
    )
      throw error
    await suggestChain(family, wallet, known, signal)
    await ask()
  })
}

/** Listens before it asks; nothing stays when nothing came of it. */
async function attempt(
  family: Family,
  watching: Watching,
  wallet: Reached,
  job: () => Promise<Connection>,
): Promise<Connection> {
  const { connectorId } = wallet
  const before = family.connections.get(connectorId)
  const begun = watching.start(connectorId, wallet)
  try {
    return await job()
  } catch (error) {
    begun.discard()
    if (before === null) family.connections.delete(connectorId)
    else family.connections.set(connectorId, before)
    throw error
  }
}

/** The network is remembered first, so that an account that changes meanwhile is asked for there. */
async function stand(
  family: Family,
  wallet: Reached,
  network: CaipNetworkId,
  signal: AbortSignal,
): Promise<Connection> {
  const { connectorId } = wallet
  family.connections.set(connectorId, { network, key: null })
  const key = await askKey(family, wallet, network, signal)
  family.connections.set(connectorId, { network, key })
  return {
    namespace: 'cosmos',
    connectorId,
    address: key.address,
    accounts: accountsOf(key),
    caipNetworkId: network,
  }
}

/** Locked, or not let in any more. */
function nothingShared(error: unknown): null {
  if (
    isKitError(error, 'rpc/unauthorized') ||
    isKitError(error, 'rpc/user-rejected') ||
    isKitError(error, 'connect/no-account-shared')
  )
    return null
  throw error
}
