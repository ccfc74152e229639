import { mainnet } from '@latchkit/core/networks'
import { localSessions, serverSessions } from '@latchkit/core/siwx'
import { createMemoryPlatform, type MemoryPlatform } from '@latchkit/core/testing'
import { startSignIn } from '@latchkit/sandbox/sign-in'
import { expect, onTestFinished, test } from 'vitest'
import { realClock } from './page.fixture.ts'
import { kitFixture, openQrCode, statuses } from './remote-kit.fixture.ts'
import { openSite } from './sign-in.fixture.ts'

const fixture = kitFixture()

/** Tabs of a browser whose pages call a server with its cookies. */
async function openTabs(kind: 'cookie' | 'local' = 'cookie') {
  const server = await startSignIn()
  onTestFinished(() => server.stop())
  const { origin, fetch } = openSite()
  const siwx = () =>
    kind === 'local' ? localSessions() : serverSessions({ url: `${server.url}/cookie` })
  const open = (isHidden = false) => {
    const page = createMemoryPlatform({
      clock: realClock,
      fetch,
      facts: { url: `${origin}/club`, origin },
      injected: { crypto: () => globalThis.crypto },
    })
    const { storage, onStorageChange, database, random, controls } = fixture.browser.tab()
    const { emitStorageChange } = controls
    const platform: MemoryPlatform = {
      ...page,
      storage,
      onStorageChange,
      database,
      random,
      controls: { ...page.controls, emitStorageChange },
    }
    page.controls.isHidden = isHidden
    const kit = fixture.start({ networks: [mainnet], siwx: siwx() }, platform)
    const show = () => {
      page.controls.isHidden = false
      page.controls.emitVisible()
    }
    return { kit, show }
  }
  const signOuts = () => server.requests().filter(({ path }) => path === '/cookie/sign-out')
  return { server, open, signOuts }
}

test.each(['cookie', 'local'] as const)(
  'tabs beside the one that signs in leave its session open, and are signed in after a load: %s [SG2]',
  async (kind) => {
    const { open, signOuts } = await openTabs(kind)
    const [one, other] = [open(), open(true)]
    await other.kit.load()
    const phone = await fixture.remote.phone('approve')
    await phone.pair(await openQrCode(one.kit))
    await expect.poll(() => one.kit.session.get().status).toBe('signedIn')
    other.show()
    const reloaded = open()
    await expect.poll(() => reloaded.kit.session.get().status).toBe('signedIn')
    expect(statuses(reloaded.kit)).toEqual({ eip155: 'connected' })
    expect(signOuts()).toEqual([])
    expect(one.kit.session.get().status).toBe('signedIn')
    // A dialog there would ask for the sign-in that the first tab shows.
    expect(statuses(other.kit)).toEqual({ eip155: 'disconnected' })
    expect(other.kit.state.getSnapshot().modal.phase).toBe('closed')
  },
)

test('the sign-in with the wallet that replaces that of another tab stays open there, too [SG2]', async () => {
  const { open, signOuts, server } = await openTabs()
  const [one, other] = [open(), open()]
  const codes = [await openQrCode(other.kit), await openQrCode(one.kit)] as const
  const phones = [
    await fixture.remote.phone('approve'),
    await fixture.remote.phone('approve', { accounts: [5] }),
  ] as const
  await phones[0].pair(codes[0])
  await expect.poll(() => other.kit.session.get().status).toBe('signedIn')
  await phones[1].pair(codes[1])
  const address = phones[1].state.get().accounts[0]?.addresses['eip155:1']
  for (const { kit } of [one, other]) {
    await expect.poll(() => kit.account.get('eip155').address).toBe(address)
    await expect.poll(() => kit.session.get().status).toBe('signedIn')
  }
  expect(signOuts()).toEqual([])
  expect(server.sessionCount()).toBe(1)
})
