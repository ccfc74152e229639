import { describe, expect, test } from 'vitest'
import type { LocalFeatures } from '../../../../core/src/domain/config/remote-features.ts'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { configReactions } from '../../../../core/src/stores/config/config.reactions.ts'
import { selectConfig } from '../../../../core/src/stores/config/config.store.ts'
import type { ConfigInput } from '../../../../core/src/stores/config/config.types.ts'
import { messagesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import {
  allFeatures,
  configInputs,
  defaultConfig,
  noFeatures,
  offline,
  withEmail,
  withoutLogins,
  withSocials,
} from './config.cases.ts'
import { configModel } from './config.model.ts'

const { withoutProject, withProject } = configInputs
function start(input: ConfigInput = withProject) {
  const run = scenario(configModel, input)
  return {
    ...run,
    config: () => selectConfig(run.snapshot()),
    features: () => selectConfig(run.snapshot()).remoteFeatures,
    requests: () => run.inputsOf('loadFeatures').length,
    messages: () => messagesOf(configReactions, run.emitted()),
    /** The active states, in alphabetical order. */
    where: () => run.statePath().split(' + ').sort().join(' + '),
  }
}
async function startOpened(input: ConfigInput = withProject) {
  const run = start(input)
  await run.send({ type: 'load' })
  return run
}
const setFeatures = (local: LocalFeatures, forced: LocalFeatures = {}) =>
  ({ type: 'features.set', features: { local, forced } }) as const

describe('changes by the page', () => {
  test('set changes one option and keeps all others', async () => {
    const run = start(withoutProject)
    await run.send({ type: 'set', change: { themeMode: 'dark' } })
    expect(run.config()).toEqual({
      ...defaultConfig,
      remoteFeatures: allFeatures,
      themeMode: 'dark',
    })
  })

  test('set merges features and theme variables key by key', async () => {
    const run = start(withoutProject)
    await run.send({
      type: 'set',
      change: { features: { ...defaultConfig.features, collapseWallets: true } },
    })
    await run.send({
      type: 'set',
      change: { themeVariables: { '--latchkit-font-family': 'serif' } },
    })
    const { features, themeVariables } = run.config()
    expect(features).toEqual({ ...defaultConfig.features, collapseWallets: true })
    expect(themeVariables).toEqual({
      '--latchkit-accent': 'red',
      '--latchkit-font-family': 'serif',
    })
  })

  test('set with `themeMode` null resets the theme mode to that of the system', async () => {
    const run = start({ ...withoutProject, config: { ...defaultConfig, themeMode: 'light' } })
    await run.send({ type: 'set', change: { themeMode: null } })
    expect(run.config().themeMode).toBeNull()
  })

  test('set does not change the features that the project decides about', async () => {
    const run = start()
    await run.send({ type: 'set', change: { remoteFeatures: null } })
    expect(run.features()).toEqual(allFeatures)
  })

  test('features.set merges the features again and reports them to the flows', async () => {
    const run = start(withoutProject)
    await run.send(setFeatures({ swaps: false }))
    const features = { ...allFeatures, swaps: false }
    expect(run.features()).toEqual(features)
    expect(run.emitted()).toEqual([{ type: 'features.changed', features }])
    expect(run.messages()).toEqual([])
  })

  test('features.set keeps the features as they are if their values do not change', async () => {
    const run = start(withoutProject)
    const before = run.features()
    await run.send(setFeatures({ swaps: true }))
    expect(run.features()).toBe(before)
  })

  test('the project does not change forced features', async () => {
    const run = start()
    await run.send(setFeatures({}, { history: true, onramp: false }))
    await run.send({ type: 'load' })
    await run.answer('loadFeatures', withoutLogins)
    await run.send({ type: 'apply' })
    expect(run.features()).toEqual({ ...noFeatures, swaps: ['1inch'], activity: true })
  })

  test('forced features replace those of the project that already apply', async () => {
    const run = await startOpened()
    await run.answer('loadFeatures', withoutLogins)
    await run.send({ type: 'release' })
    await run.send(setFeatures({}, { swaps: false }))
    expect(run.features()).toEqual(noFeatures)
  })
})

describe('when the project is read', () => {
  test('config reads nothing before the modal opens', async () => {
    const run = start()
    expect(run.where()).toBe('project.idle + view.hidden')
    await run.send({ type: 'apply' })
    await run.send({ type: 'release' })
    expect([run.features(), run.requests()]).toEqual([allFeatures, 0])
  })

  test.each([
    ['without a project id', withoutProject],
    ['with the policy off', configInputs.off],
  ])('config reads nothing %s [N3]', async (_, input) => {
    const run = await startOpened(input)
    expect([run.where(), run.requests()]).toEqual(['project.idle + view.shown.applied', 0])
  })

  test('config reads the project once', async () => {
    const run = await startOpened()
    await run.send({ type: 'load' })
    await run.answer('loadFeatures', withoutLogins)
    await run.send({ type: 'load' })
    expect([run.where(), run.requests()]).toEqual(['project.loaded + view.shown.held', 1])
  })

  test('config of an embedded modal reads the project after the first navigation', async () => {
    const run = start(configInputs.embedded)
    expect([run.where(), run.requests()]).toEqual(['project.idle + view.shown.applied', 0])
    await run.send({ type: 'apply' })
    await run.answer('loadFeatures', withoutLogins)
    expect([run.features(), run.requests()]).toEqual([allFeatures, 1])
    await run.send({ type: 'apply' })
    expect(run.features()).toEqual({ ...noFeatures, swaps: ['1inch'] })
  })

  test('config of an embedded modal reads nothing without a project id', async () => {
    const run = start({ ...withoutProject, config: { ...defaultConfig, embedded: true } })
    await run.send({ type: 'apply' })
    expect(run.requests()).toBe(0)
  })
})

describe('when the configuration applies', () => {
  test('an answer does not change the features until another view is shown [N4]', async () => {
    const run = await startOpened()
    await run.answer('loadFeatures', withoutLogins)
    expect([run.features(), run.emitted()]).toEqual([allFeatures, []])
    await run.send({ type: 'apply' })
    const features = { ...noFeatures, swaps: ['1inch'] }
    expect(run.features()).toEqual(features)
    expect(run.emitted()).toEqual([{ type: 'features.changed', features }])
    expect(run.where()).toBe('project.loaded + view.shown.applied')
  })

  test('an answer applies when the modal closes', async () => {
    const run = await startOpened()
    await run.answer('loadFeatures', withoutLogins)
    await run.send({ type: 'release' })
    expect([run.features(), run.where()]).toEqual([
      { ...noFeatures, swaps: ['1inch'] },
      'project.loaded + view.hidden',
    ])
  })

  test('an answer applies at once while the modal is closed', async () => {
    const run = await startOpened()
    await run.send({ type: 'release' })
    await run.answer('loadFeatures', withoutLogins)
    expect(run.features()).toEqual({ ...noFeatures, swaps: ['1inch'] })
    expect(run.emitted()).toHaveLength(1)
  })

  test('an answer is held when the modal has been opened again', async () => {
    const run = await startOpened()
    await run.send({ type: 'release' })
    await run.send({ type: 'load' })
    await run.answer('loadFeatures', withoutLogins)
    expect(run.features()).toEqual(allFeatures)
  })

  test('features that are hidden in the region stay off, also if page and project turn them on', async () => {
    const run = await startOpened(configInputs.restricted)
    expect(run.features()).toEqual({ ...allFeatures, onramp: false, activity: false })
    await run.send(setFeatures({ history: true }, { onramp: true }))
    await run.answer('loadFeatures', withEmail)
    await run.answer('checkOrigin', null)
    await run.send({ type: 'apply' })
    expect(run.features()).toEqual({ ...noFeatures, email: true, socials: [] })
  })

  test('with the policy narrow, the project turns on nothing that the page turns off [N3]', async () => {
    const run = await startOpened(configInputs.narrow)
    await run.answer('loadFeatures', withEmail)
    await run.answer('checkOrigin', null)
    await run.send({ type: 'apply' })
    expect(run.features()).toEqual({ ...noFeatures, email: true })
    expect(run.messages()).toEqual([])
  })
})

describe('ignored settings', () => {
  const warning = (settings: string) => ({
    to: 'alert',
    type: 'raise',
    code: 'config/local-ignored',
    variant: 'warning',
    details: { settings },
    once: true,
  })

  test('an answer that overrides settings of the page raises a warning that names them [N3]', async () => {
    const run = await startOpened(configInputs.ignored)
    await run.answer('loadFeatures', withEmail)
    expect(run.messages()).toEqual([
      warning('"features.email", "features.history" (now "activity")'),
    ])
  })

  test('an answer without e-mail raises the warning too', async () => {
    const input = { ...withProject, page: { local: { swaps: false }, forced: {} } }
    const run = await startOpened(input)
    await run.answer('loadFeatures', withoutLogins)
    expect(run.messages()).toEqual([warning('"features.swaps"')])
  })

  test.each([
    ['is held', null],
    ['applies', { type: 'apply' } as const],
  ])(
    'a setting that the page changes while the configuration of the project %s raises the warning',
    async (_, event) => {
      const run = await startOpened()
      await run.answer('loadFeatures', withoutLogins)
      if (event !== null) await run.send(event)
      await run.send(setFeatures({ swaps: false, email: false }))
      expect(run.messages()).toEqual([warning('"features.swaps"')])
    },
  )

  test('a setting raises no warning before the project answers', async () => {
    const run = await startOpened(configInputs.ignored)
    expect(run.messages()).toEqual([])
  })
})

describe('the origin of the page', () => {
  test.each([
    ['e-mail', withEmail],
    ['a social login', withSocials],
  ])('config checks the origin of a project with %s', async (_, answer) => {
    const run = await startOpened()
    await run.answer('loadFeatures', answer)
    expect(run.inputsOf('checkOrigin')).toHaveLength(1)
    await run.answer('checkOrigin', null)
    expect([run.where(), run.messages()]).toEqual(['project.loaded + view.shown.held', []])
  })

  test('config does not check the origin of a project without logins', async () => {
    const run = await startOpened()
    await run.answer('loadFeatures', withoutLogins)
    expect(run.inputsOf('checkOrigin')).toEqual([])
  })

  test('config does not check the origin of a project with an empty list of social logins', async () => {
    const run = await startOpened({ ...withProject, page: { local: {}, forced: { socials: [] } } })
    await run.answer('loadFeatures', withoutLogins)
    expect(run.inputsOf('checkOrigin')).toEqual([])
  })

  test.each(['config/origin-not-allowed', 'config/project-id-missing'] as const)(
    'a refused origin raises the alert %s once',
    async (code) => {
      const run = await startOpened()
      await run.answer('loadFeatures', withEmail)
      await run.answer('checkOrigin', code)
      expect(run.messages()).toEqual([
        { to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true },
      ])
      expect(run.where()).toBe('project.loaded + view.shown.held')
    },
  )

  test('an origin that cannot be checked raises no alert', async () => {
    const failed = await startOpened()
    await failed.answer('loadFeatures', withEmail)
    await failed.fail('checkOrigin', offline)
    const unanswered = await startOpened()
    await unanswered.answer('loadFeatures', withEmail)
    await unanswered.elapse(timeouts.apiTimeout)
    for (const run of [failed, unanswered])
      expect([run.where(), run.messages()]).toEqual(['project.loaded + view.shown.held', []])
  })

  test('an answer applies while the origin is being checked', async () => {
    const run = await startOpened()
    await run.answer('loadFeatures', withEmail)
    await run.send({ type: 'apply' })
    expect(run.features()).toMatchObject({ email: true, swaps: false })
  })
})

describe('a project that cannot be read', () => {
  const failures: readonly [string, (run: ReturnType<typeof start>) => Promise<void>][] = [
    ['the call fails', (run) => run.answer('loadFeatures', null)],
    ['the code does not load', (run) => run.fail('loadFeatures', offline)],
    ['there is no response for 10 s', (run) => run.elapse(timeouts.apiTimeout)],
  ]
  test.each(failures)(
    'the settings of the page apply, with one warning, if %s [N4]',
    async (_, fail) => {
      const run = await startOpened(configInputs.ignored)
      await fail(run)
      await run.answerLate(withoutLogins)
      expect([run.features(), run.where(), run.messages()]).toEqual([
        allFeatures,
        'project.failed + view.shown.applied',
        [],
      ])
      expect(run.inputsOf('warnFailure')).toHaveLength(1)
    },
  )

  test('config reads the project again when the modal opens the next time [N4]', async () => {
    const run = await startOpened()
    await run.answer('loadFeatures', null)
    await run.send({ type: 'apply' })
    await run.send({ type: 'release' })
    expect(run.requests()).toBe(1)
    await run.send({ type: 'load' })
    await run.answer('loadFeatures', withoutLogins)
    await run.send({ type: 'apply' })
    expect([run.features(), run.requests()]).toEqual([{ ...noFeatures, swaps: ['1inch'] }, 2])
  })
})
