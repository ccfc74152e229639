import { expect } from 'vitest'
import { stopClock, waitWithin } from './harness/clock.ts'
import {
  addressesOf,
  callWalletControl,
  connect,
  connectButton,
  dialog,
  expectState,
  recordStates,
  seenFacts,
  stateLine,
  viewTitled,
  waitForLine,
} from './harness/demo.ts'
import { journey } from './harness/journey.ts'
import type { Visitor } from './harness/visitor.ts'

const disconnect = ({ page }: Visitor) =>
  page.getByRole('button', { name: 'Disconnect from here' }).click()
const toChains = ({ requests, demo }: Visitor) =>
  requests.filter((url) => !url.startsWith(demo.url))

journey('a reload restores the connection without a prompt', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await connect(visitor)
  const address = (await stateLine(page, 'Address').textContent()) ?? ''
  await page.reload()
  await expectState(page, 'Status', 'connected')
  await expectState(page, 'Address', address)
  await expectState(page, 'Balance', '10000 ETH')
  expect(visitor.prompts()).toBe(1)
})

journey(
  'a disconnected page stays disconnected after a reload, without a prompt or a request [D3]',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await connect(visitor)
    await connectButton(page).click()
    await viewTitled(page, 'Account').getByRole('button', { name: 'Disconnect' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
    await expectState(page, 'Status', 'disconnected')
    const left = () =>
      page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.includes('connected_connector_id')),
      )
    await expect.poll(left).toEqual([])

    await visitor.quiet()
    const [prompts, asked] = [visitor.prompts(), toChains(visitor).length]
    await page.reload()
    await connectButton(page).getByText('Connect wallet').waitFor()
    await visitor.quiet()
    await expectState(page, 'Status', 'disconnected')
    expect(visitor.prompts()).toBe(prompts)
    expect(toChains(visitor)).toHaveLength(asked)
  },
)

journey('a disconnect reaches the other tab within 1 s [D4]', async (visitor) => {
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
  await waitWithin(visitor, 1_000, () => waitForLine(other, 'Status', 'disconnected').isVisible())
  expect(visitor.prompts()).toBe(1)
})

journey('a wallet that is locked at reload is never shown as connected [D1]', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await connect(visitor)
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
  const seen = (await seenFacts(page)).map(({ Status }) => Status)
  expect(seen).toContain('reconnecting')
  expect(seen).not.toContain('connected')
  expect(visitor.prompts()).toBe(1)
})

journey(
  'a wallet that was removed before a reload is forgotten and the list is shown [D2]',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await connect(visitor)
    await recordStates(page)
    await visitor.visit('/?silent=foxglove')
    await expectState(page, 'Status', 'disconnected')
    expect((await seenFacts(page)).map(({ Status }) => Status)).not.toContain('connected')
    await connectButton(page).click()
    await viewTitled(page, 'Connect wallet')
      .getByRole('button', { name: 'Harbor Wallet' })
      .waitFor()
  },
)

journey('the page follows the account selected in the wallet', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await connect(visitor)
  const [, second = ''] = await addressesOf(page, 'foxglove')
  await callWalletControl(page, 'foxglove', 'changeAccount', second as `0x${string}`)
  await expectState(page, 'Address', second)
  await expectState(page, 'Balance', /ETH$/)
  await expect.poll(() => connectButton(page).textContent()).toContain(second.slice(-6))
  expect(visitor.prompts()).toBe(1)
})

journey('the modal switches between the accounts that the wallet shared', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await connect(visitor)
  const [, second = ''] = await addressesOf(page, 'foxglove')
  await connectButton(page).click()
  await viewTitled(page, 'Account').getByRole('button', { name: 'Switch account' }).click()
  await viewTitled(page, 'Switch account')
    .getByRole('button', { name: second.slice(-6) })
    .click()
  await expectState(page, 'Address', second)
})

journey('a wallet that revokes its permission disconnects the page', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await connect(visitor)
  await callWalletControl(page, 'foxglove', 'revoke')
  await expectState(page, 'Status', 'disconnected')
  await page.reload()
  await expectState(page, 'Status', 'disconnected')
})
