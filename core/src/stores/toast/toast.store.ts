import type { SnapshotFrom } from 'xstate'
import { defineStore } from '../../protocol/define.ts'
import type { ToastState } from '../../protocol/kit-state.ts'
import { toastActors } from './toast.actors.ts'
import { toastMachine } from './toast.machine.ts'

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
