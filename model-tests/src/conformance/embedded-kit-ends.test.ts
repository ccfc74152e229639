import type { Kit } from '@latchkit/core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type BrowserStorage,
  chainTwo,
  createBrowserStorage,
  type Networks,
  startNetworks,
} from './embedded.fixture.ts'
import { openKit } from './embedded-kit.fixture.ts'

let networks: Networks
beforeAll(async () => {
  networks = await startNetworks()
})
beforeEach(() => {
  networks.embedded.set({ email: 'code', approve: 'auto' })
  networks.embedded.frameFaults([])
})
afterAll(() => networks.stop())

const receiver = '0x00000000000000000000000000000000000000AA'
const startKit = (browser?: BrowserStorage, more?: Parameters<typeof openKit>[2]) =>
  openKit(networks, browser, more)

const loginKeys = (stored: Readonly<Record<string, string>>) =>
  Object.keys(stored).filter((key) => /email|social|last_used_chain|smart_account/.test(key))

test.each(['is restored', 'could not be restored'] as const)(
  'a disconnect while a login %s signs out at the frame and removes it from storage [EM5]',
  async (cause) => {
    const browser = createBrowserStorage()
    const first = startKit(browser)
    await first.logIn('margaret')
    const page = first.stored()
    first.kit.stop()
    if (cause === 'could not be restored')
      networks.embedded.frameFaults([{ fails: 'error', request: 'IS_CONNECTED', times: 1 }])
    const { kit, stored } = startKit({ ...browser, page })
    kit.start()
    const status = cause === 'is restored' ? 'reconnecting' : 'disconnected'
    if (cause === 'could not be restored') await kit.ready()
    await expect.poll(() => kit.account.get('eip155').status).toBe(status)
    expect(await kit.disconnect()).toEqual([{ namespace: 'eip155', problem: null }])
    expect([browser.frame.has('session'), loginKeys(stored())]).toEqual([false, []])
  },
)

test.each([
  ['message', (kit: Kit) => kit.wallet.signMessage('hello')],
  ['change of the network', (kit: Kit) => kit.network.switch(chainTwo)],
] as const)(
  'a %s at a frame whose login has ended disconnects the kit, and informs the visitor [EM11]',
  async (_, call) => {
    const browser = createBrowserStorage()
    const { kit, logIn, stored } = startKit(browser)
    await logIn('hedy')
    browser.frame.delete('session')
    await expect(call(kit)).rejects.toThrow()
    await expect.poll(() => kit.account.get().status).toBe('disconnected')
    await expect
      .poll(() => kit.state.getSnapshot().toast)
      .toMatchObject({ variant: 'error', code: 'embedded/session-ended' })
    expect(kit.state.getSnapshot().modal.phase).not.toBe('open')
    expect(loginKeys(stored())).toEqual([])
  },
)

test('a sign-out that the frame refuses is shown, and repeated at the next visit [EM5]', async () => {
  const browser = createBrowserStorage()
  const first = startKit(browser)
  await first.logIn('grace')
  networks.embedded.frameFaults([
    { fails: 'refused', message: 'Not today.', request: 'SIGN_OUT', times: 1 },
  ])
  await first.kit.disconnect()
  await expect
    .poll(() => first.kit.state.getSnapshot().toast)
    .toMatchObject({ variant: 'error', code: 'embedded/sign-out-failed' })
  expect([browser.frame.has('session'), loginKeys(first.stored())]).toEqual([true, []])
  const page = first.stored()
  first.kit.stop()
  networks.embedded.frameFaults([])
  const next = startKit({ ...browser, page })
  next.kit.start()
  await expect.poll(() => browser.frame.has('session')).toBe(false)
  await expect.poll(() => Object.keys(next.stored()).join()).not.toContain('embedded_session')
})

test('a social login that the visitor cancels while the frame completes it is signed out [EM5]', async () => {
  const browser = createBrowserStorage()
  const { kit, platform, startLogin, view } = startKit(browser)
  await startLogin()
  await expect.poll(() => platform.controls.popups.at(-1)?.url ?? '').toContain('/consent/google')
  networks.embedded.frameFaults([{ fails: 'late', request: 'CONNECT_SOCIAL', times: 1 }])
  await networks.visitor.decideInPopup(platform, { decision: 'approve', userName: 'vera' })
  await expect.poll(() => view()?.step).toBe('connecting')
  await expect.poll(() => browser.frame.has('session')).toBe(true)
  const shown = view()
  if (shown?.step === 'connecting') shown.cancel()
  await expect.poll(() => browser.frame.has('session')).toBe(false)
  expect(kit.account.get().status).toBe('disconnected')
})

test('a restore that finds another user removes the login, and signs out at the frame [EM5]', async () => {
  const browser = createBrowserStorage()
  const first = startKit(browser)
  const { address } = await first.logIn('ida')
  const changed = Object.entries(first.stored()).map(([key, value]) => [
    key,
    value.replaceAll(address, receiver),
  ])
  first.kit.stop()
  const { kit, stored } = startKit({ ...browser, page: Object.fromEntries(changed) })
  kit.start()
  await kit.ready()
  expect(kit.account.get('eip155').status).toBe('disconnected')
  await expect.poll(() => browser.frame.has('session')).toBe(false)
  expect(loginKeys(stored())).toEqual([])
})

test('a disconnect removes the login of a page that offers the embedded wallet no more [EM15]', async () => {
  const browser = createBrowserStorage()
  const first = startKit(browser)
  await first.logIn('mary')
  const page = first.stored()
  first.kit.stop()
  const { kit, stored } = startKit(
    { ...browser, page },
    { facts: { origin: networks.embedded.url } },
  )
  kit.start()
  await kit.ready()
  await kit.disconnect()
  expect(loginKeys(stored())).toEqual([])
})

test.each(['eth_sendTransaction', 'wallet_sendCalls'] as const)(
  '%s that is approved at the moment of its rejection is shown with amount and receiver, and tracked [EM3]',
  async (method) => {
    const { kit, logIn, screen, alert } = startKit()
    const { address } = await logIn(method)
    networks.embedded.set({ approve: 'ask' })
    const call = { from: address, to: receiver, value: '0x6f05b59d3b20000' }
    const params = [method === 'wallet_sendCalls' ? { from: address, calls: [call] } : call]
    const sent = kit.wallet.provider('eip155')?.request({ method, params })
    const rejected = expect(sent).rejects.toThrow()
    await expect.poll(() => screen()).not.toBeNull()
    await expect.poll(() => kit.state.getSnapshot().router.entry.view).toBe('ApproveTransaction')
    screen()?.approve()
    kit.modal.reject(kit.state.getSnapshot().approvals.request?.id ?? '')
    await rejected
    await expect.poll(alert).toMatchObject({
      open: true,
      code: 'embedded/sent-anyway',
      details: { amount: '0.5 ETH', receiver },
    })
    await expect.poll(() => kit.state.getSnapshot().modal.phase).toBe('open')
    await expect
      .poll(() => kit.state.getSnapshot().transfers.entries, { timeout: 20_000 })
      .toMatchObject([
        {
          status: 'confirmed',
          connectorId: 'ID_AUTH',
          review: { from: address, to: receiver, symbol: 'ETH' },
        },
      ])
  },
)
