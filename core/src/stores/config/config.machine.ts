import { assign, setup } from 'xstate'
import type { ConfigOf } from '../../protocol/flow.ts'
import { applyConfigChange } from './config.context.ts'
import type { ConfigContext, ConfigEvent, ConfigInput } from './config.types.ts'

const base = setup({
  types: {} as { context: ConfigContext; events: ConfigEvent; input: ConfigInput },
  actions: {
    setConfig: assign(({ context, event }) => ({
      config: applyConfigChange(context.config, event.change),
    })),
  },
})

/** The options of the kit, with the changes made by the page. */
export const configMachine = base.createMachine({
  id: 'config',
  description: 'The options of the kit.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ config: input }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The options can change. `set` carries validated options.',
      on: { set: { actions: 'setConfig' } },
    },
  },
} satisfies ConfigOf<typeof base>)
