import { describe, expect, test } from 'vitest'
import type { ProjectAnswer } from '../../../../core/src/domain/config/login-offer.ts'
import type {
  LocalFeatures,
  RemoteFeatures,
} from '../../../../core/src/domain/config/remote-features.ts'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { configReactions, selectConfig } from '../../../../core/src/stores/config/config.store.ts'
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
    next: () => selectConfig(run.snapshot()).nextFeatures,
    projectAnswer: () => selectConfig(run.snapshot()).projectAnswer,
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
const read = (features: RemoteFeatures, answer: ProjectAnswer = 'checked') => ({
  type: 'features.read',
  features,
  answer,
})
const setFeatures = (local: LocalFeatures, forced: LocalFeatures = {}) =>
  ({ type: 'features.set', features: { local, forced } }) as const

describe('changes by the page', () => {
  test('set changes one option and keeps all others', async () => {
    const run = start(withoutProject)
    await run.send({ type: 'set', change: { themeMode: 'dark' } })
    expect(run.config()).toEqual({
      ...defaultConfig,
      remoteFeatures: allFeatures,
      nextFeatures: allFeatures,
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
    const change = { remoteFeatures: null, nextFeatures: null, projectAnswer: 'checked' } as const
    await run.send({ type: 'set', change })
    expect([run.features(), run.next(), run.projectAnswer()]).toEqual([
      allFeatures,
      allFeatures,
      'awaited',
    ])
  })

  test('features.set merges the features again and reports them to the flows', async () => {
    const run = start(withoutProject)
    await run.send(setFeatures({ swaps: false }))
    const features = { ...allFeatures, swaps: false as const }
    expect(run.features()).toEqual(features)
    expect(run.emitted()).toEqual([
      { type: 'features.changed', features },
      read(features, 'awaited'),
    ])
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
  test('an opened modal does not wait for the project', async () => {
    const run = await startOpened()
    expect(run.inputsOf('loadFeatures')).toEqual([{ projectId: 'p', isAwaited: false }])
  })

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
  ])('config reads no features %s [N3]', async (_, input) => {
    const run = await startOpened(input)
    expect(run.requests()).toBe(0)
  })

  test('config reads the project once', async () => {
    const run = await startOpened()
    await run.send({ type: 'load' })
    await run.answer('loadFeatures', withoutLogins)
    await run.send({ type: 'load' })
    expect([run.where(), run.requests()]).toEqual(['project.loaded.unneeded + view.shown.held', 1])
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
  const swapsRead = read({ ...noFeatures, swaps: ['1inch'] })
  test('an answer does not change the features until another view is shown [N4]', async () => {
    const run = await startOpened()
    await run.answer('loadFeatures', withoutLogins)
    expect([run.features(), run.emitted()]).toEqual([allFeatures, [swapsRead]])
    await run.send({ type: 'apply' })
    const features = { ...noFeatures, swaps: ['1inch'] }
    expect(run.features()).toEqual(features)
    expect(run.emitted()).toEqual([swapsRead, { type: 'features.changed', features }])
    expect(run.where()).toBe('project.loaded.unneeded + view.shown.applied')
  })

  test('an answer applies when the modal closes', async () => {
    const run = await startOpened()
    await run.answer('loadFeatures', withoutLogins)
    await run.send({ type: 'release' })
    expect([run.features(), run.where()]).toEqual([
      { ...noFeatures, swaps: ['1inch'] },
      'project.loaded.unneeded + view.hidden',
    ])
  })

  test('an answer applies at once while the modal is closed', async () => {
    const run = await startOpened()
    await run.send({ type: 'release' })
    await run.answer('loadFeatures', withoutLogins)
    expect(run.features()).toEqual({ ...noFeatures, swaps: ['1inch'] })
    expect(run.emitted()).toHaveLength(2)
    expect(run.emitted()).toContainEqual(swapsRead)
    expect(run.emitted()).toContainEqual({ type: 'features.changed', features: swapsRead.features })
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
    await run.answer('checkOrigin', 'allowed')
    await run.send({ type: 'apply' })
    expect(run.features()).toEqual({ ...noFeatures, email: true, socials: [] })
  })

  test('with the policy narrow, the project turns on nothing that the page turns off [N3]', async () => {
    const run = await startOpened(configInputs.narrow)
    await run.answer('loadFeatures', withEmail)
    await run.answer('checkOrigin', 'allowed')
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
  const refusal = (code: string) => ({
    to: 'alert',
    type: 'raise',
    code,
    variant: 'error',
    details: {},
    once: true,
  })

  test.each([
    ['e-mail', withEmail],
    ['a social login', withSocials],
  ])('config checks the origin of a project with %s', async (_, answer) => {
    const run = await startOpened()
    await run.answer('loadFeatures', answer)
    const next = run.next() ?? noFeatures
    expect([run.inputsOf('checkOrigin').length, run.projectAnswer()]).toEqual([1, 'read'])
    expect(run.emitted()).toEqual([read(next, 'read')])
    await run.answer('checkOrigin', 'allowed')
    expect([run.where(), run.messages()]).toEqual(['project.loaded.checked + view.shown.held', []])
    expect(run.emitted()).toEqual([read(next, 'read'), read(next)])
    expect([run.features(), run.next(), run.projectAnswer()]).toEqual([
      allFeatures,
      next,
      'checked',
    ])
  })

  test.each([
    ['without logins', withProject, withoutLogins],
    [
      'with an empty list of social logins',
      { ...withProject, page: { local: {}, forced: { socials: [] } } },
      withoutLogins,
    ],
  ])('config does not check the origin of a project %s', async (_, input, answer) => {
    const run = await startOpened(input)
    await run.answer('loadFeatures', answer)
    expect(run.inputsOf('checkOrigin')).toEqual([])
    expect([run.next(), run.projectAnswer()]).toEqual([
      expect.objectContaining({ email: false }),
      'checked',
    ])
    expect(run.emitted()).toEqual([read(run.next() ?? allFeatures)])
  })

  test('config checks no origin without a project id', async () => {
    const run = await startOpened(withoutProject)
    expect([run.inputsOf('checkOrigin'), run.next()]).toEqual([[], allFeatures])
  })

  test('a refused origin raises an alert once, and takes the logins out of the next view [EM19]', async () => {
    const run = await startOpened()
    await run.answer('loadFeatures', withEmail)
    await run.answer('checkOrigin', 'config/origin-not-allowed')
    expect(run.messages()).toEqual([refusal('config/origin-not-allowed')])
    expect(run.where()).toBe('project.loaded.refused + view.shown.held')
    const features = { ...noFeatures, activity: true }
    expect([run.features(), run.next()]).toEqual([allFeatures, features])
    expect(run.emitted().at(-1)).toEqual(read(features))
    await run.send({ type: 'apply' })
    expect(run.features()).toEqual(features)
    await run.send(setFeatures({}, { email: true }))
    expect(run.features()).toMatchObject({ email: false })
    expect(run.inputsOf('checkOrigin')).toHaveLength(1)
  })

  test.each(['load', 'ask'] as const)(
    'after a refusal, %s reads the list again, and a corrected one turns the logins on [EM20]',
    async (type) => {
      const run = await startOpened()
      await run.answer('loadFeatures', withEmail)
      const features = run.next() ?? noFeatures
      await run.answer('checkOrigin', 'config/origin-not-allowed')
      const off = run.next() ?? noFeatures
      expect([off.email, run.projectAnswer()]).toEqual([false, 'awaited'])
      const before = run.emitted().length
      await run.send({ type })
      expect(run.inputsOf('checkOrigin')).toEqual([{ reading: 'cached' }, { reading: 'again' }])
      // A login that starts waits for the answer.
      expect(run.emitted().slice(before)).toEqual([read(off, 'awaited')])
      await run.answer('checkOrigin', 'allowed')
      expect([run.where(), run.next(), run.projectAnswer()]).toEqual([
        'project.loaded.checked + view.shown.held',
        features,
        'checked',
      ])
      expect(run.emitted().at(-1)).toEqual(read(features))
    },
  )

  test('a list that cannot be read again keeps the refusal [EM20]', async () => {
    const run = await startOpened()
    await run.answer('loadFeatures', withEmail)
    await run.answer('checkOrigin', 'config/origin-not-allowed')
    await run.send({ type: 'apply' })
    await run.send({ type: 'ask' })
    await run.answer('checkOrigin', 'undecided')
    expect([run.next()?.email, run.projectAnswer()]).toEqual([false, 'awaited'])
    await run.send({ type: 'ask' })
    expect(run.inputsOf('checkOrigin').at(-1)).toEqual({ reading: 'again' })
  })

  test('a refused origin of a project that cannot be read is read again too [EM20]', async () => {
    const run = await startOpened()
    await run.answer('loadFeatures', null)
    await run.answer('checkOrigin', 'config/origin-not-allowed')
    await run.send({ type: 'ask' })
    await run.answer('loadFeatures', null)
    expect(run.inputsOf('checkOrigin')).toEqual([{ reading: 'cached' }, { reading: 'again' }])
  })

  test('an answer without a list of origins raises an alert, and is undecided [EM20]', async () => {
    const alert = [refusal('config/project-id-missing')]
    const features = { ...noFeatures, email: true, socials: [], activity: true }
    const run = await startOpened()
    await run.answer('loadFeatures', withEmail)
    await run.answer('checkOrigin', 'config/project-id-missing')
    expect([run.messages(), run.where(), run.next()]).toEqual([
      alert,
      'project.loaded.undecided + view.shown.held',
      features,
    ])
    const unread = await startOpened()
    await unread.answer('loadFeatures', null)
    await unread.answer('checkOrigin', 'config/project-id-missing')
    expect([unread.messages(), unread.where(), unread.next()]).toEqual([
      alert,
      'project.failed.checked + view.shown.applied',
      allFeatures,
    ])
  })

  test('a refusal after the answer applies keeps that answer', async () => {
    const run = await startOpened()
    await run.answer('loadFeatures', withEmail)
    await run.send({ type: 'apply' })
    expect(run.features()).toMatchObject({ email: true, swaps: false })
    await run.answer('checkOrigin', 'config/origin-not-allowed')
    await run.send({ type: 'apply' })
    expect(run.features()).toEqual({ ...noFeatures, activity: true })
  })

  test('an origin that cannot be checked raises no alert, and is checked for the next opening and login [EM20]', async () => {
    const failed = await startOpened()
    await failed.answer('loadFeatures', withEmail)
    await failed.fail('checkOrigin', offline)
    const unanswered = await startOpened()
    await unanswered.answer('loadFeatures', withEmail)
    await unanswered.elapse(timeouts.apiTimeout)
    const undecided = await startOpened()
    await undecided.answer('loadFeatures', withEmail)
    await undecided.answer('checkOrigin', 'undecided')
    for (const run of [failed, unanswered, undecided]) {
      const features = { ...noFeatures, email: true, socials: [], activity: true }
      expect([run.where(), run.messages(), run.next(), run.projectAnswer()]).toEqual([
        'project.loaded.undecided + view.shown.held',
        [],
        features,
        'read',
      ])
      expect(run.emitted()).toEqual([read(features, 'read'), read(features)])
      await run.send({ type: run === failed ? 'load' : 'ask' })
      expect(run.inputsOf('checkOrigin')).toHaveLength(2)
      expect(run.emitted().slice(2)).toEqual([read(features, 'read')])
      await run.answer('checkOrigin', 'config/origin-not-allowed')
      expect(run.messages()).toEqual([refusal('config/origin-not-allowed')])
    }
  })

  test.each([
    ['with the policy off', configInputs.off],
    ['of an embedded modal with the policy off', configInputs.embeddedOff],
  ])('config checks the origin %s [EM20]', async (_, input) => {
    const run = start(input)
    await run.send({ type: input === configInputs.off ? 'load' : 'apply' })
    expect(run.requests()).toBe(0)
    await run.answer('checkOrigin', 'config/origin-not-allowed')
    expect(run.messages()).toEqual([refusal('config/origin-not-allowed')])
    expect(run.next()).toEqual({ ...allFeatures, email: false, socials: false })
  })

  test('a login with the policy off checks the origin before the modal opens [EM20]', async () => {
    const run = start(configInputs.off)
    await run.send({ type: 'ask' })
    await run.answer('checkOrigin', 'allowed')
    expect([run.next(), run.where()]).toEqual([allFeatures, 'project.loaded.checked + view.hidden'])
  })

  test('a modal that is not embedded checks nothing when another view is shown', async () => {
    const run = start(configInputs.off)
    await run.send({ type: 'apply' })
    expect(run.where()).toBe('project.idle + view.hidden')
  })

  test('config checks the origin when the page turns e-mail on later [EM20]', async () => {
    const run = await startOpened()
    await run.answer('loadFeatures', withoutLogins)
    expect(run.next()).toMatchObject({ email: false })
    await run.send(setFeatures({}, { email: true }))
    expect([run.inputsOf('checkOrigin').length, run.projectAnswer()]).toEqual([1, 'read'])
    expect(run.next()).toMatchObject({ email: true })
    await run.answer('checkOrigin', 'config/origin-not-allowed')
    expect(run.messages()).toEqual([refusal('config/origin-not-allowed')])
    expect(run.next()).toMatchObject({ email: false })
  })
})

describe('logins', () => {
  test('a login reads the project once, and an answer applies at once while the modal is closed [V21]', async () => {
    const run = start()
    await run.send({ type: 'ask' })
    await run.send({ type: 'ask' })
    expect([run.requests(), run.where()]).toEqual([1, 'project.loading + view.hidden'])
    expect(run.inputsOf('loadFeatures')).toEqual([{ projectId: 'p', isAwaited: true }])
    await run.answer('loadFeatures', withoutLogins)
    const features = { ...noFeatures, swaps: ['1inch'] }
    expect([run.features(), run.next()]).toEqual([features, features])
  })

  test('features that the page changes count for a login at once [EM19]', async () => {
    const run = await startOpened()
    await run.answer('loadFeatures', withEmail)
    await run.send(setFeatures({ history: true }))
    expect(run.emitted().map(({ type }) => type)).toEqual([
      'features.read',
      'features.changed',
      'settings.ignored',
      'features.read',
    ])
    await run.answer('checkOrigin', 'allowed')
    await run.send(setFeatures({}, { email: false }))
    const features = { ...noFeatures, socials: [], activity: true }
    expect(run.next()).toEqual(features)
    expect(run.emitted()).toContainEqual(read(features))
  })

  test('a login knows that the project turns it off before the origin is checked [V21]', async () => {
    const run = await startOpened()
    await run.answer('loadFeatures', withSocials)
    const features = { ...noFeatures, socials: ['google'] }
    expect([run.features(), run.next(), run.projectAnswer()]).toEqual([
      allFeatures,
      features,
      'read',
    ])
    await run.send(setFeatures({}, { socials: false }))
    expect(run.emitted()).toContainEqual(read(noFeatures, 'read'))
  })

  test('the stored answer counts from the start, and the page overrides none of it [V21]', async () => {
    const run = start(configInputs.stored)
    const features = { ...noFeatures, swaps: ['1inch'] }
    expect([run.features(), run.next(), run.projectAnswer()]).toEqual([
      features,
      features,
      'awaited',
    ])
    await run.send({ type: 'load' })
    await run.answer('loadFeatures', withEmail)
    expect(run.features()).toEqual(features)
    await run.send({ type: 'apply' })
    expect(run.features()).toEqual({ ...noFeatures, email: true, socials: [], activity: true })
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
        'project.failed.checkingOrigin + view.shown.applied',
        [],
      ])
      expect(run.inputsOf('warnFailure')).toHaveLength(1)
    },
  )

  const failed = async (input: ConfigInput = withProject) => {
    const run = await startOpened(input)
    await run.answer('loadFeatures', null)
    return run
  }
  const features: RemoteFeatures = { ...allFeatures, email: false, socials: false }

  test('the stored answer counts, and a login asks again [V21]', async () => {
    const run = await failed(configInputs.stored)
    const stored = { ...noFeatures, swaps: ['1inch'] }
    expect([run.features(), run.where(), run.next(), run.projectAnswer()]).toEqual([
      stored,
      'project.failed.checked + view.shown.applied',
      stored,
      'awaited',
    ])
    expect(run.emitted()).toEqual([read(stored)])
    await run.send({ type: 'ask' })
    expect([run.requests(), run.where()]).toEqual([2, 'project.loading + view.shown.applied'])
  })

  test('the origin is checked, and a refusal takes the logins out of the next view [EM20]', async () => {
    const run = await failed()
    await run.answer('checkOrigin', 'config/origin-not-allowed')
    expect(run.messages()).toMatchObject([{ type: 'raise', code: 'config/origin-not-allowed' }])
    expect(run.emitted().at(-1)).toEqual(read(features))
    expect([run.features(), run.next(), run.projectAnswer(), run.where()]).toEqual([
      allFeatures,
      features,
      'awaited',
      'project.failed.checked + view.shown.held',
    ])
    await run.send({ type: 'apply' })
    expect(run.features()).toEqual(features)
  })

  test('a login does not wait for an origin that is allowed or cannot be checked', async () => {
    const allowed = await failed()
    await allowed.answer('checkOrigin', 'allowed')
    const broken = await failed()
    await broken.fail('checkOrigin', offline)
    const unanswered = await failed()
    await unanswered.elapse(timeouts.apiTimeout)
    for (const run of [allowed, broken, unanswered]) {
      expect(run.emitted()).toEqual([read(allFeatures)])
      expect(run.where()).toBe('project.failed.checked + view.shown.applied')
    }
  })

  test('an opening during the check reads the project again, and an origin stays refused until it is allowed [EM20]', async () => {
    const run = await failed()
    await run.send({ type: 'load' })
    expect([run.requests(), run.where()]).toEqual([2, 'project.loading + view.shown.applied'])
    await run.answer('loadFeatures', null)
    await run.answer('checkOrigin', 'config/origin-not-allowed')
    await run.send({ type: 'ask' })
    await run.answer('loadFeatures', withEmail)
    await run.send({ type: 'apply' })
    const refused = { ...noFeatures, activity: true }
    expect([run.features(), run.projectAnswer()]).toEqual([refused, 'awaited'])
    await run.answer('checkOrigin', 'undecided')
    await run.send({ type: 'apply' })
    expect([run.features(), run.projectAnswer()]).toEqual([refused, 'awaited'])
    await run.send({ type: 'ask' })
    await run.answer('checkOrigin', 'allowed')
    const allowed = { ...refused, email: true, socials: [] }
    expect([run.features(), run.next(), run.emitted().at(-1)]).toEqual([
      refused,
      allowed,
      read(allowed),
    ])
    await run.send({ type: 'apply' })
    expect(run.features()).toEqual(allowed)
  })

  test('an origin stays refused if the second check is undecided [EM20]', async () => {
    const run = await failed()
    await run.answer('checkOrigin', 'config/origin-not-allowed')
    await run.send({ type: 'load' })
    await run.answer('loadFeatures', null)
    await run.answer('checkOrigin', 'undecided')
    expect([run.next(), run.where()]).toEqual([
      features,
      'project.failed.checked + view.shown.held',
    ])
  })

  test('an origin that is allowed at the second check has its logins again [EM20]', async () => {
    const run = await failed()
    await run.answer('checkOrigin', 'config/origin-not-allowed')
    await run.send({ type: 'load' })
    await run.answer('loadFeatures', null)
    await run.answer('checkOrigin', 'allowed')
    expect([run.next(), run.emitted().at(-1)]).toEqual([allFeatures, read(allFeatures)])
    await run.send({ type: 'apply' })
    expect(run.features()).toEqual(allFeatures)
  })

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
