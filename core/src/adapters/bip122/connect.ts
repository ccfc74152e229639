import type { Connection } from '../../domain/account/account.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { EventBuffer as WatchingOf } from '../shared/event-buffer.ts'
import type { Reach, Reached } from './handles.ts'
import type { Standing, Standings } from './standings.ts'

type Watching = WatchingOf<Reached>
type Parts = { reach: Reach; watching: Watching; standings: Standings }

/** One prompt; the wallet stays on the network it is on. */
export const connect =
  ({ reach, watching, standings }: Parts): ChainAdapter['connect'] =>
  async ({ connectorId }, signal) => {
    const wallet = reach.get(connectorId)
    const begun = watching.start(connectorId, wallet)
    try {
      const shared = await wallet.client.connect(signal)
      if (shared === null) throw new KitError('connect/no-account-shared', { wallet: wallet.name })
      return connectionOf(connectorId, standings.stand(wallet.client, shared, null))
    } catch (error) {
      begun.discard()
      throw error
    }
  }

/**
 * Asks only what the wallet answers without its visitor (`wallet_getAccount`, a silent `standard:connect`, UniSat's `getAccounts`); a wallet
 * that has no such question is not restored.
 */
export const resume =
  ({ reach, watching, standings }: Parts): ChainAdapter['resume'] =>
  async ({ connectorId, address }, signal) => {
    const wallet = await reach.waitFor(connectorId, signal)
    const begun = watching.start(connectorId, wallet)
    try {
      const shared = await wallet.client.peek(signal)
      if (shared !== null)
        return connectionOf(connectorId, standings.stand(wallet.client, shared, address))
      begun.discard()
      return null
    } catch (error) {
      begun.discard()
      throw error
    }
  }

const connectionOf = (connectorId: string, standing: Standing): Connection => ({
  namespace: 'bip122',
  connectorId,
  ...standing,
})
