import { hostedSessions, localSessions, serverSessions } from '@latchkit/core/siwx'
import { startDirectory } from '@latchkit/sandbox/directory'
import { verifyMessage } from '@latchkit/sandbox/verify'
import { assert, expect, onTestFinished, test } from 'vitest'
import { families, openSignInPage, type Tab } from './sign-in-kit.fixture.ts'

const minute = 60_000
type Server = { url: string }
const withCookie = ({ url }: Server) => ({
  siwx: serverSessions({ url: `${url}/cookie` }),
})

/** Connects, signs and waits until the visitor is signed in. */
async function signIn(tab: Tab): Promise<void> {
  await tab.connect()
  ;(await tab.step('reviewing')).sign()
  await tab.status('signedIn')
}

test.each(families)(
  'a visitor signs in with a wallet of %s, and stays signed in after a reload',
  async (family) => {
    const page = await openSignInPage(family, withCookie)
    const tab = await page.open()
    await tab.connect()
    const { data, message, account, sign } = await tab.step('reviewing')
    expect(data).toMatchObject({
      domain: '127.0.0.1:5173',
      uri: 'http://127.0.0.1:5173/club',
      accountAddress: account.address,
    })
    sign()
    await tab.status('signedIn')
    await expect.poll(tab.isOpen).toBe(false)
    const { session } = tab.kit.session.get()
    assert(session !== null)
    expect(session.message).toBe(message)
    const { accounts } = tab.kit.account.get(family)
    const publicKey = accounts.find(({ address }) => address === account.address)?.publicKey ?? null
    const signed = { namespace: family, ...session, address: account.address, publicKey }
    expect(await verifyMessage(signed)).toBe(true)
    expect(await verifyMessage({ ...signed, message: `${message} ` })).toBe(false)
    // Before the sign-in, and to confirm the cookie.
    expect(page.calls()).toEqual({ nonce: 1, verify: 1, session: 2 })

    tab.close()
    const since = page.server.mark()
    const reloaded = await page.open()
    await reloaded.status('signedIn')
    expect(reloaded.kit.session.get().account?.caipAddress).toBe(account.caipAddress)
    expect([reloaded.isOpen(), page.calls(since)]).toEqual([false, { session: 1 }])
  },
)

const extensions = [
  ['in the browser', () => ({ siwx: localSessions() })],
  [
    'on the server with a token',
    ({ url }: Server) => ({ siwx: serverSessions({ url: `${url}/bearer`, token: 'bearer' }) }),
  ],
  [
    'on the server, with the plain text',
    ({ url }: Server) => ({
      siwx: serverSessions({ url: `${url}/plain/cookie`, message: 'plain' }),
    }),
  ],
] as const

test.each(
  families.flatMap((family) =>
    extensions.map(([kind, options]) => [kind, family, options] as const),
  ),
)('sessions %s count for %s after a reload', async (_, family, options) => {
  const page = await openSignInPage(family, options)
  const tab = await page.open()
  await signIn(tab)
  tab.close()
  const reloaded = await page.open()
  await reloaded.status('signedIn')
  expect(reloaded.isOpen()).toBe(false)
})

test('sessions at the hosted service count after a reload, and end with the connection', async () => {
  const directory = await startDirectory({ count: 1 })
  onTestFinished(() => directory.stop())
  const page = await openSignInPage('eip155', () => ({
    siwx: hostedSessions(),
    projectId: 'sandbox',
    endpoints: { directory: directory.url, data: 'http://127.0.0.1:9' },
  }))
  const tab = await page.open()
  await signIn(tab)
  expect(directory.sessionCount()).toBe(1)
  tab.close()
  const reloaded = await page.open()
  await reloaded.status('signedIn')
  await reloaded.kit.disconnect()
  await reloaded.status('inactive')
  await expect.poll(directory.sessionCount).toBe(0)
})

test('`signIn` signs in without the modal, with one nonce and one signature', async () => {
  const page = await openSignInPage('solana', ({ url }) => ({
    siwx: serverSessions({ url: `${url}/cookie`, required: false }),
  }))
  const tab = await page.open()
  await tab.connect()
  await tab.step('reviewing')
  await tab.kit.close()
  const since = page.server.mark()
  const session = await tab.kit.session.signIn()
  const { accountAddress } = session.data
  expect(accountAddress).toBe(tab.control.addresses[0])
  expect(await tab.kit.session.signIn()).toMatchObject({ data: { accountAddress } })
  expect(page.calls(since)).toEqual({ nonce: 1, verify: 1, session: 2 })
})

test('a failing server is asked again with the same signature [J4]', async () => {
  const page = await openSignInPage('eip155', withCookie)
  const tab = await page.open()
  await tab.connect()
  const path = '/cookie/verify'
  page.server.faults([{ path, fails: 'status', status: 500, times: 1 }])
  const { sign, message } = await tab.step('reviewing')
  sign()
  const failed = await tab.step('failed')
  expect(failed).toMatchObject({ problem: 'siwx/unreachable', signed: true })
  page.server.faults([{ path, fails: 'offline', times: 1 }])
  failed.retry()
  await expect.poll(() => page.calls().verify).toBe(2)
  const again = await tab.step('failed')
  // A further signature would wait for the visitor.
  tab.control.setMode('never')
  again.retry()
  await tab.status('signedIn')
  expect(tab.kit.session.get().session?.message).toBe(message)
  expect(page.calls()).toMatchObject({ nonce: 1, verify: 3 })
})

test('a signature whose answer was lost signs in with a new message [J4]', async () => {
  const page = await openSignInPage('eip155', withCookie)
  const tab = await page.open()
  await tab.connect()
  page.server.faults([{ path: '/cookie/verify', fails: 'reset', times: 1 }])
  ;(await tab.step('reviewing')).sign()
  ;(await tab.step('failed')).retry()
  await expect.poll(() => ['failed', undefined].includes(tab.view()?.step)).toBe(true)
  const view = tab.view()
  if (view?.step === 'failed') {
    expect(view).toMatchObject({ problem: 'siwx/nonce-invalid', signed: false })
    view.retry()
    ;(await tab.step('reviewing')).sign()
  }
  await tab.status('signedIn')
})

test('an answer that names another account does not sign in [J5]', async () => {
  const page = await openSignInPage('eip155', withCookie)
  const tab = await page.open()
  await tab.connect()
  page.server.set({ answers: 'other' })
  ;(await tab.step('reviewing')).sign()
  expect(await tab.step('failed')).toMatchObject({ problem: 'siwx/other-account', signed: false })
  expect(tab.kit.session.get().status).toBe('signedOut')
  await expect.poll(page.server.sessionCount).toBe(0)
})

test('a session of another account on the server does not count [J5]', async () => {
  const page = await openSignInPage('eip155', withCookie)
  const first = await page.open()
  await signIn(first)
  first.close()
  page.server.set({ answers: 'other' })
  const tab = await page.open()
  await tab.status('signedOut')
  await tab.step('reviewing')
})

test('a wrong clock is named, and the message is not created again on its own [J6]', async () => {
  const page = await openSignInPage('eip155', withCookie)
  page.server.set({ clock: 10 * minute })
  const tab = await page.open()
  await tab.connect()
  const failed = await tab.step('failed')
  expect(failed).toMatchObject({ problem: 'siwx/clock-wrong', signed: false })
  expect(page.calls()).toEqual({ session: 1, nonce: 1 })
  page.server.set({ clock: 0 })
  failed.retry()
  ;(await tab.step('reviewing')).sign()
  await tab.status('signedIn')
})

test('a clock that is wrong at the signature is named [J6]', async () => {
  const page = await openSignInPage('eip155', withCookie)
  const tab = await page.open()
  await tab.connect()
  const { sign } = await tab.step('reviewing')
  page.server.set({ clock: 10 * minute, nonceLifetime: 60 * minute })
  sign()
  expect(await tab.step('failed')).toMatchObject({ problem: 'siwx/clock-wrong' })
  expect(page.calls()).toMatchObject({ nonce: 1, verify: 1 })
})

test.each([
  ['that is too short', { nonce: 'abc1234' }],
  ['with other characters', { nonce: 'abcdefgh\nURI: x' }],
  ['that is missing', {}],
])('the kit signs no message with a nonce %s [J2] [R17]', async (_, body) => {
  const page = await openSignInPage('eip155', withCookie)
  page.server.faults([{ path: '/cookie/nonce', fails: 'shape', body }])
  const tab = await page.open()
  await tab.connect()
  expect(await tab.step('failed')).toMatchObject({ problem: 'siwx/nonce-invalid' })
})

test('an expired nonce is refused, and a new message signs in [J2]', async () => {
  const page = await openSignInPage('eip155', withCookie)
  page.server.set({ nonceLifetime: 0 })
  const tab = await page.open()
  await tab.connect()
  ;(await tab.step('reviewing')).sign()
  const failed = await tab.step('failed')
  expect(failed).toMatchObject({ problem: 'siwx/nonce-invalid', signed: false })
  page.server.set({ nonceLifetime: 5 * minute })
  failed.retry()
  ;(await tab.step('reviewing')).sign()
  await tab.status('signedIn')
})

test('a failed sign-out counts at once, and ends the session on the server later [J8]', async () => {
  const page = await openSignInPage('eip155', withCookie)
  const tab = await page.open()
  await signIn(tab)
  const path = '/cookie/sign-out'
  page.server.faults([{ path, fails: 'status', status: 500 }])
  await expect(tab.kit.session.signOut()).rejects.toMatchObject({ code: 'siwx/sign-out-failed' })
  expect(tab.kit.session.get()).toMatchObject({
    status: 'signedOut',
    problem: 'siwx/sign-out-failed',
  })
  tab.close()
  // The server has the session and the browser its cookie, but the visitor has ended it.
  const still = await page.open()
  await still.status('signedOut')
  expect(page.server.sessionCount()).toBe(1)
  still.close()
  page.server.faults([])
  const recovered = await page.open()
  await recovered.status('signedOut')
  await expect.poll(page.server.sessionCount).toBe(0)
})

test('a sign-in and a sign-out reach the other tab, which signs nothing', async () => {
  const page = await openSignInPage('eip155', withCookie)
  const first = await page.open()
  await first.connect()
  await first.step('reviewing')
  const second = await page.open()
  await second.step('reviewing')
  ;(await first.step('reviewing')).sign()
  await first.status('signedIn')
  await second.status('signedIn')
  await expect.poll(second.isOpen).toBe(false)
  expect(second.control.pending()).toEqual([])
  await first.kit.session.signOut()
  await second.status('signedOut')
  expect([page.server.sessionCount(), page.calls().verify]).toEqual([0, 1])
})

test('a disconnect ends the session on the server', async () => {
  const page = await openSignInPage('eip155', withCookie)
  const tab = await page.open()
  await signIn(tab)
  expect(page.server.sessionCount()).toBe(1)
  await tab.kit.disconnect()
  await tab.status('inactive')
  await expect.poll(page.server.sessionCount).toBe(0)
})

const path = '/cookie/verify'

test.each(['before', 'after'] as const)(
  'a session that the server opens %s the reload is not lost, and the visitor signs once',
  async (time) => {
    const page = await openSignInPage('eip155', withCookie)
    const tab = await page.open()
    await tab.connect()
    page.server.faults([{ path, fails: 'late', delay: 'held' }])
    ;(await tab.step('reviewing')).sign()
    await tab.step('storing')
    await expect.poll(() => page.calls().verify).toBe(1)
    tab.close()
    if (time === 'before') page.server.faults([])
    const isStored = () => page.site.cookies(page.server.url + path).length === 1
    await expect.poll(isStored).toBe(time === 'before')
    const reloaded = await page.open()
    if (time === 'after') await reloaded.step('reviewing')
    page.server.faults([])
    await reloaded.status('signedIn')
    expect([page.server.sessionCount(), page.calls().verify]).toEqual([1, 1])
  },
)

test('an answer in HTML does not sign in', async () => {
  const page = await openSignInPage('eip155', withCookie)
  const tab = await page.open()
  await tab.connect()
  page.server.faults([{ path: '/cookie/verify', fails: 'html' }])
  ;(await tab.step('reviewing')).sign()
  expect(await tab.step('failed')).toMatchObject({ problem: 'endpoint/unreadable' })
  expect([tab.kit.session.get().status, page.server.sessionCount()]).toEqual(['signedOut', 0])
})
