import { serverSessions } from '@latchkit/core/siwx'
import { expect, test } from 'vitest'
import { openSignInPage, type Tab } from './sign-in-kit.fixture.ts'

const withCookie = ({ url }: { url: string }) => ({
  siwx: serverSessions({ url: `${url}/cookie` }),
})

async function signIn(tab: Tab): Promise<void> {
  await tab.connect()
  ;(await tab.step('reviewing')).sign()
  await tab.status('signedIn')
}

const faults = {
  'an error': { fails: 'status', status: 500 },
  'no connection': { fails: 'offline' },
  HTML: { fails: 'html' },
} as const

test.each(Object.keys(faults) as (keyof typeof faults)[])(
  '%s in place of a session after a reload keeps the wallet and the other tab [SG6]',
  async (name) => {
    const page = await openSignInPage('eip155', withCookie)
    const first = await page.open()
    await signIn(first)
    const other = await page.open()
    await other.status('signedIn')
    first.close()
    page.server.faults([{ path: '/cookie/session', ...faults[name] }])
    const tab = await page.open()
    await tab.status('unknown')
    expect(tab.kit.account.get('eip155').status).toBe('connected')
    expect(tab.isOpen()).toBe(false)
    // The way out: the modal says what failed, and offers to check again or to disconnect.
    await tab.kit.open()
    const failed = await tab.step('failed')
    expect(failed.signed).toBe(false)
    const since = page.server.mark()
    failed.retry()
    await expect.poll(() => page.calls(since).session).toBe(1)
    await tab.step('failed')
    page.server.faults([])
    ;(await tab.step('failed')).retry()
    await tab.status('signedIn')
    await expect.poll(tab.isOpen).toBe(false)
    expect([other.kit.session.get().status, page.calls()['sign-out']]).toEqual([
      'signedIn',
      undefined,
    ])
  },
)

test('a session that could not be read is found once the page is online again [SG6]', async () => {
  const page = await openSignInPage('eip155', withCookie)
  const first = await page.open()
  await signIn(first)
  first.close()
  page.server.faults([{ path: '/cookie/session', fails: 'offline' }])
  const tab = await page.open()
  await tab.status('unknown')
  await expect(tab.kit.session.signIn()).rejects.toMatchObject({ code: 'siwx/unreachable' })
  page.server.faults([])
  tab.platform.controls.emit('online')
  await tab.status('signedIn')
})

test('disconnecting signs out a session that could not be read [SG6, SG1]', async () => {
  const page = await openSignInPage('eip155', withCookie)
  const first = await page.open()
  await signIn(first)
  first.close()
  page.server.faults([{ path: '/cookie/session', fails: 'status', status: 502 }])
  const tab = await page.open()
  await tab.status('unknown')
  await tab.kit.open()
  ;(await tab.step('failed')).cancel()
  await tab.status('inactive')
  await expect.poll(page.server.sessionCount).toBe(0)
})
