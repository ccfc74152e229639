import { expect, test } from 'vitest'
import { settle, signal, startConnector } from './embedded.fixture.ts'
import { ada, ethereum, grace, solana } from './scripted-frame.fixture.ts'

type Page = ReturnType<typeof startConnector>
const mark = '@latchkit/default/embedded_session'
const signOuts = ({ frame }: Page) => frame.count('SIGN_OUT')
const told = ({ events }: Page) => events.filter(({ type }) => type === 'signOut.failed').length
/** What is stored, without the time of the last e-mail. */
const storedBy = ({ stored }: Page) =>
  Object.fromEntries(Object.entries(stored()).filter(([key]) => !key.includes('last_email')))
const socialUri = 'https://social.example/?code=1'
const restore = (page: Page, namespace = 'eip155', address: string | null = null) =>
  page.connector.resume({ namespace, address }, signal)
const connected = (namespace: string) => ({
  [`@latchkit/default/${namespace}:connected_connector_id`]: 'ID_AUTH',
})
const login = (page: Page, uri: string | null, caller: AbortSignal) =>
  page.connector.connect({ caipNetworkId: ethereum, socialUri: uri }, caller)

/** A page whose frame has refused to sign out. */
async function startRefused() {
  const page = startConnector()
  await page.logIn()
  page.frame.hold('SIGN_OUT')
  const refused = expect(page.connector.disconnect(signal)).rejects.toMatchObject({
    code: 'embedded/frame-refused',
  })
  await settle()
  page.frame.refuse('SIGN_OUT', { message: 'Not today.' })
  await refused
  return page
}

test('a SIGN_OUT that the frame refuses is reported once, and owed without a name of the user [EM5]', async () => {
  const page = await startRefused()
  expect([told(page), storedBy(page)]).toEqual([1, { [mark]: 'ending' }])
  const again = expect(page.connector.disconnect(signal)).rejects.toMatchObject({
    code: 'embedded/frame-refused',
  })
  await settle()
  page.frame.refuse('SIGN_OUT', { message: 'Not today.' })
  await again
  expect([signOuts(page), told(page)]).toEqual([2, 1])
  page.frame.release('SIGN_OUT')
  await page.connector.disconnect(signal)
  expect(storedBy(page)).toEqual({})
})

test('a SIGN_OUT that is owed is posted before the next login, of this visit and of the next [EM5]', async () => {
  const first = await startRefused()
  first.frame.release('SIGN_OUT')
  const next = startConnector({ stored: first.stored() })
  for (const page of [first, next]) {
    const since = page.frame.posted.length
    await page.whenLoaded(page.connector.submitEmail(`${ada.email}`, signal))
    expect(page.frame.names(since)).toEqual(['SIGN_OUT', 'CONNECT_EMAIL'])
    expect(storedBy(page)).toEqual({})
  }
})

test('a frame that never answers SIGN_OUT delays a login by 3 s, and is owed another [EM5]', async () => {
  const first = await startRefused()
  const page = startConnector({ stored: first.stored() })
  page.frame.hold('SIGN_OUT')
  const asking = page.whenLoaded(page.connector.submitEmail(`${ada.email}`, signal))
  await settle()
  await settle()
  expect(page.frame.names()).toEqual(['SIGN_OUT'])
  await page.elapse(3_000)
  expect(await asking).toBe('VERIFY_OTP')
  expect([told(page), storedBy(page)]).toEqual([0, { [mark]: 'ending' }])
  await page.connector.confirmCode('123456', signal)
  expect(page.frame.names()).toEqual(['SIGN_OUT', 'CONNECT_EMAIL', 'CONNECT_OTP'])
  expect(storedBy(page)).toEqual({ [mark]: 'open' })
})

test('a frame that never loads is signed out at the next visit, without a second report [EM5]', async () => {
  const first = startConnector()
  await first.logIn()
  const offline = startConnector({ stored: first.stored() })
  offline.platform.controls.onFrame = () => {}
  const timedOut = expect(offline.connector.disconnect(signal)).rejects.toMatchObject({
    code: 'kit/timed-out',
  })
  await offline.elapse(3_000)
  await timedOut
  expect(told(offline)).toBe(0)
  await offline.elapse(30_000)
  expect([told(offline), storedBy(offline)]).toEqual([1, { [mark]: 'ending' }])

  const refused = startConnector({ stored: offline.stored() })
  refused.frame.hold('SIGN_OUT')
  const failing = expect(refused.connector.repeatSignOut(signal)).rejects.toMatchObject({
    code: 'embedded/frame-refused',
  })
  await refused.whenLoaded(settle())
  refused.frame.refuse('SIGN_OUT', { message: 'Not today.' })
  await failing
  expect([told(refused), storedBy(refused)]).toEqual([0, { [mark]: 'ending' }])

  const next = startConnector({ stored: refused.stored() })
  await next.whenLoaded(next.connector.repeatSignOut(signal))
  expect([next.frame.names(), storedBy(next)]).toEqual([['SIGN_OUT'], {}])
})

test('nothing is loaded to repeat a sign-out that is not owed [EM5]', async () => {
  const first = startConnector()
  await first.connector.repeatSignOut(signal)
  expect(first.platform.controls.frames).toEqual([])
  await first.whenLoaded(first.connector.submitEmail(`${ada.email}`, signal))
  await first.connector.confirmCode('123456', signal)
  await first.connect()
  const next = startConnector({ stored: first.stored() })
  await next.connector.repeatSignOut(signal)
  expect(next.platform.controls.frames).toEqual([])
})

test('a frame without a login that refuses SIGN_OUT for this reason is signed out [EM5]', async () => {
  const page = await startRefused()
  const ending = page.connector.disconnect(signal)
  await settle()
  page.frame.refuse('SIGN_OUT', { message: 'Nobody is logged in.' })
  await ending
  expect(storedBy(page)).toEqual({})
})

test('a SIGN_OUT that a reload of the frame lost is posted again [EM5]', async () => {
  const page = startConnector()
  await page.logIn()
  page.frame.hold('SIGN_OUT')
  const ending = page.connector.disconnect(signal)
  await settle()
  page.frame.reload()
  page.frame.release('SIGN_OUT')
  await page.whenLoaded(ending)
  expect([signOuts(page), told(page), storedBy(page)]).toEqual([2, 0, {}])
})

const steps = [
  ['CONNECT_OTP', ({ connector }, caller) => connector.confirmCode('123456', caller)],
  ['CONNECT_EMAIL', ({ connector }, caller) => connector.submitEmail(`${ada.email}`, caller)],
  ['CONNECT_FARCASTER', ({ connector }, caller) => connector.confirmFarcaster(caller)],
  ['CONNECT_SOCIAL', (page, caller) => login(page, socialUri, caller)],
] satisfies [string, (page: Page, caller: AbortSignal) => Promise<unknown>][]
test.each(steps)(
  'a login that is given up while %s has no answer is signed out at once, and after a late answer [EM5]',
  async (name, call) => {
    const page = startConnector()
    const { frame, connector, whenLoaded } = page
    await whenLoaded(connector.farcasterUrl(signal))
    frame.action = 'CONNECT'
    frame.hold(name)
    const caller = new AbortController()
    const aborted = expect(call(page, caller.signal)).rejects.toMatchObject({ code: 'kit/aborted' })
    await settle()
    expect([frame.count(name), storedBy(page)]).toMatchObject([1, { [mark]: 'open' }])
    caller.abort()
    await aborted
    await settle()
    // The frame may complete the login as long as it has the request.
    expect([signOuts(page), storedBy(page)]).toMatchObject([1, { [mark]: 'ending' }])
    frame.release(name)
    await settle()
    expect(frame.names().at(-1)).toBe('SIGN_OUT')
    expect([signOuts(page), told(page), storedBy(page)[mark]]).toEqual([2, 0, undefined])
  },
)

test('a login by e-mail that is given up after its code was accepted is signed out [EM5]', async () => {
  const page = startConnector()
  const { frame, connector, whenLoaded } = page
  await whenLoaded(connector.confirmCode('123456', signal))
  frame.hold('GET_USER')
  const caller = new AbortController()
  const aborted = expect(login(page, null, caller.signal)).rejects.toMatchObject({
    code: 'kit/aborted',
  })
  await settle()
  expect([frame.count('GET_USER'), signOuts(page)]).toEqual([1, 0])
  caller.abort()
  await aborted
  await settle()
  expect([signOuts(page), storedBy(page)[mark]]).toEqual([1, undefined])
})

test('a login by e-mail that fails can be completed, and is signed out before another starts [EM5]', async () => {
  const page = startConnector()
  const { frame, connector, connect, whenLoaded } = page
  await whenLoaded(connector.confirmCode('123456', signal))
  frame.hold('GET_USER')
  const failing = expect(connect()).rejects.toMatchObject({ code: 'embedded/frame-refused' })
  await settle()
  frame.refuse('GET_USER', { message: 'Not now.' })
  await failing
  await settle()
  expect(signOuts(page)).toBe(0)
  await connector.socialUrl('google', signal).catch(() => {})
  expect(frame.names().slice(-2)).toEqual(['SIGN_OUT', 'GET_SOCIAL_REDIRECT_URI'])
  frame.release('GET_USER')
  await connector.confirmCode('123456', signal)
  expect((await connect()).address).toBe(ada.eoa)
  expect([signOuts(page), storedBy(page)[mark]]).toEqual([1, 'open'])
})

test('a social login that fails is signed out [EM5]', async () => {
  const page = startConnector()
  page.frame.hold('CONNECT_SOCIAL')
  const failing = expect(login(page, socialUri, signal)).rejects.toMatchObject({
    code: 'embedded/frame-error',
  })
  await page.whenLoaded(settle())
  page.frame.refuse('CONNECT_SOCIAL', undefined)
  await failing
  await settle()
  expect([signOuts(page), storedBy(page)[mark]]).toEqual([1, undefined])
})

test('a page that was left during a login signs out before the next one [EM5]', async () => {
  const left = startConnector()
  await left.whenLoaded(left.connector.confirmCode('123456', signal))
  const page = startConnector({ stored: left.stored() })
  await page.connector.repeatSignOut(signal)
  expect(page.platform.controls.frames).toEqual([])
  await page.whenLoaded(page.connector.farcasterUrl(signal))
  expect(page.frame.names()).toEqual(['SIGN_OUT', 'GET_FARCASTER_URI'])
})

test('a wrong code leaves no mark: the frame states that it has not logged in', async () => {
  const page = startConnector()
  page.frame.hold('CONNECT_OTP')
  const wrong = expect(page.connector.confirmCode('000000', signal)).rejects.toMatchObject({
    code: 'email/code-wrong',
  })
  await page.whenLoaded(settle())
  page.frame.refuse('CONNECT_OTP', { message: 'The code is wrong.' })
  await wrong
  expect([signOuts(page), storedBy(page)]).toEqual([0, {}])
})

test('aborting the connection of a second namespace keeps the login', async () => {
  const page = startConnector()
  const { connector, frame, logIn } = page
  await logIn()
  frame.hold('GET_USER')
  const caller = new AbortController()
  const adding = connector.connect({ caipNetworkId: solana, socialUri: null }, caller.signal)
  const aborted = expect(adding).rejects.toMatchObject({ code: 'kit/aborted' })
  await settle()
  caller.abort()
  await aborted
  await settle()
  expect([signOuts(page), connector.provider('eip155') !== null]).toEqual([0, true])
})

test.each([
  ['states another user', [ethereum, solana], grace.eoa],
  ['serves no network of the namespace', [solana], ada.eoa],
] as const)(
  'a restore whose frame %s ends the login, and signs out [EM5]',
  async (_, servedNetworks, address) => {
    const first = startConnector()
    await first.logIn()
    const page = startConnector({ stored: first.stored(), servedNetworks })
    expect(await page.whenLoaded(restore(page, 'eip155', address))).toBeNull()
    await settle()
    expect([signOuts(page), page.connector.provider('eip155'), page.stored()]).toEqual([
      1,
      null,
      {},
    ])
  },
)

test('a restore without a result leaves the login to another namespace, and ends it with the last [EM5]', async () => {
  const first = startConnector()
  await first.logIn()
  const stored = {
    ...first.stored(),
    '@latchkit/default/connected_namespaces': '["eip155","solana"]',
    ...connected('eip155'),
    ...connected('solana'),
  }
  const page = startConnector({ stored })
  expect(await page.whenLoaded(restore(page, 'eip155', grace.eoa))).toBeNull()
  expect(await restore(page, 'solana', ada.solana)).toMatchObject({ address: ada.solana })
  await settle()
  expect(signOuts(page)).toBe(0)

  const other = startConnector({ stored })
  expect(await other.whenLoaded(restore(other, 'eip155', grace.eoa))).toBeNull()
  expect(await restore(other, 'solana', grace.solana)).toBeNull()
  await settle()
  expect([signOuts(other), storedBy(other)[mark]]).toEqual([1, undefined])
})

test('a restore rejects with kit/aborted if another tab signs out meanwhile, and stores nothing [EM5]', async () => {
  const first = startConnector()
  await first.logIn()
  const page = startConnector({ stored: first.stored() })
  page.frame.hold('GET_USER')
  const restoring = expect(page.whenLoaded(restore(page))).rejects.toMatchObject({
    code: 'kit/aborted',
  })
  await settle()
  await settle()
  expect(page.frame.count('GET_USER')).toBe(1)
  const { storage } = page.platform.controls
  for (const key of storage?.keys() ?? []) storage?.remove(key)
  page.connector.forgetSession()
  page.frame.release('GET_USER')
  await restoring
  expect([page.connector.provider('eip155'), page.stored()]).toEqual([null, {}])
})

test('a login that another tab ended is signed out by this one too [EM5]', async () => {
  const page = startConnector()
  await page.whenLoaded(page.connector.confirmCode('123456', signal))
  page.frame.hold('GET_USER')
  const connecting = expect(page.connect()).rejects.toMatchObject({ code: 'kit/aborted' })
  await settle()
  page.connector.forgetSession()
  page.frame.release('GET_USER')
  await connecting
  await settle()
  expect([signOuts(page), storedBy(page)[mark]]).toEqual([1, undefined])
})
