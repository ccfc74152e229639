import type { SnapshotFrom } from 'xstate'
import { defineStore } from '../../protocol/define.ts'
import type { ModalState } from '../../protocol/kit-state.ts'
import { modalMachine } from './modal.machine.ts'
import { modalReactions } from './modal.reactions.ts'

type Snapshot = SnapshotFrom<typeof modalMachine>

function phaseOf(snapshot: Snapshot): ModalState['phase'] {
  if (snapshot.matches('closed') || snapshot.matches('routing')) return 'closed'
  return snapshot.matches('closing') ? 'closing' : 'open'
}

/** The public state of the modal. An embedded modal counts as open. */
export function selectModal(snapshot: Snapshot): ModalState {
  const shaking = snapshot.matches({ open: 'shaking' }) || snapshot.matches({ embedded: 'shaking' })
  const { namespace, consent } = snapshot.context
  return { phase: phaseOf(snapshot), shaking, namespace, consent }
}

export const modalStore = defineStore({
  name: 'modal',
  machine: modalMachine,
  actors: () => ({}),
  reactions: modalReactions,
  select: selectModal,
})
