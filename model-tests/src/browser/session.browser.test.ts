import { expect } from 'vitest'
import { comesWithin, stopClock } from './harness/clock.ts'
import {
  addressesOf,
  connect,
  connectButton,
  dialog,
  fact,
  factThat,
  knows,
  pull,
  rememberFacts,
  seenFacts,
  titled,
} from './harness/demo.ts'
import { journey } from './harness/journey.ts'
import type { Visitor } from './harness/visitor.ts'

const disconnect = ({ page }: Visitor) =>
  page.getByRole('button', { name: 'Disconnect from here' }).click()
const toChains = ({ requests, demo }: Visitor) =>
  requests.filter((url) => !url.startsWith(demo.url))

journey('a reload keeps the connection, without a prompt', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await connect(visitor)
  const address = (await fact(page, 'Address').textContent()) ?? ''
  await page.reload()
  await knows(page, 'Status', 'connected')
  await knows(page, 'Address', address)
  await knows(page, 'Balance', '10000 ETH')
  expect(visitor.prompts()).toBe(1)
})

journey(
  'D3 disconnected stays disconnected over a reload, without a prompt or a request',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await connect(visitor)
    await connectButton(page).click()
    await titled(page, 'Account').getByRole('button', { name: 'Disconnect' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
    await knows(page, 'Status', 'disconnected')
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
    await knows(page, 'Status', 'disconnected')
    expect(visitor.prompts()).toBe(prompts)
    expect(toChains(visitor)).toHaveLength(asked)
  },
)

journey('D4 two tabs: the other one follows within a second', async (visitor) => {
  const { page, context, demo } = visitor
  await page.clock.install()
  await visitor.visit()
  await connect(visitor)
  const other = await context.newPage()
  await other.goto(demo.url)
  await knows(other, 'Status', 'connected')
  await knows(other, 'Balance', '10000 ETH')

  await stopClock(visitor)
  await disconnect(visitor)
  await comesWithin(visitor, 1_000, () => factThat(other, 'Status', 'disconnected').isVisible())
  expect(visitor.prompts()).toBe(1)
})

journey('D1 a wallet that is locked at reload is never shown as connected', async (visitor) => {
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
  await rememberFacts(page)
  await visitor.visit()
  await knows(page, 'Status', 'disconnected')
  const seen = (await seenFacts(page)).map(({ Status }) => Status)
  expect(seen).toContain('reconnecting')
  expect(seen).not.toContain('connected')
  expect(visitor.prompts()).toBe(1)
})

journey(
  'D2 a wallet that was removed since is forgotten, and the list is shown',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit()
    await connect(visitor)
    await rememberFacts(page)
    await visitor.visit('/?silent=foxglove')
    await knows(page, 'Status', 'disconnected')
    expect((await seenFacts(page)).map(({ Status }) => Status)).not.toContain('connected')
    await connectButton(page).click()
    await titled(page, 'Connect wallet').getByRole('button', { name: 'Harbor Wallet' }).waitFor()
  },
)

journey('another account in the wallet is another account in the page', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await connect(visitor)
  const [, second = ''] = await addressesOf(page, 'foxglove')
  await pull(page, 'foxglove', 'changeAccount', second as `0x${string}`)
  await knows(page, 'Address', second)
  await knows(page, 'Balance', /ETH$/)
  await expect.poll(() => connectButton(page).textContent()).toContain(second.slice(-6))
  expect(visitor.prompts()).toBe(1)
})

journey('the account is switched in the modal, among those the wallet shared', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await connect(visitor)
  const [, second = ''] = await addressesOf(page, 'foxglove')
  await connectButton(page).click()
  await titled(page, 'Account').getByRole('button', { name: 'Switch account' }).click()
  await titled(page, 'Switch account')
    .getByRole('button', { name: second.slice(-6) })
    .click()
  await knows(page, 'Address', second)
})

journey('a wallet that takes its permission back disconnects the page', async (visitor) => {
  const { page } = visitor
  await visitor.visit()
  await connect(visitor)
  await pull(page, 'foxglove', 'revoke')
  await knows(page, 'Status', 'disconnected')
  await page.reload()
  await knows(page, 'Status', 'disconnected')
})
