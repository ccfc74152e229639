import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { isInterrupted, isUnsupported } from '../shared/error-kinds.ts'
import type { Reach } from './handles.ts'
import type { Standings } from './standings.ts'

/** Gives the page's permission back where the wallet knows how. A wallet that is gone, or cannot, is left as it is. */
export const disconnect =
  ({ reach, standings }: { reach: Reach; standings: Standings }): ChainAdapter['disconnect'] =>
  async (connectorId, signal) => {
    const handle = reach.find(connectorId)?.client
    if (handle === undefined) return
    standings.forget(handle)
    await handle.forget(signal).catch((error: unknown) => {
      if (isUnsupported(error)) return
      throw isInterrupted(error)
        ? error
        : new KitError('account/disconnect-failed', {}, { cause: error })
    })
  }
