import { assign, setup } from 'xstate'
import type { ConfigState } from '../../contracts/kit-state.ts'
import type { ConfigContext, ConfigEvent, ConfigInput } from './config.types.ts'

const merged = (config: ConfigState, change: Partial<ConfigState>): ConfigState => ({
  ...config,
  ...change,
  features: { ...config.features, ...change.features },
  themeVariables: { ...config.themeVariables, ...change.themeVariables },
})

/** The options, and what the page changed since. */
export const configMachine = setup({
  types: {} as { context: ConfigContext; events: ConfigEvent; input: ConfigInput },
  actions: { merge: assign(({ context, event }) => ({ config: merged(context.config, event.change) })) },
}).createMachine({
  id: 'config',
  description: 'What the page asked for.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ config: input }),
  initial: 'settled',
  states: { settled: { description: 'Options are checked before they come here.', on: { change: { actions: 'merge' } } } },
})
