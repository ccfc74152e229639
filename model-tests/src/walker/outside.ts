import type { Outside, ReactionTable } from './chart-model.ts'

type Flow = { view: (snapshot: never, send: never) => unknown; reactions: ReactionTable }

/** A flow as its door hands it over: the step its view is on, and its reactions, which begin the tries that they end. */
export const flowOutside = ({ view, reactions }: Flow): Outside => ({
  view: view as NonNullable<Outside['view']>,
  reactions,
  tried: null,
})

/** A standing chart: it shows a state and holds no try. */
export const standingOutside = (reactions: ReactionTable): Outside => ({
  view: null,
  reactions,
  tried: null,
})
