import { effectiveFeatures } from '../../../../core/src/domain/config/effective-features.ts'
import { configMachine } from '../../../../core/src/stores/config/config.machine.ts'
import { configReactions } from '../../../../core/src/stores/config/config.reactions.ts'
import { selectConfig } from '../../../../core/src/stores/config/config.store.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { configCases, configInputs, defaultConfig } from './config.cases.ts'

type Check = (result: StepResult<typeof configMachine>) => void

const checkOpen =
  (src: string): Check =>
  ({ run }) =>
    assertTrue(!run.environment.pending(src).aborted, src)
const checkHeld =
  (isHeld: boolean): Check =>
  ({ context }) =>
    assertEqual(context.held !== null, isHeld, 'held')

export const configModel: MachineModel<typeof configMachine> = {
  id: 'stores/config',
  machine: configMachine,
  inputs: configInputs,
  cases: configCases,
  commands: ['set', 'features.set'],
  listeners: { warnFailure: [] },
  project: ({ config, page, remote, held, policy, hidden }) => [
    config.projectId,
    config.embedded,
    config.themeMode,
    config.features.collapseWallets,
    config.themeVariables,
    config.remoteFeatures,
    page,
    policy,
    hidden,
    remote?.map(({ id }) => id) ?? null,
    held?.map(({ id }) => id) ?? null,
  ],
  // Changes by the page have no effect on what follows them.
  stopsPath: ({ config, page }) =>
    config.themeMode !== null ||
    config.features.collapseWallets ||
    config.themeVariables['--latchkit-font-family'] !== undefined ||
    page.local.swaps !== undefined ||
    page.forced.swaps !== undefined,
  role: storeRole(configReactions),
  states: {
    'project.idle': ({ run }) => assertEqual(run.environment.requests.length, 0, 'requests'),
    'project.loading': checkOpen('loadFeatures'),
    'project.checkingOrigin': checkOpen('checkOrigin'),
    'project.loaded': ({ context }) =>
      assertTrue(context.held !== null || context.remote !== null, 'an answer'),
    'project.failed': ({ run }) =>
      assertTrue(run.environment.openChannel('warnFailure').open, 'warnFailure runs'),
    'view.hidden': checkHeld(false),
    'view.shown.applied': checkHeld(false),
    'view.shown.held': checkHeld(true),
  },
  invariants: {
    'the config keeps all options': ({ state }) =>
      assertEqual(
        Object.keys(selectConfig(state)).sort(),
        Object.keys(defaultConfig).sort(),
        'options',
      ),
    'a theme variable keeps its value until it is set again': ({ context }) =>
      assertEqual(context.config.themeVariables['--latchkit-accent'], 'red', 'accent'),
    'the features are those that page, project and region give': ({ context }) =>
      assertEqual(context.config.remoteFeatures, effectiveFeatures(context), 'features'),
    'the project is asked only with a project id, and never with the policy off': ({
      context: { config, policy },
      run,
    }) =>
      assertTrue(
        run.environment.requests.length === 0 || (config.projectId !== null && policy !== 'off'),
        'requests',
      ),
    'features that the region hides are off': ({ context: { config, hidden } }) => {
      for (const feature of hidden) assertEqual(config.remoteFeatures[feature], false, feature)
    },
    'features.changed carries the features of the config': ({ context, emitted }) => {
      for (const event of emitted)
        if (event.type === 'features.changed')
          assertEqual(Object(event).features, context.config.remoteFeatures, 'features')
    },
  },
  allow: {
    'config.project.loading waits for loadFeatures without a cancel':
      'The features of the page apply while the project is read, and nothing waits for it. The request ends after 10 s, and stopping the kit aborts it.',
    'config.project.checkingOrigin waits for checkOrigin without a cancel':
      'The check only warns the developer, and nothing waits for it. The request ends after 10 s, and stopping the kit aborts it.',
  },
}
