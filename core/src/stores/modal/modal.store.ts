import type { SnapshotFrom } from 'xstate'
import type { ModalState } from '../../protocol/kit-state.ts'
import { defineStore } from '../../protocol/store.ts'
import { modalMachine } from './modal.machine.ts'
import { modalReactions } from './modal.reactions.ts'

/** The public state of the modal. An embedded modal counts as open. */
export function selectModal(snapshot: SnapshotFrom<typeof modalMachine>): ModalState {
  const phase =
    snapshot.matches('closed') || snapshot.matches('routing')
      ? 'closed'
      : snapshot.matches('closing')
        ? 'closing'
        : 'open'
  const shaking = snapshot.matches({ open: 'shaking' }) || snapshot.matches({ embedded: 'shaking' })
  return { phase, shaking, namespace: snapshot.context.namespace }
}

export const modalStore = defineStore({
  name: 'modal',
  machine: modalMachine,
  actors: () => ({}),
  reactions: modalReactions,
  select: selectModal,
})
