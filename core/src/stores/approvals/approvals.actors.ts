import { fromCallback } from 'xstate'
import type { Deps } from '../../protocol/deps.ts'
import type { ApprovalsEvent, DecisionEvent } from './approvals.types.ts'

/**
 * Subscribes to the requests of the in-page wallet and forwards the visitor's decisions. Rejects
 * all pending requests when the actor stops.
 */
export const approvalsActors = ({ approvals, platform }: Pick<Deps, 'approvals' | 'platform'>) => ({
  watchRequests: fromCallback<DecisionEvent>(({ sendBack, receive }) => {
    const send: (event: ApprovalsEvent) => void = sendBack
    const pending = new Set<string>()
    const logErrors = (operation: string, run: () => void) => {
      try {
        run()
      } catch (error) {
        platform.log.error(`The in-page wallet threw an error on ${operation}`, error)
      }
    }
    let stop = () => {}
    logErrors('subscribe', () => {
      stop =
        approvals?.subscribe({
          received(request) {
            pending.add(request.id)
            send({ type: 'request.received', request })
          },
          settled(id, outcome) {
            pending.delete(id)
            send({ type: 'request.settled', id, outcome })
          },
        }) ?? stop
    })
    const reject = (ids: readonly string[]) => {
      for (const id of ids) {
        pending.delete(id)
        logErrors('reject', () => approvals?.reject(id))
      }
    }
    receive(({ type, id }) => {
      if (type === 'approve') logErrors('approve', () => approvals?.approve?.(id))
      else reject(id === '' ? [...pending] : [id])
    })
    return () => {
      logErrors('unsubscribe', () => stop())
      reject([...pending])
    }
  }),
})
