import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { isInterrupted } from '../shared/error-kinds.ts'
import type { Session } from './session.types.ts'

/** Tells the wallet to forget the page, where it can. A wallet that is gone is left as it is. */
export const disconnect =
  ({ reach, ask, standings }: Session): ChainAdapter['disconnect'] =>
  async (connectorId, signal) => {
    const wallet = reach.find(connectorId)
    if (wallet?.client.has('standard:disconnect')) {
      const call = () => wallet.client.call('standard:disconnect', 'disconnect')
      await ask({ fallbackCode: 'account/disconnect-failed' }, signal, call).catch(
        (error: unknown) => {
          throw isInterrupted(error)
            ? error
            : new KitError('account/disconnect-failed', {}, { cause: error })
        },
      )
    }
    standings.drop(connectorId)
  }
