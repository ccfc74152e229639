import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RemoteFeatures } from '../domain/config/remote-features.ts'
import { settle } from './kit.fixture.ts'
import { createProject, json, noResponse, offline, type Respond } from './project.fixture.ts'

const all: RemoteFeatures = {
  email: true,
  socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
  swaps: ['1inch'],
  onramp: ['coinbase', 'meld'],
  activity: true,
  branding: true,
}
const none: RemoteFeatures = {
  email: false,
  socials: false,
  swaps: false,
  onramp: false,
  activity: false,
  branding: false,
}
const swapsOnly = { features: [{ id: 'swap', isEnabled: true, config: ['own'] }] }
const emailOnly = { features: [{ id: 'social_login', isEnabled: true, config: ['email'] }] }
const failed = { level: 'warn', message: expect.stringContaining("project's configuration failed") }

test('the project is asked after the modal opened, and not before [R21]', async () => {
  const project = createProject({ config: json(swapsOnly) })
  await project.kit.ready()
  await project.kit.load()
  await settle()
  expect(project.requests).toEqual([])
  await project.open()
  expect([project.asked('/appkit/v1/config'), project.asked('/projects/v1/origins')]).toEqual([
    1, 0,
  ])
})

test('the answer of the project counts once the modal is closed, and is read once [N4]', async () => {
  const project = createProject({ config: json(swapsOnly) })
  await project.open()
  expect(project.features()).toEqual(all)
  await project.close()
  expect(project.features()).toEqual({ ...none, swaps: ['own'] })
  await project.open()
  expect([project.asked('/appkit/v1/config'), project.features()]).toEqual([
    1,
    { ...none, swaps: ['own'] },
  ])
})

test.each([
  ['without a project id', { projectId: '' }],
  ['with remoteFeatures: "off"', { remoteFeatures: 'off' as const }],
])('a kit %s asks no project [N3]', async (_, options) => {
  const project = createProject({ config: json(swapsOnly) }, options)
  await project.open()
  await project.close()
  expect([project.asked('/appkit/v1/config'), project.features()]).toEqual([0, all])
})

test.each([
  ['override', { ...none, swaps: ['own'] }, 1],
  ['narrow', { ...none, swaps: false }, 0],
] as const)(
  'remoteFeatures: "%s" decides about a feature that page and project set differently [N3]',
  async (remoteFeatures, features, warnings) => {
    const project = createProject(
      { config: json(swapsOnly) },
      { remoteFeatures, features: { swaps: false, analytics: false } },
    )
    await project.open()
    await project.close()
    const found = project.logged().filter(({ message }) => message.includes('local-ignored'))
    expect([project.features(), found.length]).toEqual([features, warnings])
  },
)

test('the alert about ignored settings names them, once', async () => {
  const project = createProject(
    { config: json(swapsOnly) },
    { features: { swaps: false, history: true, analytics: false } },
  )
  await project.open()
  expect(project.state().alert).toMatchObject({
    open: true,
    variant: 'warning',
    code: 'config/local-ignored',
    details: { settings: '"features.swaps"' },
  })
  project.kit.modal.dismissAlert()
  project.kit.settings.update({ features: { swaps: true } })
  await settle()
  expect(project.state().alert).toEqual({ open: false })
})

const faults: readonly [string, Respond][] = [
  ['a body that is not JSON', async () => new Response('<h1>no</h1>')],
  ['null', json(null)],
  ['a text', json('features')],
  ['a list', json([swapsOnly])],
  ['no features', json({})],
  ['features that are no list', json({ features: { swap: true } })],
  [
    'a known feature with a text as its configuration',
    json({ features: [{ id: 'swap', isEnabled: true, config: 'own' }] }),
  ],
  [
    'a known feature that is enabled by a number',
    json({ features: [{ id: 'swap', isEnabled: 1, config: [] }] }),
  ],
  ['status 403', json({}, 403)],
  ['status 401', json({}, 401)],
  ['status 404', json({}, 404)],
  ['status 500', json({}, 500)],
  ['no network', offline],
]
test.each(faults)(
  'the settings of the page count after an answer with %s [N4]',
  async (_, config) => {
    const project = createProject({ config }, { features: { swaps: ['page'], analytics: false } })
    await project.open()
    expect(project.state().modal.phase).toBe('open')
    await project.close()
    expect(project.features()).toEqual({ ...all, swaps: ['page'] })
    expect(project.logged()).toEqual(expect.arrayContaining([expect.objectContaining(failed)]))
    expect(project.asked('/projects/v1/origins')).toBe(1)
  },
)

test('unknown features of the project change nothing', async () => {
  const unknown = [{ id: 'endpoints', isEnabled: true, config: ['https://evil.example'] }, 7, null]
  const project = createProject({ config: json({ features: [...unknown, ...swapsOnly.features] }) })
  await project.open()
  await project.close()
  expect(project.features()).toEqual({ ...none, swaps: ['own'] })
})

test('the settings of the page count while the project does not answer for 10 s, and the next opening asks again [N4]', async () => {
  const project = createProject({ config: noResponse })
  await project.kit.open()
  await settle()
  project.clock.advance(9_999)
  await settle()
  expect(project.logged()).toEqual([])
  project.clock.advance(1)
  await settle()
  expect(project.logged()).toEqual([expect.objectContaining(failed)])
  await project.close()
  project.routes.config = json(swapsOnly)
  await project.open()
  await project.close()
  expect(project.features()).toEqual({ ...none, swaps: ['own'] })
})

test.each([
  [
    'a list without the origin',
    json({ allowedOrigins: ['https://other.example'] }),
    'config/origin-not-allowed',
  ],
  ['no list', json({}), 'config/project-id-missing'],
] as const)(
  'a project with e-mail raises an alert if its answer about origins has %s',
  async (_, origins, code) => {
    const project = createProject({ config: json(emailOnly), origins })
    await project.open()
    expect(project.state().alert).toMatchObject({ open: true, variant: 'error', code })
  },
)

test.each([
  ['the origin', json({ allowedOrigins: ['https://*.example'] })],
  ['an empty list', json({ allowedOrigins: [] })],
  ['status 500', json({}, 500)],
  ['no network', offline],
] as const)(
  'a project with e-mail raises no alert if its answer about origins has %s',
  async (_, origins) => {
    const project = createProject({ config: json(emailOnly), origins })
    await project.open()
    expect(project.asked('/projects/v1/origins')).toBeGreaterThan(0)
    expect(project.state().alert).toEqual({ open: false })
  },
)

const entry = fc.record(
  {
    id: fc.oneof(
      fc.constantFrom('social_login', 'swap', 'onramp', 'activity', 'reown_branding'),
      fc.constantFrom('networks', 'endpoints', '__proto__', 'projectId'),
      fc.string(),
    ),
    isEnabled: fc.oneof(fc.boolean(), fc.jsonValue()),
    config: fc.oneof(fc.array(fc.string()), fc.constant(null), fc.jsonValue()),
    allowedOrigins: fc.jsonValue(),
    projectId: fc.string(),
  },
  { requiredKeys: ['id'] },
)
const answer = fc.oneof(
  fc.jsonValue(),
  fc.record({ features: fc.array(entry, { maxLength: 6 }) }),
  fc.record({ features: fc.jsonValue(), config: fc.jsonValue(), metadata: fc.jsonValue() }),
)
const isFeatureValue = (value: unknown) =>
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'))

test('an arbitrary answer of the project changes features only, and causes no request to another service [R22]', async () => {
  const unread = createProject({ config: json(swapsOnly) }, { remoteFeatures: 'off' })
  await unread.open([])
  await unread.close()
  const { config, ...state } = unread.state()
  const { remoteFeatures: _, nextFeatures: __, projectAnswer: ___, ...options } = config
  const expected = { ...state, alert: null, options }
  await fc.assert(
    fc.asyncProperty(
      answer,
      fc.constantFrom('override' as const, 'narrow' as const),
      async (body, remoteFeatures) => {
        const project = createProject({ config: json(body) }, { remoteFeatures })
        await project.open([])
        await project.close()
        const { config, ...state } = project.state()
        const { remoteFeatures: features, nextFeatures: _, projectAnswer: __, ...options } = config
        expect({ ...state, alert: null, options }).toEqual(expected)
        expect(Object.keys(features ?? {})).toEqual(Object.keys(all))
        expect(Object.values(features ?? {}).every(isFeatureValue)).toBe(true)
        const hosts = project.requests.map(({ host }) => host)
        expect([...new Set(hosts)]).toEqual(['api.web3modal.org'])
        project.kit.stop()
      },
    ),
    { numRuns: 50 },
  )
})
