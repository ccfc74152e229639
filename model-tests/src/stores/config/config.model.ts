import { effectiveFeatures } from '../../../../core/src/domain/config/effective-features.ts'
import type { ProjectAnswer } from '../../../../core/src/domain/config/login-offer.ts'
import { configMachine } from '../../../../core/src/stores/config/config.machine.ts'
import { configReactions, selectConfig } from '../../../../core/src/stores/config/config.store.ts'
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

/** How far the project has answered. An origin that was refused before may be allowed now. */
const checkAnswer =
  (answer: ProjectAnswer): Check =>
  ({ context: { config, origin, held } }) => {
    const isReversible = answer === 'read' && (held?.origin ?? origin) === 'refused'
    assertEqual(config.projectAnswer, isReversible ? 'awaited' : answer, 'answer')
  }
const checkFailed: Check = (result) => {
  assertTrue(result.run.environment.openChannel('warnFailure').open, 'warnFailure runs')
  checkAnswer('awaited')(result)
}

const originAllowed =
  'A login waits for the check at most 1 s. The request ends after 10 s, and stopping the kit aborts it.'

export const configModel: MachineModel<typeof configMachine> = {
  id: 'stores/config',
  machine: configMachine,
  inputs: configInputs,
  cases: configCases,
  commands: ['set', 'features.set'],
  listeners: { warnFailure: [] },
  project: ({ config, page, remote, origin, held, policy, hidden }) => [
    config.projectId,
    config.embedded,
    config.themeMode,
    config.features.collapseWallets,
    config.themeVariables,
    config.remoteFeatures,
    config.projectAnswer,
    page,
    policy,
    hidden,
    remote?.map(({ id }) => id) ?? null,
    origin,
    held && [held.origin, held.remote?.map(({ id }) => id) ?? null],
  ],
  // Changes by the page have no effect on what follows them.
  stopsPath: ({ config, page }) =>
    config.themeMode !== null ||
    config.features.collapseWallets ||
    config.themeVariables['--latchkit-font-family'] !== undefined ||
    page.local.swaps !== undefined ||
    page.forced.swaps !== undefined ||
    page.forced.email !== undefined,
  role: storeRole(configReactions),
  states: {
    'project.idle': ({ run }) => assertEqual(run.environment.requests.length, 0, 'requests'),
    'project.loading': checkOpen('loadFeatures'),
    'project.loaded.checkingOrigin': (result) => {
      checkOpen('checkOrigin')(result)
      checkAnswer('read')(result)
    },
    'project.loaded.unneeded': checkAnswer('checked'),
    'project.loaded.checked': checkAnswer('checked'),
    'project.loaded.refused': checkAnswer('awaited'),
    'project.loaded.undecided': checkAnswer('read'),
    'project.failed.checkingOrigin': (result) => {
      checkOpen('checkOrigin')(result)
      checkFailed(result)
    },
    'project.failed.checked': checkFailed,
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
    'the project is asked only with a project id, and never for features with the policy off': ({
      context: { config, policy },
      run: { environment },
    }) => {
      if (config.projectId === null) assertEqual(environment.requests, [], 'requests')
      if (policy === 'off')
        assertTrue(!environment.requests.some(({ src }) => src === 'loadFeatures'), 'requests')
    },
    'a login knows the features that count from the next view on': ({ context }) => {
      const { config, held, ...sources } = context
      assertEqual(config.nextFeatures, effectiveFeatures({ ...sources, ...held }), 'features')
    },
    'features.read carries the features that count from the next view on': ({
      context: { config },
      emitted,
    }) => {
      for (const event of emitted)
        if (event.type === 'features.read')
          assertEqual(Object(event).features, config.nextFeatures, 'features')
    },
    'an origin that the project refuses has no login': ({ context: { config, origin } }) => {
      const { email, socials } = config.remoteFeatures
      if (origin === 'refused') assertEqual([email, socials], [false, false], 'logins')
    },
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
      'The features of the page apply while the project is read, and a login waits for it at most 1 s. The request ends after 10 s, and stopping the kit aborts it.',
    'config.project.loaded.checkingOrigin waits for checkOrigin without a cancel': originAllowed,
    'config.project.failed.checkingOrigin waits for checkOrigin without a cancel': originAllowed,
  },
}
