import { assign, setup } from 'xstate'
import type { ConfigContext, ConfigEvent, ConfigInput } from './config.types.ts'
import { changed } from './config.values.ts'

/** The options, and what the page changed since. */
export const configMachine = setup({
  types: {} as { context: ConfigContext; events: ConfigEvent; input: ConfigInput },
  actions: {
    merge: assign(({ context, event }) => ({ config: changed(context.config, event.change) })),
  },
}).createMachine({
  id: 'config',
  description: 'What the page asked for.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ config: input }),
  initial: 'settled',
  states: {
    settled: {
      description: 'Options are checked before they come here.',
      on: { change: { actions: 'merge' } },
    },
  },
})
