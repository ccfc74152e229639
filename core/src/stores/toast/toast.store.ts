import { fromCallback, type SnapshotFrom } from 'xstate'
import { defineStore } from '../../protocol/define.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { ToastState } from '../../protocol/kit-state.ts'
import { toastMachine } from './toast.machine.ts'
import type { ToastEvent } from './toast.types.ts'

export const toastActors = ({ platform: { page } }: Pick<Deps, 'platform'>) => ({
  /** Reports that the page is visible: at once, or when another app or tab no longer covers it. */
  waitForPage: fromCallback<ToastEvent>(({ sendBack }) => {
    const report = () => sendBack({ type: 'page.seen' })
    if (page.isHidden()) return page.onVisible(report)
    report()
  }),
})

/**
 * The public state of the toast. `key` differs for every toast. A toast that waits until the
 * previous one is gone is not open.
 */
export function selectToast(snapshot: SnapshotFrom<typeof toastMachine>): ToastState {
  const { toast, shown } = snapshot.context
  return toast !== null && snapshot.matches('shown')
    ? { open: true, key: shown, ...toast }
    : { open: false }
}

export const toastStore = defineStore({
  name: 'toast',
  machine: toastMachine,
  actors: toastActors,
  reactions: {},
  select: selectToast,
})
