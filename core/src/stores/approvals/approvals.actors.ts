import { fromCallback } from 'xstate'
import type { Deps } from '../../protocol/deps.ts'
import type { ApprovalsEvent, DecisionEvent } from './approvals.types.ts'

/** Hears what the wallet asks, and hands decisions over; one that has no request of that id rejects all it has. */
export const approvalsActors = ({ approvals, platform }: Pick<Deps, 'approvals' | 'platform'>) => ({
  watchRequests: fromCallback<DecisionEvent>(({ sendBack, receive }) => {
    const tell = sendBack as (event: ApprovalsEvent) => void
    const pending = new Set<string>()
    const attempt = (work: () => void) => {
      try {
        work()
      } catch (error) {
        platform.log.error('The wallet in this page failed', error)
      }
    }
    let stop = () => {}
    attempt(() => {
      stop =
        approvals?.subscribe({
          asked(request) {
            pending.add(request.id)
            tell({ type: 'request.received', request })
          },
          settled(id, outcome) {
            pending.delete(id)
            tell({ type: 'request.settled', id, outcome })
          },
        }) ?? stop
    })
    const refuse = (ids: readonly string[]) => {
      for (const id of ids) {
        pending.delete(id)
        attempt(() => approvals?.reject(id))
      }
    }
    receive(({ type, id }) => {
      if (type === 'approve') attempt(() => approvals?.approve?.(id))
      else refuse(id === '' ? [...pending] : [id])
    })
    return () => {
      attempt(() => stop())
      refuse([...pending])
    }
  }),
})
