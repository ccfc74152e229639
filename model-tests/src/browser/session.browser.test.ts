import { expect } from 'vitest'
import { fastForward, stopClock, waitWithin } from './harness/clock.ts'
import {
  addressesOf,
  callWalletControl,
  connect,
  connectButton,
  dialog,
  expectState,
  lineWith,
  recordedStates,
  recordStates,
  stateLine,
  viewTitled,
} from './harness/demo.ts'
import { journey } from './harness/journey.ts'
import { visitConnected } from './harness/visit-connected.ts'
import type { Visitor } from './harness/visitor.ts'

const disconnect = ({ page }: Visitor) =>
  page.getByRole('button', { name: 'Disconnect from the page' }).click()
const chainRequests = ({ requests, demo }: Visitor) =>
  requests.filter((url) => !url.startsWith(demo.url))

journey(
  'the page restores the connection after a reload without a prompt, and stays disconnected after a disconnect and a reload, without a prompt or a request [D3]',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await connect(visitor)
    const address = (await stateLine(page, 'Address').textContent()) ?? ''
    await page.reload()
    await expectState(page, 'Status', 'connected')
    await expectState(page, 'Address', address)
    await expectState(page, 'Balance', '10000 ETH')
    expect(visitor.prompts()).toBe(1)

    await connectButton(page).click()
    await viewTitled(page, 'Account').getByRole('button', { name: 'Disconnect' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
    await expectState(page, 'Status', 'disconnected')
    const storedKeys = () =>
      page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.includes('connected_connector_id')),
      )
    await expect.poll(storedKeys).toEqual([])

    await visitor.waitForIdle()
    const requestCount = chainRequests(visitor).length
    await page.reload()
    await connectButton(page).getByText('Connect wallet').waitFor()
    await visitor.waitForIdle()
    await expectState(page, 'Status', 'disconnected')
    expect(visitor.prompts()).toBe(1)
    expect(chainRequests(visitor)).toHaveLength(requestCount)
  },
)

journey('a disconnect in one tab reaches the other tab within 1 s [D4]', async (visitor) => {
  const { page, context, demo } = visitor
  await page.clock.install()
  await visitor.visit()
  await connect(visitor)
  const other = await context.newPage()
  await other.goto(demo.url)
  await expectState(other, 'Status', 'connected')
  await expectState(other, 'Balance', '10000 ETH')

  await stopClock(visitor)
  await disconnect(visitor)
  await waitWithin(visitor, 1_000, () => lineWith(other, 'Status', 'disconnected').isVisible())
  expect(visitor.prompts()).toBe(1)
})

journey(
  'the page never shows a wallet as connected that is locked at the reload [D1]',
  async (visitor) => {
    const { page } = visitor
    await visitConnected(visitor)
    await page.addInitScript(() => {
      const key = 'latchkit-sandbox/sandbox.latchkit.foxglove'
      localStorage.setItem(
        key,
        JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), locked: true }),
      )
    })
    await recordStates(page)
    await visitor.visit()
    await expectState(page, 'Status', 'disconnected')
    const statuses = (await recordedStates(page)).map(({ Status }) => Status)
    expect(statuses).toContain('reconnecting')
    expect(statuses).not.toContain('connected')
    expect(visitor.prompts()).toBe(0)
  },
)

journey(
  'the page is disconnected after a reload if the wallet was removed, and the modal lists other wallets [D2]',
  async (visitor) => {
    const { page } = visitor
    await visitConnected(visitor)
    await recordStates(page)
    await page.clock.install()
    await visitor.visit('/?silent=foxglove')
    // The page waits for the wallet.
    await fastForward(visitor, 10_000)
    await expectState(page, 'Status', 'disconnected')
    expect((await recordedStates(page)).map(({ Status }) => Status)).not.toContain('connected')
    await connectButton(page).click()
    await viewTitled(page, 'Connect wallet')
      .getByRole('button', { name: 'Harbor Wallet' })
      .waitFor()
  },
)

journey(
  'the page shows the account that is selected in the wallet, then in the modal, and disconnects when the wallet revokes its permission',
  async (visitor) => {
    const { page } = visitor
    await visitConnected(visitor)
    const [first = '', second = ''] = await addressesOf(page, 'foxglove')
    await callWalletControl(page, 'foxglove', 'changeAccount', second as `0x${string}`)
    await expectState(page, 'Address', second)
    await expectState(page, 'Balance', /ETH$/)
    await expect.poll(() => connectButton(page).textContent()).toContain(second.slice(-6))

    await connectButton(page).click()
    await viewTitled(page, 'Account').getByRole('button', { name: 'Switch account' }).click()
    await viewTitled(page, 'Switch account')
      .getByRole('button', { name: first.slice(-6) })
      .click()
    await expectState(page, 'Address', first)
    expect(visitor.prompts()).toBe(0)

    await callWalletControl(page, 'foxglove', 'revoke')
    await expectState(page, 'Status', 'disconnected')
    await page.reload()
    await expectState(page, 'Status', 'disconnected')
  },
)
