import type { Outside } from './chart-model.ts'

/** A flow as its door hands it over: the step its view is on, and what reacts to its facts. */
export const flowOutside = (flow: { view: (snapshot: never, send: never) => unknown; reactions: object }): Outside => ({
  view: flow.view as NonNullable<Outside['view']>,
  reactsTo: Object.keys(flow.reactions),
})
