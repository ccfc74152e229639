import { expect, test } from 'vitest'
import { connectEmailFlow, connectFarcasterFlow, connectSocialFlow } from '../flows/index.ts'
import type { RunningFlow } from '../protocol/flow.ts'
import { settle } from './kit.fixture.ts'
import { createProject, json, noResponse, offline } from './project.fixture.ts'

const swapsOnly = { features: [{ id: 'swap', isEnabled: true, config: ['own'] }] }
const logins = { features: [{ id: 'social_login', isEnabled: true, config: ['email', 'google'] }] }
/** A project that leaves its logins to the page. */
const pageDecides = { features: [{ id: 'social_login', isEnabled: true, config: null }] }
const off = { features: { email: false, socials: false, analytics: false } } as const
const refused = { problem: 'embedded/login-off' }
type Project = ReturnType<typeof createProject>

const starts: readonly [string, (project: Project) => unknown][] = [
  ['kit.open({ view: "EmailLogin" })', ({ kit }) => kit.open({ view: 'EmailLogin' })],
  ['a push of EmailLogin', ({ kit }) => kit.modal.push('EmailLogin', { email: 'a@b.example' })],
  [
    'a push of ConnectingSocial',
    ({ kit }) => kit.modal.push('ConnectingSocial', { provider: 'google' }),
  ],
  [
    'a push of ConnectingSocial whose popup was blocked',
    ({ kit }) => kit.modal.push('ConnectingSocial', { provider: 'google', blocked: true }),
  ],
  [
    'a push of ConnectingSocial with a result',
    ({ kit }) =>
      kit.modal.push('ConnectingSocial', { provider: 'x', resultUri: 'https://page.example/?r' }),
  ],
  ['a push of ConnectingFarcaster', ({ kit }) => kit.modal.push('ConnectingFarcaster')],
]
const sources: readonly [string, () => Project][] = [
  ['the page turned off', () => createProject({ config: json(pageDecides) }, off)],
  ['the project turned off', () => createProject({ config: json(swapsOnly) })],
  [
    'an origin that is not allowed cannot use',
    () =>
      createProject({
        config: json(logins),
        origins: json({ allowedOrigins: ['https://other.example'] }),
      }),
  ],
]
for (const [reason, create] of sources)
  test.each(starts)(`a login that ${reason} is refused after %s [EM19]`, async (_, start) => {
    const project = create()
    await project.open()
    await start(project)
    await settle()
    if (project.view()?.step === 'entering' && project.view()?.problem === null)
      project.view()?.submit?.('a@b.example')
    // A login whose popup was blocked asks with the next click.
    if (project.view()?.step === 'blocked') project.view()?.retry?.()
    await settle()
    expect(project.view()).toMatchObject(refused)
    expect(project.frames()).toBe(0)
  })

test.each([
  ['connectEmail', (kit: Project['kit']) => kit.run(connectEmailFlow, { email: 'a@b.example' })],
  ['connectSocial', (kit: Project['kit']) => kit.run(connectSocialFlow, { provider: 'google' })],
  ['connectFarcaster', (kit: Project['kit']) => kit.run(connectFarcasterFlow, null)],
] as const)(
  'kit.run(%s) asks the project before the modal was opened, and is refused [EM19]',
  async (_, run) => {
    const project = createProject({ config: json(swapsOnly) })
    const flow: RunningFlow<unknown> = await run(project.kit)
    await settle()
    expect(flow.view()).toMatchObject(refused)
    expect([project.asked('/appkit/v1/config'), project.frames()]).toEqual([1, 0])
    expect(project.logged()).toEqual([
      expect.objectContaining({ message: expect.stringContaining('embedded/login-off') }),
    ])
  },
)

const allProviders = json({
  features: [{ id: 'social_login', isEnabled: true, config: ['google', 'apple', 'facebook', 'x'] }],
})
const browsers = [
  ['Telegram on an iPhone', { telegram: true, ios: true }, 'google'],
  ['Telegram on Android', { telegram: true, android: true }, 'facebook'],
  ['Telegram on a Mac', { telegram: true, userAgent: 'Mozilla/5.0 (Macintosh)' }, 'x'],
] as const
test.each(browsers)(
  'a social login that %s blocks is refused by every command [EM19]',
  async (_, device, provider) => {
    const project = createProject({ config: allProviders }, {}, { device })
    await project.open()
    for (const data of [{ provider }, { provider, blocked: true }]) {
      project.kit.modal.push('ConnectingSocial', data)
      await settle()
      expect(project.view()).toMatchObject({ ...refused, retry: null })
      project.kit.modal.back()
    }
    const flow: RunningFlow<unknown> = await project.kit.run(connectSocialFlow, { provider })
    await settle()
    expect(flow.view()).toMatchObject({ ...refused, retry: null })
    expect(project.frames()).toBe(0)
    project.kit.modal.push('ConnectingSocial', { provider: 'apple' })
    await settle()
    expect(project.view()).toMatchObject({ step: 'redirecting' })
  },
)

test('a refused origin takes the logins out of the next view [EM19]', async () => {
  const project = createProject({
    config: json(logins),
    origins: json({ allowedOrigins: ['https://other.example'] }),
  })
  await project.open()
  expect(project.view()?.methods).toContain('email')
  await project.close()
  await project.open()
  expect(project.view()).toMatchObject({ methods: ['wallet'], socials: [] })
})

test.each([
  ['the project cannot be read', { config: offline }, {}],
  ['remoteFeatures is "off"', { config: offline }, { remoteFeatures: 'off' as const }],
])('the origin is checked if %s [EM20]', async (_, routes, options) => {
  const project = createProject(
    { ...routes, origins: json({ allowedOrigins: ['https://other.example'] }) },
    options,
  )
  await project.open()
  expect(project.state().alert).toMatchObject({ open: true, code: 'config/origin-not-allowed' })
  const { hint } = Object(project.state().alert)
  expect(hint).toContain('https://page.example')
  await project.close()
  expect(project.features()).toMatchObject({ email: false, socials: false, swaps: ['1inch'] })
})

test('the origin is checked when the page turns e-mail on later [EM20]', async () => {
  const project = createProject(
    { config: json(pageDecides), origins: json({ allowedOrigins: ['https://other.example'] }) },
    off,
  )
  await project.open()
  expect(project.asked('/projects/v1/origins')).toBe(0)
  project.kit.settings.update({ features: { email: true } })
  await settle()
  expect(project.state().alert).toMatchObject({ open: true, code: 'config/origin-not-allowed' })
})

test('origins that could not be read are checked before a login [EM20]', async () => {
  const project = createProject({ config: json(logins), origins: offline })
  await project.open()
  expect(project.state().alert).toEqual({ open: false })
  project.routes.origins = json({ allowedOrigins: ['https://other.example'] })
  project.kit.modal.push('EmailLogin', { email: 'a@b.example' })
  await settle()
  expect(project.view()).toMatchObject(refused)
  expect([project.state().alert, project.frames()]).toMatchObject([
    { open: true, code: 'config/origin-not-allowed' },
    0,
  ])
})

const googleOnly = {
  features: [{ id: 'social_login', isEnabled: true, config: ['google'] }],
}
const otherOrigins = json({ allowedOrigins: ['https://other.example'] })

test('a login that the project turns off is refused at once while the origin is checked [V21]', async () => {
  const project = createProject({ config: json(googleOnly), origins: noResponse })
  await project.open([])
  project.kit.modal.push('EmailLogin', { email: 'a@b.example' })
  await settle()
  expect(project.view()).toMatchObject(refused)
  expect(project.frames()).toBe(0)
})

test('a login that waits is refused when the answer of the project arrives, before its origins [EM19]', async () => {
  const project = createProject({ config: json(googleOnly), origins: noResponse })
  const flow: RunningFlow<unknown> = await project.kit.run(connectEmailFlow, {
    email: 'a@b.example',
  })
  await settle()
  expect(flow.view()).toMatchObject(refused)
  expect(project.frames()).toBe(0)
})

test('a login that the project turns off is refused although the origins cannot be read [EM20]', async () => {
  const project = createProject({ config: json(googleOnly), origins: offline })
  await project.open()
  project.routes.origins = noResponse
  project.kit.modal.push('EmailLogin', { email: 'a@b.example' })
  await settle()
  expect(project.view()).toMatchObject(refused)
})

test('a refused origin counts for a login while the project is read again [EM19]', async () => {
  const project = createProject({ config: offline, origins: otherOrigins })
  await project.open()
  project.routes.config = noResponse
  const flow: RunningFlow<unknown> = await project.kit.run(connectEmailFlow, {
    email: 'a@b.example',
  })
  expect(flow.view()).toMatchObject({ step: 'submitting' })
  project.clock.advance(1_000)
  await settle()
  expect(flow.view()).toMatchObject(refused)
  expect(project.frames()).toBe(0)
})

test('an answer about the origins without a list raises an alert, and refuses no login [EM20]', async () => {
  const project = createProject({ config: json(logins), origins: json({}) })
  await project.open()
  expect(project.state().alert).toMatchObject({ open: true, code: 'config/project-id-missing' })
  await project.close()
  expect(project.features()).toMatchObject({ email: true, socials: ['google'] })
  await project.open()
  project.kit.modal.push('EmailLogin', { email: 'a@b.example' })
  await settle()
  expect([project.view()?.step, project.frames()]).toEqual(['submitting', 1])
})

test('a project that restricts no origin is asked once, and a login does not wait for it', async () => {
  const project = createProject({ config: json(logins), origins: json({ allowedOrigins: [] }) })
  await project.open()
  await project.close()
  await project.open()
  project.kit.modal.push('EmailLogin', { email: 'a@b.example' })
  await settle()
  expect([project.asked('/projects/v1/origins'), project.frames()]).toEqual([1, 1])
  expect(project.view()?.step).toBe('submitting')
})

test.each([
  ['was read', json(logins)],
  ['cannot be read', offline],
])(
  'a corrected list of origins counts for the next login if the project %s [EM20]',
  async (_, config) => {
    const project = createProject({ config, origins: otherOrigins })
    await project.open()
    for (const origins of [otherOrigins, noResponse]) {
      project.routes.origins = origins
      project.kit.modal.push('EmailLogin', { email: 'a@b.example' })
      await settle()
      for (const wait of [150, 300, 600]) {
        project.clock.advance(wait)
        await settle()
      }
      expect([project.view()?.problem, project.frames()]).toEqual(['embedded/login-off', 0])
      project.kit.modal.back()
    }
    project.clock.advance(10_000)
    await settle()
    project.routes.origins = json({ allowedOrigins: ['https://page.example'] })
    project.kit.modal.push('EmailLogin', { email: 'a@b.example' })
    await settle()
    for (const wait of [150, 300, 500]) {
      project.clock.advance(wait)
      await settle()
    }
    expect([project.view()?.step, project.frames()]).toEqual(['submitting', 1])
  },
)

test('a corrected list of origins brings the logins back when the modal opens again [EM20]', async () => {
  const project = createProject({ config: json(logins), origins: otherOrigins })
  await project.open()
  await project.close()
  project.routes.origins = json({ allowedOrigins: ['https://page.example'] })
  await project.open()
  expect(project.view()).toMatchObject({ methods: ['wallet'] })
  await project.close()
  await project.open()
  expect(project.view()?.methods).toContain('email')
  expect(project.asked('/projects/v1/origins')).toBe(2)
})

test('a login that the project turned off is refused while the page is never idle [EM19]', async () => {
  const project = createProject({ config: json(swapsOnly) })
  project.busy()
  const running = project.kit.run(connectEmailFlow, { email: 'a@b.example' })
  await settle()
  expect((await running).view()).toMatchObject(refused)
  expect(project.frames()).toBe(0)
})
