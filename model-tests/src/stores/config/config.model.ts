import { configMachine } from '../../../../core/src/stores/config/config.machine.ts'
import { assertEqual } from '../../walker/check.ts'
import type { MachineModel } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { configCases, defaultConfig } from './config.cases.ts'

export const configModel: MachineModel<typeof configMachine> = {
  id: 'stores/config',
  machine: configMachine,
  inputs: { default: defaultConfig },
  cases: configCases,
  commands: ['set'],
  listeners: {},
  project: ({ config }) => [
    config.themeMode,
    config.features.collapseWallets,
    config.themeVariables,
  ],
  stopsPath: () => false,
  role: storeRole({}),
  states: { idle: () => {} },
  invariants: {
    'the config keeps all options': ({ context }) =>
      assertEqual(Object.keys(context.config).sort(), Object.keys(defaultConfig).sort(), 'options'),
    'a theme variable keeps its value until it is set again': ({ context }) =>
      assertEqual(context.config.themeVariables['--latchkit-accent'], 'red', 'accent'),
  },
  allow: {},
}
