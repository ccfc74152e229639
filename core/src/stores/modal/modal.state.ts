import type { SnapshotFrom } from 'xstate'
import type { ModalState } from '../../protocol/kit-state.ts'
import type { modalMachine } from './modal.machine.ts'

/** Embedded counts as open. */
export function modalState(snapshot: SnapshotFrom<typeof modalMachine>): ModalState {
  const phase =
    snapshot.matches('closed') || snapshot.matches('placing')
      ? 'closed'
      : snapshot.matches('closing')
        ? 'closing'
        : 'open'
  const shaking = snapshot.matches({ open: 'shaking' }) || snapshot.matches({ embedded: 'shaking' })
  return { phase, shaking, namespace: snapshot.context.namespace }
}
