import { createActor } from 'xstate'
import { createManualClock } from '../../../../core/src/platform/manual-clock.ts'
import { createMemoryPlatform } from '../../../../core/src/platform/memory.ts'
import type { ToastVariant } from '../../../../core/src/protocol/kit-state.ts'
import { toastMachine } from '../../../../core/src/stores/toast/toast.machine.ts'
import { selectToast, toastActors } from '../../../../core/src/stores/toast/toast.store.ts'
import type { ToastEvent } from '../../../../core/src/stores/toast/toast.types.ts'
import { type Operations, operation } from '../operation.ts'

type Show = { at: number; message: string; variant: ToastVariant }
type Timeline = { shows: Show[]; then?: Show | null; hideAt?: number | null; sampleAt: number[] }

const showEvent = ({ at, message, variant }: Show): { at: number; event: ToastEvent } => ({
  at,
  event: { type: 'show', message, variant, code: null },
})

/** The page is visible. */
const actors = toastActors({ platform: createMemoryPlatform() })

/** The toast machine on a simulated clock. */
export const toastOperations: Operations = {
  'toast.timeline': operation(({ shows, then, hideAt, sampleAt }: Timeline) => {
    const clock = createManualClock()
    const toast = createActor(toastMachine.provide({ actors }), { clock }).start()
    const hide =
      typeof hideAt === 'number'
        ? [{ at: hideAt, event: { type: 'hide', code: null, transfer: null } as const }]
        : []
    const events = [...shows.map(showEvent), ...hide, ...(then ? [showEvent(then)] : [])]
    const timeline = [...events, ...sampleAt.map((at) => ({ at, event: null }))].sort(
      (a, b) => a.at - b.at,
    )
    return timeline.flatMap(({ at, event }) => {
      clock.advance(at - clock.now())
      if (event !== null) {
        toast.send(event)
        return []
      }
      const state = selectToast(toast.getSnapshot())
      return [
        state.open
          ? { at, open: true, message: state.message, variant: state.variant }
          : { at, open: false },
      ]
    })
  }),
}
