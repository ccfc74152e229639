import { hostedSessions, localSessions, serverSessions } from '@latchkit/core/siwx'
import { startDirectory } from '@latchkit/sandbox/directory'
import { expect, onTestFinished, test } from 'vitest'
import {
  type Family,
  openSignInPage,
  type SignInPage,
  type Tab,
  twoNetworks,
} from './sign-in-kit.fixture.ts'

const kinds = ['cookie', 'bearer', 'hosted', 'local'] as const
type Kind = (typeof kinds)[number]
type PageOptions = { family?: Family; required?: boolean }

/** A page whose sessions are of one kind. */
async function openPage(kind: Kind, { family = 'eip155', required = false }: PageOptions = {}) {
  const directory = kind === 'hosted' ? await startDirectory({ count: 1 }) : null
  if (directory !== null) onTestFinished(() => directory.stop())
  const page = await openSignInPage(family, ({ url }) => {
    if (kind === 'local') return { siwx: localSessions({ required }) }
    if (directory === null)
      return { siwx: serverSessions({ url: `${url}/${kind}`, token: kind as 'cookie', required }) }
    return {
      siwx: hostedSessions({ required }),
      projectId: 'sandbox',
      endpoints: { directory: directory.url, data: 'http://127.0.0.1:9' },
    }
  })
  const token = () =>
    Object(JSON.parse(page.stored()['@latchkit/default/siwx_auth_token'] ?? '{}')).token
  /** The status of the request that reads the session with a token, or with the cookie. */
  const ask = async (given?: string) => {
    const bearer = { authorization: `Bearer ${given}` }
    if (directory !== null) {
      const url = `${directory.url}/auth/v1/me?projectId=sandbox&st=test&sv=test`
      return (await fetch(url, { headers: bearer })).status
    }
    const headers = { 'x-latchkit-siwx': '1', ...(kind === 'bearer' && bearer) }
    const url = `${page.server.url}/${kind}/session`
    return (await page.site.fetch(url, { headers, credentials: 'include' })).status
  }
  const calls = (end: string) =>
    (directory ?? page.server).requests().filter(({ path }) => path.endsWith(end)).length
  return {
    ...page,
    token,
    ask,
    /** Holds or releases the responses to signatures. */
    holdVerify(isHeld: boolean) {
      const path = directory === null ? `/${kind}/verify` : '/auth/v1/authenticate'
      ;(directory ?? page.server).faults(isHeld ? [{ path, fails: 'late', delay: 'held' }] : [])
    },
    /** Breaks the connection in the next answer that confirms a signature. */
    loseAnswer() {
      const path = directory === null ? `/${kind}/verify` : '/auth/v1/me'
      ;(directory ?? page.server).faults([{ path, fails: 'reset', times: 1 }])
    },
    /** Breaks the connection before the next signature arrives. */
    loseSignature() {
      const path = directory === null ? `/${kind}/verify` : '/auth/v1/authenticate'
      ;(directory ?? page.server).faults([{ path, fails: 'offline', times: 1 }])
    },
    /** Takes the service offline, or brings it back. */
    setOffline(isOffline: boolean) {
      ;(directory ?? page.server).faults(isOffline ? [{ path: '/', fails: 'offline' }] : [])
    },
    /** Number of signatures that were sent. */
    verifications: () => calls('/verify') + calls('/authenticate'),
    /** Number of requests that read the session. */
    reads: () => calls('/session') + calls('/me'),
    /** Number of sign-outs that were sent. */
    signOuts: () => calls('/sign-out'),
    /** Number of open sessions: at the server, or in the browser's storage. */
    open: page.open,
    count() {
      if (kind === 'local')
        return JSON.parse(page.stored()['@latchkit/default/siwx'] ?? '[]').length
      return directory === null ? page.server.sessionCount() : directory.sessionCount()
    },
  }
}

async function signIn(tab: Tab): Promise<void> {
  await tab.connect()
  ;(await tab.step('reviewing')).sign()
  await tab.status('signedIn')
}

/** Disconnects, and waits until the kit has signed out. */
async function disconnect({ kit, status }: Tab): Promise<void> {
  await kit.disconnect()
  await status('inactive')
}

const pages = [
  ...kinds.map((kind) => [kind, 'eip155'] as const),
  ['cookie', 'solana'],
  ['cookie', 'polkadot'],
  ['local', 'solana'],
  ['local', 'polkadot'],
] as const

/** What happens in the wallet between the sign-in and the disconnect. */
const switches = {
  'the account': async (tab: Tab) => tab.changeAccount(1),
  'the network': async (tab: Tab) => tab.changeNetwork(),
  'the account before a reload': async (tab: Tab, { open }: Pick<SignInPage, 'open'>) => {
    tab.changeAccount(1)
    await tab.status('signedOut')
    tab.close()
    return open({ networks: [...twoNetworks] })
  },
}

test.each(
  pages.flatMap(([kind, family]) =>
    (['the account', 'the network', 'the account before a reload'] as const)
      .filter((name) => family === 'eip155' || name === 'the account')
      .map((name) => [kind, family, name] as const),
  ),
)(
  'a disconnect ends the session (%s, %s) after the wallet has switched %s [SG1]',
  async (kind, family, name) => {
    const page = await openPage(kind, { family })
    const more = family === 'eip155' ? { networks: [...twoNetworks] } : {}
    const first = await page.open(more)
    await signIn(first)
    const token = page.token()
    expect(page.count()).toBe(1)
    const tab = (await switches[name](first, page)) ?? first
    await tab.status('signedOut')
    await disconnect(tab)
    await expect.poll(page.count).toBe(0)
    expect(page.token()).toBeUndefined()
    if (kind !== 'local') expect(await page.ask(token)).not.toBe(200)
    // The first account has to sign again.
    tab.changeAccount(0)
    await tab.connect()
    await tab.step('reviewing')
  },
)

/** How a visitor or a page gives up while the server verifies the signature. */
const ways = {
  'Cancel closes an optional sign-in': {
    required: false,
    giveUp: async (tab: Tab) => (await tab.step('storing')).cancel(),
  },
  'Disconnect ends a required sign-in': {
    required: true,
    giveUp: async (tab: Tab) => (await tab.step('storing')).cancel(),
  },
  'the page disconnects': {
    required: true,
    giveUp: async ({ kit, step }: Tab) => {
      await step('storing')
      await kit.disconnect()
    },
  },
  'the wallet switches its account': {
    required: false,
    giveUp: async (tab: Tab) => {
      await tab.step('storing')
      tab.changeAccount(1)
      await tab.step('reviewing')
      tab.changeAccount(0)
    },
  },
} as const

test.each(
  (['cookie', 'bearer', 'hosted'] as const).flatMap((kind) =>
    (Object.keys(ways) as (keyof typeof ways)[]).map((way) => [kind, way] as const),
  ),
)('a session (%s) that opens late is ended after %s [SG2]', async (kind, way) => {
  const { required, giveUp } = ways[way]
  const page = await openPage(kind, { required })
  const tab = await page.open()
  await tab.connect()
  page.holdVerify(true)
  ;(await tab.step('reviewing')).sign()
  await giveUp(tab)
  page.holdVerify(false)
  await expect.poll(page.signOuts).toBeGreaterThan(0)
  await expect.poll(page.count).toBe(0)
  expect(page.token()).toBeUndefined()
  await tab.kit.disconnect()
  await tab.connect()
  await tab.step('reviewing')
  expect(page.count()).toBe(0)
})

test.each(['cookie', 'bearer', 'hosted'] as const)(
  'a session (%s) that opens late is ended after a disconnect while `signIn` runs [SG2]',
  async (kind) => {
    const page = await openPage(kind)
    const tab = await page.open()
    await tab.connect()
    await tab.step('reviewing')
    await tab.kit.close()
    page.holdVerify(true)
    const signedIn = expect(tab.kit.session.signIn()).rejects.toMatchObject({
      code: 'siwx/outdated',
    })
    await expect.poll(page.verifications).toBe(1)
    await tab.kit.disconnect()
    await signedIn
    page.holdVerify(false)
    await expect.poll(page.signOuts).toBeGreaterThan(0)
    await expect.poll(page.count).toBe(0)
    await tab.connect()
    await tab.step('reviewing')
  },
)

test.each(['cookie', 'hosted'] as const)(
  'a session (%s) whose answer is lost ends when the modal is closed, and when `signIn` rejects [SG2]',
  async (kind) => {
    const page = await openPage(kind)
    const tab = await page.open()
    await tab.connect()
    page.loseAnswer()
    ;(await tab.step('reviewing')).sign()
    await tab.step('failed')
    expect(page.count()).toBe(1)
    tab.kit.close()
    await expect.poll(page.count).toBe(0)
    page.loseAnswer()
    await expect(tab.kit.session.signIn()).rejects.toMatchObject({ code: 'siwx/unreachable' })
    await expect.poll(page.count).toBe(0)
    expect(page.verifications()).toBe(2)
  },
)

test.each(['cookie', 'bearer', 'hosted'] as const)(
  'closing the modal after a signature (%s) was lost leaves the session of another account open until its disconnect [SG2]',
  async (kind) => {
    const page = await openPage(kind)
    const tab = await page.open()
    await signIn(tab)
    const token = page.token()
    tab.changeAccount(1)
    page.loseSignature()
    ;(await tab.step('reviewing')).sign()
    await tab.step('failed')
    const reads = page.reads()
    tab.kit.close()
    await expect.poll(page.reads).toBeGreaterThan(reads)
    tab.changeAccount(0)
    await tab.status('signedIn')
    expect([page.verifications(), page.signOuts(), page.count()]).toEqual([2, 0, 1])
    expect(await page.ask(token)).toBe(200)
    await disconnect(tab)
    await expect.poll(page.count).toBe(0)
  },
)

test.each(['cookie', 'bearer'] as const)(
  '`signIn` and `check` read a session (%s) that the server has ended [SG11]',
  async (kind) => {
    const page = await openPage(kind)
    const tab = await page.open()
    await signIn(tab)
    expect(await tab.kit.session.check()).toMatchObject({ status: 'signedIn' })
    page.server.endSessions()
    const sent = page.verifications()
    const session = await tab.kit.session.signIn()
    expect([page.verifications() - sent, page.count()]).toEqual([1, 1])
    expect(tab.kit.session.get()).toMatchObject({ status: 'signedIn', session })
    page.server.endSessions()
    expect(await tab.kit.session.check()).toMatchObject({ status: 'signedOut' })
    expect(tab.isOpen()).toBe(false)
  },
)

test.each(
  (['cookie', 'bearer', 'hosted'] as const).flatMap((kind) => [
    [kind, 'once the page is online'] as const,
    [kind, 'after a reload'] as const,
  ]),
)('a session (%s) that could not be signed out ends %s [SG8]', async (kind, when) => {
  const page = await openPage(kind)
  const tab = await page.open()
  await signIn(tab)
  page.setOffline(true)
  await disconnect(tab)
  const toast = () => {
    const { toast } = tab.kit.state.getSnapshot()
    return toast.open ? toast.code : null
  }
  await expect.poll(toast).toBe('siwx/sign-out-failed')
  expect(page.count()).toBe(1)
  page.setOffline(false)
  if (when === 'after a reload') {
    tab.close()
    await page.open()
  } else tab.platform.controls.emit('online')
  await expect.poll(page.count).toBe(0)
  await expect
    .poll(() => Object.keys(page.stored()).filter((key) => /siwx_(open|sign_out|auth)/.test(key)))
    .toEqual([])
})
