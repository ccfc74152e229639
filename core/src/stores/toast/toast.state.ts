import type { SnapshotFrom } from 'xstate'
import type { ToastState } from '../../protocol/kit-state.ts'
import type { toastMachine } from './toast.machine.ts'

/** Only a toast that is on screen is open. */
export function toastState(snapshot: SnapshotFrom<typeof toastMachine>): ToastState {
  const { toast, shown } = snapshot.context
  return toast !== null && snapshot.matches('shown')
    ? { open: true, key: shown, ...toast }
    : { open: false }
}
