import type { MachineRole, ReactionTable } from './machine-model.ts'

type Flow = { view: (snapshot: never, send: never) => unknown; reactions: ReactionTable }

/** A flow as its entry point exports it: the view's step, and the reactions. */
export const flowRole = ({ view, reactions }: Flow): MachineRole => ({
  view: view as NonNullable<MachineRole['view']>,
  reactions,
  tried: null,
})

/** A store: it has a state instead of a view and starts no attempt. */
export const storeRole = (reactions: ReactionTable): MachineRole => ({
  view: null,
  reactions,
  tried: null,
})
