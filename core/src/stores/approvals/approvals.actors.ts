import { fromCallback } from 'xstate'
import type { Deps } from '../../protocol/deps.ts'
import type { ApprovalsEvent, DecisionEvent } from './approvals.types.ts'

/**
 * Subscribes to the in-page wallet's requests and forwards decisions. Rejects all pending requests
 * when it stops.
 */
export const approvalsActors = ({ approvals, platform }: Pick<Deps, 'approvals' | 'platform'>) => ({
  watchRequests: fromCallback<DecisionEvent>(({ sendBack, receive }) => {
    const send = sendBack as (event: ApprovalsEvent) => void
    const pending = new Set<string>()
    const logErrors = (work: () => void) => {
      try {
        work()
      } catch (error) {
        platform.log.error('The in-page wallet threw an error', error)
      }
    }
    let stop = () => {}
    logErrors(() => {
      stop =
        approvals?.subscribe({
          asked(request) {
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
        logErrors(() => approvals?.reject(id))
      }
    }
    receive(({ type, id }) => {
      if (type === 'approve') logErrors(() => approvals?.approve?.(id))
      else reject(id === '' ? [...pending] : [id])
    })
    return () => {
      logErrors(() => stop())
      reject([...pending])
    }
  }),
})
