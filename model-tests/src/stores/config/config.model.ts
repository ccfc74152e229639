import { configMachine } from '../../../../core/src/stores/config/config.machine.ts'
import type { ChartModel } from '../../walker/chart-model.ts'
import { same } from '../../walker/check.ts'
import { standingOutside } from '../../walker/outside.ts'
import { configCases, plainConfig } from './config.cases.ts'

/** What the page asked for. */
export const configModel: ChartModel<typeof configMachine> = {
  id: 'stores/config',
  machine: configMachine,
  inputs: { plain: plainConfig },
  cases: configCases,
  commands: ['set'],
  listeners: {},
  project: ({ config }) => [
    config.themeMode,
    config.features.collapseWallets,
    config.themeVariables,
  ],
  farEnough: () => false,
  outside: standingOutside({}),
  states: { settled: () => {} },
  invariants: {
    'no option is ever lost': ({ context }) =>
      same(Object.keys(context.config).sort(), Object.keys(plainConfig).sort(), 'options'),
    'a variable that is set stays until it is set anew': ({ context }) =>
      same(context.config.themeVariables['--latchkit-accent'], 'red', 'accent'),
  },
  allow: {},
}
