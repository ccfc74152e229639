import type { Connection } from '../../domain/account/account.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { Watching as WatchingOf } from '../shared/watching.ts'
import type { Reach, Reached } from './handles.ts'
import type { Standing, Standings } from './standings.ts'

type Watching = WatchingOf<Reached>
type Parts = { reach: Reach; watching: Watching; standings: Standings }

/** One prompt; the wallet stays on the network it is on. */
export const connect =
  ({ reach, watching, standings }: Parts): ChainAdapter['connect'] =>
  async ({ connectorId }, signal) => {
    const wallet = reach.now(connectorId)
    const begun = watching.begin(connectorId, wallet)
    try {
      const shared = await wallet.handle.connect(signal)
      if (shared === null) throw new KitError('connect/no-account-shared', { wallet: wallet.name })
      return connectionOf(connectorId, standings.stand(wallet.handle, shared, null))
    } catch (error) {
      begun.forget()
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
    const wallet = await reach.soon(connectorId, signal)
    const begun = watching.begin(connectorId, wallet)
    try {
      const shared = await wallet.handle.peek(signal)
      if (shared !== null)
        return connectionOf(connectorId, standings.stand(wallet.handle, shared, address))
      begun.forget()
      return null
    } catch (error) {
      begun.forget()
      throw error
    }
  }

const connectionOf = (connectorId: string, standing: Standing): Connection => ({
  namespace: 'bip122',
  connectorId,
  ...standing,
})
