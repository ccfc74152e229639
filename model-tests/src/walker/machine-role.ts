import type { MachineRole, ReactionTable } from './machine-model.ts'

type Flow = { view: (snapshot: never, send: never) => unknown; reactions: ReactionTable }

/** The role of a flow without a connection attempt. */
export const flowRole = ({ view, reactions }: Flow): MachineRole => ({
  view: view as NonNullable<MachineRole['view']>,
  reactions,
  attemptStatus: null,
})

/** The role of a store: no view and no connection attempt. */
export const storeRole = (reactions: ReactionTable): MachineRole => ({
  view: null,
  reactions,
  attemptStatus: null,
})
