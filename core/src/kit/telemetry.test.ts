import { expect, test, vi } from 'vitest'
import type { TelemetryBody } from '../domain/telemetry/telemetry-event.ts'
import { catalogue } from '../errors/catalogue.ts'
import { KitError } from '../errors/kit-error.ts'
import { connection, pickWallet, settle, storedConnection } from './kit.fixture.ts'
import { createTelemetryKit, refused, settingOf } from './telemetry.fixture.ts'

type Env = ReturnType<typeof createTelemetryKit>

async function open(env: Env): Promise<void> {
  await env.kit.open()
  await settle()
}
async function closeModal(env: Env): Promise<void> {
  env.kit.close()
  await settle()
  env.clock.advance(1_000)
  await settle()
}
/** Restores the stored connection and disconnects it, without the modal. */
async function restoreAndDisconnect(env: Env): Promise<void> {
  await settle()
  env.adapter.calls.resume[0]?.resolve(connection('fox'))
  await settle()
  await disconnect(env)
}
async function disconnect(env: Env): Promise<void> {
  const disconnecting = env.kit.disconnect()
  await settle()
  env.adapter.calls.disconnect.at(-1)?.resolve(undefined)
  await disconnecting
  await settle()
}
/** Lets the connection of the wallet fail with an error. */
async function failConnection(env: Env, error: unknown): Promise<void> {
  await pickWallet(env)
  env.adapter.calls.connect.at(-1)?.reject(error)
  await settle()
  env.kit.modal.back()
  await settle()
}

test('a kit sends no request for telemetry before the modal is opened [R21]', async () => {
  const env = createTelemetryKit({ stored: storedConnection('fox') })
  await restoreAndDisconnect(env)
  expect([env.checks(), env.posts()]).toEqual([0, []])
})

test('a kit sends its options and each event once the modal is opened, in order', async () => {
  const env = createTelemetryKit()
  await open(env)
  expect([env.checks(), env.names()]).toEqual([1, ['INITIALIZE', 'MODAL_OPEN']])
  await closeModal(env)
  expect(env.names()).toEqual(['INITIALIZE', 'MODAL_OPEN', 'MODAL_CLOSE'])
  await open(env)
  expect([env.checks(), env.names().length]).toEqual([1, 4])
})

test('a kit sends the event of the view that the first opening shows', async () => {
  const env = createTelemetryKit()
  await env.kit.open({ view: 'Networks' })
  await settle()
  expect(env.names()).toEqual(['INITIALIZE', 'MODAL_OPEN', 'CLICK_NETWORKS'])
})

test('a request for telemetry has the event, the page and its time, and outlives the page', async () => {
  const facts = { url: 'https://user:pass@shop.example:8443/cart?token=1#secret' }
  const env = createTelemetryKit({ facts })
  await open(env)
  const post = env.posts()[1]
  expect([post?.url.origin, post?.keepalive]).toEqual(['https://pulse.walletconnect.org', true])
  expect(Object.fromEntries(post?.url.searchParams ?? [])).toMatchObject({
    projectId: 'abcdef0123456789abcdef0123456789',
    st: 'appkit',
  })
  expect(post?.body).toEqual({
    eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    url: 'https://shop.example:8443/cart',
    domain: 'shop.example',
    timestamp: Date.parse('2026-11-23T08:00:00Z'),
    props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
  })
})

test('INITIALIZE has network ids and switches, and no text or URL of the page', async () => {
  const env = createTelemetryKit({
    metadata: {
      name: 'My shop',
      description: 'secret shop',
      url: 'https://page.example',
      icons: [],
    },
    customRpcUrls: { 'eip155:1337': [{ url: 'https://node.example/key' }] },
    termsConditionsUrl: 'https://page.example/terms',
    themeVariables: { '--latchkit-accent': 'rebeccapurple' },
    customWallets: [{ id: 'mine', name: 'Mine' }],
  })
  await open(env)
  const properties = env.sent()[0]?.props.properties
  expect(properties).toMatchObject({
    networks: ['eip155:1337', 'eip155:1338'],
    adapters: ['eip155'],
    themeMode: 'system',
    features: { analytics: true },
  })
  expect(JSON.stringify(properties)).not.toMatch(/shop|node|terms|purple|mine|https?:/i)
})

test('a kit with features.analytics false sends no request and still delivers events [N1]', async () => {
  const env = createTelemetryKit({ features: { analytics: false } })
  await open(env)
  await failConnection(env, new KitError(catalogue, 'endpoint/refused', { status: '500' }))
  await closeModal(env)
  expect([env.checks(), env.posts()]).toEqual([0, []])
  expect(env.received()).toEqual(
    expect.arrayContaining(['INITIALIZE', 'MODAL_OPEN', 'MODAL_CLOSE']),
  )
})

test.each([
  ['without a project id', { projectId: '' }],
  ['with endpoints.telemetry null', { endpoints: { telemetry: null } }],
])('a kit %s sends no request and still delivers events', async (_, options) => {
  const env = createTelemetryKit(options)
  await open(env)
  expect([env.checks(), env.posts()]).toEqual([0, []])
  expect(env.received().slice(0, 2)).toEqual(['INITIALIZE', 'MODAL_OPEN'])
})

test.each([
  ['turned off', settingOf(false)],
  ['unknown', () => new Response('', { status: 500 })],
  ['no boolean', settingOf('true')],
  ['not served', () => new Response('<html>', { status: 200 })],
])('a kit sends no event if the setting of the project is %s [N6]', async (_, analytics) => {
  const env = createTelemetryKit({ services: { analytics } })
  await open(env)
  for (let retry = 0; retry < 4; retry += 1) {
    env.clock.advance(60_000)
    await settle()
  }
  await closeModal(env)
  expect(env.checks()).toBeGreaterThan(0)
  expect(env.posts()).toEqual([])
})

test('turning analytics off stops all requests, also of events that wait [N1]', async () => {
  let answer = (_: Response) => {}
  const analytics = () =>
    new Promise<Response>((resolve) => {
      answer = resolve
    })
  const env = createTelemetryKit({ services: { analytics } })
  await open(env)
  env.kit.settings.update({ features: { analytics: false } })
  await settle()
  const check = env.requests.find(({ url }) => url.pathname === '/getAnalyticsConfig')
  expect(check?.signal.aborted).toBe(true)
  answer(Response.json({ isAnalyticsEnabled: true }))
  await settle()
  await closeModal(env)
  expect([env.checks(), env.posts()]).toEqual([1, []])
})

test('turning analytics off while the store loads sends no request', async () => {
  const env = createTelemetryKit()
  const opening = env.kit.open()
  env.kit.settings.update({ features: { analytics: false } })
  await opening
  await settle()
  expect([env.checks(), env.posts()]).toEqual([0, []])
})

test('turning analytics on again sends the events from then on', async () => {
  const env = createTelemetryKit()
  await open(env)
  env.kit.settings.update({ features: { analytics: false } })
  await closeModal(env)
  env.kit.settings.update({ features: { analytics: true } })
  await open(env)
  expect(env.names()).toEqual(['INITIALIZE', 'MODAL_OPEN', 'MODAL_OPEN'])
})

test('a stopped kit aborts the requests for telemetry and delivers no event', async () => {
  const env = createTelemetryKit({ services: { telemetry: () => new Promise(() => {}) } })
  await open(env)
  const received = env.received().length
  env.kit.close()
  env.kit.stop()
  await settle()
  expect(env.posts().every(({ signal }) => signal.aborted)).toBe(true)
  expect([env.posts().length, env.received().length]).toEqual([2, received])
})

test('kit.events returns MODAL_CREATED first, and then the latest event', async () => {
  const env = createTelemetryKit({ features: { analytics: false } })
  expect(env.kit.events.get().data).toEqual({
    type: 'track',
    event: 'MODAL_CREATED',
    properties: null,
  })
  await open(env)
  expect(env.kit.events.get()).toBe(env.events.at(-1))
  expect(env.received()).not.toContain('MODAL_CREATED')
})

test('kit.events delivers events before the modal is opened', async () => {
  const env = createTelemetryKit({ stored: storedConnection('fox') })
  await restoreAndDisconnect(env)
  expect(env.received()).toContain('DISCONNECT_SUCCESS')
  await open(env)
  expect(env.received().filter((name) => name === 'INITIALIZE').length).toBe(1)
  expect(env.names()).toEqual(['INITIALIZE', 'MODAL_OPEN'])
})

test('kit.events calls listeners after the state has changed, and all of them', async () => {
  const env = createTelemetryKit()
  const phases: string[] = []
  const unsubscribe = env.kit.events.subscribe(() => {
    throw new Error('broken page')
  })
  env.kit.events.subscribe(({ data }) => {
    if (data.event === 'MODAL_OPEN') phases.push(env.kit.state.getSnapshot().modal.phase)
  })
  await open(env)
  unsubscribe()
  expect(phases).toEqual(['open'])
  expect(env.platform.controls.logged.map(({ message }) => message)).toContain(
    'A listener of the page threw an error',
  )
})

test('a listener of kit.events cannot change an event for other listeners and the service [V19]', async () => {
  const env = createTelemetryKit()
  const secret = 'abandon ability able'
  env.kit.events.subscribe((record) => {
    const { data } = record
    const features = data.event === 'INITIALIZE' ? data.properties.features : {}
    for (const part of [record, data, data.properties ?? {}, features])
      for (const name of [...Object.keys(part), 'search']) Reflect.set(part, name, secret)
  })
  const received: string[] = []
  env.kit.events.subscribe((record) => received.push(JSON.stringify(record)))
  await open(env)
  await closeModal(env)
  expect(received.length).toBeGreaterThan(2)
  expect([...received, JSON.stringify(env.sent())].join()).not.toContain(secret)
  Reflect.set(env.kit.events.get(), 'timestamp', secret)
  expect(env.kit.events.get().timestamp).not.toBe(secret)
})

test('a function in endpoints.telemetry receives the bodies instead of the service', async () => {
  const bodies: TelemetryBody[] = []
  const env = createTelemetryKit({
    projectId: '',
    endpoints: { telemetry: (body) => void bodies.push(body) },
    stored: storedConnection('fox'),
  })
  await restoreAndDisconnect(env)
  expect(bodies).toEqual([])
  await open(env)
  expect(bodies.map(({ props }) => props.event)).toEqual(['INITIALIZE', 'MODAL_OPEN'])
  expect(bodies[1]).toMatchObject({
    url: 'https://page.example/',
    domain: 'page.example',
    props: { type: 'track', properties: { connected: false } },
  })
  env.kit.settings.update({ features: { analytics: false } })
  await closeModal(env)
  expect([bodies.length, env.checks(), env.posts()]).toEqual([2, 0, []])
})

test('a function in endpoints.telemetry that fails is logged once and called again', async () => {
  const telemetry = vi.fn(() => Promise.reject(new Error('broken page')))
  const env = createTelemetryKit({ endpoints: { telemetry } })
  await open(env)
  await closeModal(env)
  const logged = env.platform.controls.logged.filter(({ message }) => message.includes('telemetry'))
  expect([telemetry.mock.calls.length, logged.length]).toEqual([3, 1])
})

test('a telemetry service that refuses the origin raises one alert until it accepts an event', async () => {
  const env = createTelemetryKit({ services: { telemetry: refused }, debug: true })
  const alert = () => env.kit.state.getSnapshot().alert
  await open(env)
  expect(alert()).toMatchObject({ open: true, code: 'config/origin-not-allowed', variant: 'error' })
  env.kit.modal.dismissAlert()
  await closeModal(env)
  expect(alert()).toEqual({ open: false })
  env.services.telemetry = () => new Response(null, { status: 202 })
  await open(env)
  env.services.telemetry = refused
  await closeModal(env)
  expect(alert()).toMatchObject({ open: true, code: 'config/origin-not-allowed' })
})

test('errors of services and of the kit are reported with a category, each error once', async () => {
  const env = createTelemetryKit()
  await open(env)
  const cause = new Error(`secret ${'ab'.repeat(32)}`)
  const error = new KitError(catalogue, 'endpoint/refused', { status: '500' }, { cause })
  await failConnection(env, error)
  await failConnection(env, error)
  await failConnection(env, new KitError(catalogue, 'data/names-not-read', {}, { cause }))
  await failConnection(env, new KitError(catalogue, 'endpoint/unreadable'))
  await failConnection(env, new TypeError('x is not a function'))
  const reports = env.sent().filter(({ props }) => props.type === 'error')
  expect(
    reports.map(({ props: { event, errorType, errorMessage, uncaught } }) => [
      event,
      errorType,
      errorMessage,
      uncaught,
    ]),
  ).toEqual([
    [
      'API_ERROR',
      'endpoint/refused',
      'The endpoint refused the request (status {status})',
      undefined,
    ],
    [
      'DATA_PARSING_ERROR',
      'endpoint/unreadable',
      'The endpoint sent an unreadable response',
      undefined,
    ],
    ['INTERNAL_SDK_ERROR', 'TypeError', 'Something went wrong', false],
  ])
  expect(reports[0]?.timestamp).toBe('2026-11-23T08:00:00.000Z')
  expect(reports[0]?.props.stackTrace).toMatch(/@[\w.-]+:\d+:\d+/)
  expect(JSON.stringify(reports)).not.toMatch(/secret|abab|\.\.\/|https?:\/\/[^"]*\?|\/work|file:/)
})

test('errors that a visitor or a wallet causes are not reported', async () => {
  const env = createTelemetryKit()
  await open(env)
  for (const error of [
    new KitError(catalogue, 'rpc/user-rejected'),
    { code: 4001, message: 'User rejected' },
    new DOMException('stopped', 'AbortError'),
    new KitError(catalogue, 'kit/aborted'),
    new KitError(catalogue, 'connect/no-account-shared', { wallet: 'fox' }),
  ])
    await failConnection(env, error)
  expect(env.sent().filter(({ props }) => props.type === 'error')).toEqual([])
})

test('the sixth error within 60 s is not sent [N5]', async () => {
  const env = createTelemetryKit()
  await open(env)
  const errors = () => env.sent().filter(({ props }) => props.type === 'error').length
  for (let count = 0; count < 7; count += 1) await failConnection(env, new TypeError('broken'))
  expect(errors()).toBe(5)
  env.clock.advance(60_000)
  await failConnection(env, new TypeError('broken'))
  expect(errors()).toBe(6)
})

test('errors are not reported without a sent event or with analytics off', async () => {
  const env = createTelemetryKit()
  await open(env)
  env.kit.settings.update({ features: { analytics: false } })
  const posts = env.posts().length
  await failConnection(env, new TypeError('broken'))
  expect([env.posts().length, env.checks()]).toEqual([posts, 1])
})

test('a connected wallet with hostile texts leaves no address in any request', async () => {
  const env = createTelemetryKit()
  await open(env)
  await pickWallet(env)
  const granted = connection('fox')
  env.adapter.calls.connect.at(-1)?.resolve(granted)
  await settle()
  await disconnect(env)
  expect(env.names()).toEqual(expect.arrayContaining(['CONNECT_SUCCESS', 'DISCONNECT_SUCCESS']))
  expect(JSON.stringify(env.sent()).toLowerCase()).not.toContain(granted.address.toLowerCase())
})

test('a crash of a machine is reported as uncaught', async () => {
  const env = createTelemetryKit()
  await open(env)
  await pickWallet(env)
  // no adapter grants this: the machine that receives it crashes
  env.adapter.calls.connect.at(-1)?.resolve(JSON.parse('{"namespace":"eip155"}'))
  await settle()
  const crashes = env.sent().filter(({ props }) => props.uncaught === true)
  expect(crashes.map(({ props }) => props.event)).toEqual(['INTERNAL_SDK_ERROR'])
})
