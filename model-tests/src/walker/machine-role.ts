import type { MachineRole, ReactionTable } from './machine-model.ts'

type View = (snapshot: never, send: never) => unknown
/** `views`: those of the flows that run the machine, of which `view` selects one. */
type Flow = { view: View; views?: readonly View[]; reactions: ReactionTable }

/** The role of a flow without a connection attempt. */
export const flowRole = ({ view, views = [view], reactions }: Flow): MachineRole => ({
  view: view as NonNullable<MachineRole['view']>,
  views,
  reactions,
  attemptStatus: null,
})

/** The role of a store: no view and no connection attempt. */
export const storeRole = (reactions: ReactionTable): MachineRole => ({
  view: null,
  views: [],
  reactions,
  attemptStatus: null,
})
