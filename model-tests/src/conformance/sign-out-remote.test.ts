import { mainnet, sepolia } from '@latchkit/core/networks'
import { serverSessions } from '@latchkit/core/siwx'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { startSignIn } from '@latchkit/sandbox/sign-in'
import { assert, expect, onTestFinished, test } from 'vitest'
import { realClock } from './page.fixture.ts'
import { kitFixture, openQrCode, pair } from './remote-kit.fixture.ts'
import { openSite } from './sign-in.fixture.ts'

const fixture = kitFixture()

/** A browser tab whose page calls a server with its cookies. */
async function openTab() {
  const server = await startSignIn()
  onTestFinished(() => server.stop())
  const { origin, fetch } = openSite()
  const platform = createMemoryPlatform({
    clock: realClock,
    fetch,
    facts: { url: `${origin}/club`, origin },
    injected: { crypto: () => globalThis.crypto },
  })
  return { platform, server, siwx: serverSessions({ url: `${server.url}/cookie` }) }
}

test.each([
  'the phone ends it',
  'the phone ends it while the page is closed',
  'the page disconnects',
])('the session of a remote wallet ends after a switch of the network: %s [SG1]', async (way) => {
  const { platform, siwx, server } = await openTab()
  const options = { networks: [mainnet, sepolia], siwx }
  const kit = fixture.start(options, platform)
  const wallet = await fixture.remote.phone('approve')
  await pair(kit, wallet)
  await expect.poll(() => kit.session.get().status).toBe('signedIn')
  await kit.network.switch('eip155:11155111')
  await expect.poll(() => kit.session.get().status).toBe('signedOut')
  expect(server.sessionCount()).toBe(1)
  const [session] = wallet.state.get().sessions
  assert(session !== undefined)
  if (way === 'the page disconnects') await kit.disconnect()
  else if (way === 'the phone ends it') await wallet.end(session.topic)
  else {
    kit.stop()
    await wallet.end(session.topic)
    fixture.start(options, platform)
  }
  await expect.poll(server.sessionCount).toBe(0)
})

test('the session of a remote wallet ends if the visitor disconnects while what the wallet signed is verified [SG2]', async () => {
  const { platform, siwx, server } = await openTab()
  const kit = fixture.start({ networks: [mainnet], siwx }, platform)
  const wallet = await fixture.remote.phone('approve')
  server.faults([{ path: '/cookie/verify', fails: 'late', delay: 'held' }])
  await wallet.pair(await openQrCode(kit))
  await expect.poll(() => kit.session.get().status).toBe('authenticating')
  await expect
    .poll(() => server.requests().some(({ path }) => path === '/cookie/verify'))
    .toBe(true)
  await kit.disconnect()
  server.faults([])
  await expect
    .poll(() => server.requests().filter(({ path }) => path === '/cookie/sign-out').length)
    .toBeGreaterThan(0)
  await expect.poll(server.sessionCount).toBe(0)
  await expect.poll(() => kit.session.get().status).toBe('inactive')
})
