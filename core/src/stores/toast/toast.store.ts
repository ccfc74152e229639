import type { SnapshotFrom } from 'xstate'
import type { ToastState } from '../../protocol/kit-state.ts'
import { defineStore } from '../../protocol/store.ts'
import { toastMachine } from './toast.machine.ts'

/** Only a toast that is on screen is open. */
export function selectToast(snapshot: SnapshotFrom<typeof toastMachine>): ToastState {
  const { toast, shown } = snapshot.context
  return toast !== null && snapshot.matches('shown')
    ? { open: true, key: shown, ...toast }
    : { open: false }
}

export const toastStore = defineStore({
  name: 'toast',
  machine: toastMachine,
  actors: () => ({}),
  reactions: {},
  select: selectToast,
})
