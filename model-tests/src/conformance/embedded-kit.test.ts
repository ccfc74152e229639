import type { ConnectView, EmailView, SwitchNetworkView } from '@latchkit/core/flows'
import { createManualClock } from '@latchkit/core/testing'
import { createPublicClient, http, isAddress, isHex } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createReaders } from '../../../core/src/appkit/readers.ts'
import {
  type BrowserStorage,
  chainOne,
  chainTwo,
  createBrowserStorage,
  type Networks,
  solanaChain,
  startNetworks,
} from './embedded.fixture.ts'
import { connectedAccount, openKit } from './embedded-kit.fixture.ts'

let networks: Networks
beforeAll(async () => {
  networks = await startNetworks()
})
beforeEach(() => {
  networks.embedded.set({ email: 'code', approve: 'auto' })
  networks.embedded.frameFaults([])
})
afterAll(() => networks.stop())

const startKit = (browser?: BrowserStorage, more?: Parameters<typeof openKit>[2]) =>
  openKit(networks, browser, more)

test('a kit logs in with a social login, and signs with the smart account', async () => {
  const { kit, logIn } = startKit()
  const { address, connectorId } = await logIn('grace')
  expect(connectorId).toBe('ID_AUTH')
  const signature = await kit.wallet.signMessage('hello')
  if (!isAddress(address) || !isHex(signature)) throw new Error('No signature.')
  const client = createPublicClient({ transport: http(networks.one.url) })
  expect(await client.verifyMessage({ address, message: 'hello', signature })).toBe(true)
})

test('a kit restores the login of the last visit, and forgets it after a disconnect', async () => {
  const browser = createBrowserStorage()
  const first = startKit(browser)
  const { address } = await first.logIn('linus')
  const page = first.stored()
  first.kit.stop()
  const second = startKit({ ...browser, page })
  second.kit.start()
  await expect.poll(() => second.kit.account.get().status).toBe('connected')
  expect(connectedAccount(second.kit).address).toBe(address)
  await second.kit.disconnect()
  expect(second.kit.account.get().status).toBe('disconnected')
  expect(browser.frame.has('session')).toBe(false)
  expect(Object.keys(second.stored()).filter((key) => /email|social/.test(key))).toEqual([])
})

test('a restored login knows its user, shows requests, and refuses methods that are not allowed [F6]', async () => {
  const browser = createBrowserStorage()
  const first = startKit(browser)
  const { address } = await first.logIn('radia')
  const page = first.stored()
  first.kit.stop()
  networks.embedded.set({ approve: 'ask' })
  const { kit, screen } = startKit({ ...browser, page })
  kit.start()
  await expect.poll(() => kit.account.get().status).toBe('connected')
  await expect
    .poll(() => kit.state.getSnapshot().embedded)
    .toMatchObject({
      user: { address },
      socialProvider: 'google',
      smartAccountNetworks: [chainOne],
    })
  const signed = kit.wallet.signMessage('hello')
  await expect.poll(() => kit.state.getSnapshot().router.entry.view).toBe('ApproveTransaction')
  await expect.poll(() => screen()).not.toBeNull()
  screen()?.approve()
  expect(isHex(await signed)).toBe(true)
  await expect.poll(() => kit.state.getSnapshot().modal.phase).toBe('closed')
  const toasts: unknown[] = []
  kit.watch(
    ({ toast }) => toast,
    (toast) => toasts.push('code' in toast ? toast.code : null),
  )
  // Account shows that there are no balances here, once in 30 s. Later, that could replace the toast
  // of the refusal, which opens Account too.
  await kit.open({ view: 'Account' })
  await expect.poll(() => toasts).toContain('account/balance-unavailable')
  kit.close()
  await expect.poll(() => kit.state.getSnapshot().modal.phase).toBe('closed')
  const refused = kit.wallet.provider('eip155')?.request({ method: 'eth_sign', params: [] })
  await expect(refused).rejects.toMatchObject({
    code: 4200,
    cause: { code: 'embedded/method-not-allowed' },
  })
  await expect.poll(() => toasts).toContain('embedded/action-not-allowed')
})

test('a restore from a frame that rejects the origin of the page raises the alert', async () => {
  const browser = createBrowserStorage()
  const first = startKit(browser)
  await first.logIn('barbara')
  const page = first.stored()
  first.kit.stop()
  networks.embedded.frameFaults([{ fails: 'unverified-domain' }])
  const { kit, alert } = startKit({ ...browser, page })
  kit.start()
  await expect.poll(alert).toMatchObject({ code: 'embedded/unverified-domain' })
})

test('a login on two namespaces answers requests of both, whichever is active', async () => {
  const { kit, logIn } = startKit()
  const { address } = await logIn('frances')
  await kit.network.switch(solanaChain)
  await expect.poll(() => kit.account.get('solana').status).toBe('connected')
  const read = () => kit.wallet.provider('eip155')?.request({ method: 'eth_blockNumber' })
  expect(await read()).toMatch(/^0x/)
  const params = ['0x68656c6c6f', address]
  const sign = () => kit.wallet.provider('eip155')?.request({ method: 'personal_sign', params })
  expect(await sign()).toMatch(/^0x/)
  // The active namespace is Solana, the first request is one of eip155.
  const answers = await Promise.all([read(), kit.wallet.signMessage('hello'), sign(), read()])
  for (const answer of answers) expect(typeof answer).toBe('string')
  await kit.network.switch(chainOne)
  expect(await sign()).toMatch(/^0x/)
  expect(connectedAccount(kit).address).toBe(address)
})

test('a disconnect in another tab ends the session in this one, whose provider answers no more', async () => {
  const { kit, logIn, platform } = startKit()
  await logIn('annie')
  const provider = kit.wallet.provider('eip155')
  if (provider === null) throw new Error('There is no provider.')
  const { storage } = platform.controls
  const key = storage?.keys().find((each) => each.endsWith('connections')) ?? ''
  storage?.set(key, JSON.stringify({ eip155: [] }))
  for (const each of storage?.keys() ?? [])
    if (each.endsWith('connected_connector_id')) storage?.remove(each)
  platform.controls.emitStorageChange(key)
  await expect.poll(() => kit.account.get().status).toBe('disconnected')
  await expect.poll(() => kit.state.getSnapshot().embedded.user).toBeNull()
  await expect(provider.request({ method: 'eth_accounts' })).rejects.toMatchObject({
    code: 4900,
    cause: { code: 'rpc/provider-disconnected' },
  })
})

test('disconnect ends a login that waits for the visitor, and its late result has no effect', async () => {
  const page = startKit()
  const { kit, platform, startLogin, view } = page
  await startLogin()
  await expect.poll(() => platform.controls.popups.at(-1)?.url ?? '').toContain('/consent/google')
  await expect.poll(() => view()?.step).toBe('signingIn')
  const popup = platform.controls.popups.at(-1)
  await kit.disconnect()
  await expect.poll(() => view()?.step).not.toBe('signingIn')
  expect(popup?.closed).toBe(true)
  expect(kit.account.get().status).toBe('disconnected')
})

test('the frame gets the theme that the page has at the next request', async () => {
  const { kit, logIn, theme } = startKit()
  await logIn('hedy')
  expect(theme()).toMatchObject({ mode: 'light' })
  kit.settings.update({ themeMode: 'dark' })
  await kit.wallet.signMessage('hello')
  expect(theme()).toMatchObject({ mode: 'dark' })
})

test('a page whose frame has its own origin offers no login', async () => {
  const url = `${networks.embedded.url}/shop`
  const { kit } = startKit(createBrowserStorage(), {
    facts: { url, origin: networks.embedded.url },
  })
  await kit.open({ view: 'Connect' })
  expect(kit.state.getSnapshot().config.embeddedWallet).toBeNull()
})

test('a request that the visitor declines in the frame rejects with rpc/user-rejected', async () => {
  const { kit, logIn, screen } = startKit()
  await logIn('edsger')
  networks.embedded.set({ approve: 'ask' })
  const signed = expect(kit.wallet.signMessage('hello')).rejects.toMatchObject({
    code: 'rpc/user-rejected',
  })
  await expect.poll(() => screen()).not.toBeNull()
  await expect.poll(() => kit.state.getSnapshot().router.entry.view).toBe('ApproveTransaction')
  screen()?.decline()
  await signed
  expect([kit.account.get().status, screen()]).toEqual(['connected', null])
})

test('a popup that the visitor closes leads back to the view before', async () => {
  const { kit, platform, view } = startKit()
  await kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingSocial', { provider: 'github', blocked: true })
  await expect.poll(() => view()?.step).toBe('blocked')
  const shown = view()
  if (shown?.step === 'blocked') shown.retry()
  await expect.poll(() => platform.controls.popups.at(-1)?.url ?? '').toContain('/consent/github')
  const popup = platform.controls.popups.at(-1)
  if (popup) popup.closed = true
  await expect.poll(() => kit.state.getSnapshot().router.entry.view).toBe('Connect')
  expect(kit.account.get().status).toBe('disconnected')
})

test('a frame that rejects the origin of the page raises the alert for the developer', async () => {
  networks.embedded.frameFaults([{ fails: 'unverified-domain' }])
  const { alert, platform, startLogin, view } = startKit()
  await startLogin()
  await expect.poll(() => view()?.step).toBe('failed')
  await expect.poll(alert).toMatchObject({
    open: true,
    code: 'embedded/unverified-domain',
    hint: expect.stringContaining(platform.page.facts().origin),
  })
})

test('a frame that is never ready raises an alert after 20 s, and the other methods remain [F3]', async () => {
  networks.embedded.frameFaults([{ fails: 'never-ready' }])
  const clock = createManualClock()
  const { kit, platform, alert, startLogin, view } = startKit(createBrowserStorage(), { clock })
  await startLogin()
  await expect.poll(() => platform.controls.frames.length).toBe(1)
  clock.advance(19_999)
  expect(alert()).toEqual({ open: false })
  clock.advance(1)
  await expect.poll(() => view()?.step).toBe('failed')
  await expect.poll(alert).toMatchObject({ open: true, code: 'embedded/frame-load-failed' })
  const failed = view()
  if (failed !== null && 'cancel' in failed) failed.cancel()
  await expect.poll(() => kit.state.getSnapshot().router.entry.view).toBe('Connect')
  expect(view()).toMatchObject({ step: 'choosing' })
})

test('in Telegram a social login leaves the page, and the page to which it returns completes it', async () => {
  const browser = createBrowserStorage()
  const device = { telegram: true }
  const url = 'https://page.example/shop?item=7'
  const first = startKit(browser, { device, facts: { url } })
  await first.kit.open({ view: 'Connect' })
  first.kit.modal.push('ConnectingSocial', { provider: 'google' })
  const { opened } = first.platform.controls
  await expect.poll(() => opened.length).toBe(1)
  expect(opened[0]?.target).toBe('_top')
  const back = await networks.visitor.decide(opened[0]?.url ?? '', { decision: 'approve' })
  expect(back).toContain(`${url}&result_uri=`)
  const stored = { ...browser, page: first.stored() }
  first.kit.stop()
  const second = startKit(stored, { device, facts: { url: back } })
  second.kit.start()
  await expect.poll(() => second.kit.account.get().status).toBe('connected')
  expect(second.platform.page.facts().url).toBe(url)
  expect(Object.keys(second.stored()).filter((key) => key.endsWith('social_provider'))).toEqual([])
})

test('getAccount of AppKit describes the embedded wallet while it is connected', async () => {
  const { kit, logIn } = startKit()
  const { getAccount } = createReaders(kit)
  expect(getAccount()).not.toHaveProperty('embeddedWalletInfo')
  await logIn('barbara')
  const { embeddedWalletInfo } = getAccount()
  expect(embeddedWalletInfo).toMatchObject({
    user: { username: 'barbara' },
    authProvider: 'google',
    accountType: 'smartAccount',
    isSmartAccountDeployed: expect.any(Boolean),
  })
  expect(getAccount().embeddedWalletInfo).toBe(embeddedWalletInfo)
  await kit.disconnect()
  expect(getAccount()).not.toHaveProperty('embeddedWalletInfo')
})

test('a visitor on a network that the frame does not serve agrees to another one before a login [EM13]', async () => {
  const { kit } = startKit(undefined, { served: [chainTwo] })
  const shown = () => {
    const { entry } = kit.state.getSnapshot().router
    return [entry.view, kit.modal.flows.getSnapshot()[entry.key]?.view()] as const
  }
  const step = <Step extends { step: string }>(view: string, name: Step['step']): Promise<Step> =>
    expect
      .poll(shown)
      .toMatchObject([view, { step: name }])
      .then(() => shown()[1] as Step)
  const connecting = () => step<Extract<ConnectView, { step: 'choosing' }>>('Connect', 'choosing')
  const confirming = () =>
    step<Extract<SwitchNetworkView, { step: 'confirming' }>>('SwitchNetwork', 'confirming')
  const active = () => kit.network.get().active?.caipNetworkId
  await kit.open()
  ;(await connecting()).submitEmail('ada@example.com')
  ;(await confirming()).cancel()
  expect((await connecting()).waiting).toEqual({ type: 'email', email: 'ada@example.com' })
  expect(active()).toBe(chainOne)
  ;(await connecting()).submitEmail('ada@example.com')
  ;(await confirming()).confirm()
  await connecting()
  expect(active()).toBe(chainTwo)
  ;(await connecting()).submitEmail('ada@example.com')
  await step('EmailVerifyOtp', 'enteringCode')
})

test('a login that is cancelled leaves the network as it was [EM13]', async () => {
  const { kit } = startKit(undefined, { served: [chainTwo] })
  const view = () => {
    const { entry } = kit.state.getSnapshot().router
    return kit.modal.flows.getSnapshot()[entry.key]?.view() as EmailView | undefined
  }
  await kit.open({ view: 'EmailLogin' })
  await expect.poll(view).toMatchObject({ step: 'entering' })
  const entering = view()
  if (entering?.step === 'entering') entering.submit('grace@example.com')
  await expect.poll(view).toMatchObject({ step: 'enteringCode' })
  expect(kit.network.get().active?.caipNetworkId).toBe(chainOne)
  const entered = view()
  if (entered?.step === 'enteringCode') entered.cancel()
  await expect.poll(view).toMatchObject({ step: 'entering' })
  expect(kit.network.get().active?.caipNetworkId).toBe(chainOne)
})
