import { assign, setup } from 'xstate'
import type { ConfigOf } from '../../protocol/flow.ts'
import type { ConfigContext, ConfigEvent, ConfigInput } from './config.types.ts'
import { changed } from './config.values.ts'

const base = setup({
  types: {} as { context: ConfigContext; events: ConfigEvent; input: ConfigInput },
  actions: {
    merge: assign(({ context, event }) => ({ config: changed(context.config, event.change) })),
  },
})

/** The options, and what the page changed since. */
export const configMachine = base.createMachine({
  id: 'config',
  description: 'What the page asked for.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ config: input }),
  initial: 'settled',
  states: {
    settled: {
      description: 'Options are checked before they come here.',
      on: { set: { actions: 'merge' } },
    },
  },
} satisfies ConfigOf<typeof base>)
