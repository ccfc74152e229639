import type { RemoteWallet } from '@latchkit/sandbox/remote-wallet'
import { expect } from 'vitest'
import { stopClock, waitWithin } from './harness/clock.ts'
import { connectButton, dialog, expectState, lineWith, viewTitled } from './harness/demo.ts'
import { connectPhone, nextRequest, pollPhone, showCode } from './harness/phone.ts'
import { type RemoteVisitor, remoteJourney } from './harness/remote-journey.ts'
import { watchToast } from './harness/transient.ts'

const [first, second] = [
  '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
]
const topicOf = (phone: RemoteWallet) => phone.state.get().sessions[0]?.topic ?? ''
const proposals = ({ relay }: RemoteVisitor) =>
  relay.published().filter(({ tag }) => tag === 1100).length
const disconnectOnPage = ({ page }: RemoteVisitor) =>
  page.getByRole('button', { name: 'Disconnect from the page' }).click()

async function startConnected(visitor: RemoteVisitor): Promise<RemoteWallet> {
  const phone = await visitor.phone('approve')
  await visitor.visit()
  await connectPhone(visitor, phone)
  phone.setMode('ask')
  return phone
}

remoteJourney(
  'the page shows a rejection of the phone, and verifies a message that the phone signs',
  async (visitor) => {
    const { page } = visitor
    const phone = await startConnected(visitor)
    const sign = page.getByRole('button', { name: 'Sign', exact: true })
    await sign.click()
    const firstRequest = await nextRequest(phone, 'personal_sign')
    expect(firstRequest.peer.url).toBe(new URL(visitor.demo.url).origin)
    await phone.answer(firstRequest.id, 'reject')
    await page.locator('.outcome[data-step=failed]').waitFor()

    await sign.click()
    const request = await nextRequest(phone, 'personal_sign')
    await phone.answer(request.id, 'approve')
    await page.getByText('Signature verified').waitFor()
  },
)

remoteJourney(
  'the page shows the account and network that the phone selects, and can switch the network itself',
  async (visitor) => {
    const { page } = visitor
    const phone = await startConnected(visitor)
    await phone.changeAccount(1)
    await expectState(page, 'Address', second)
    await phone.changeChain('eip155:31338')
    await expectState(page, 'Network', 'Localhost Two')
    await expectState(page, 'Balance', /ETH$/)

    await page.locator('header').getByRole('button', { name: 'Localhost Two' }).click()
    await viewTitled(page, 'Choose network').getByRole('button', { name: 'Localhost One' }).click()
    await expectState(page, 'Network', 'Localhost One')
    await expectState(page, 'Address', second)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    const request = await nextRequest(phone, 'personal_sign')
    expect(request.chain).toBe('eip155:31337')
    await phone.answer(request.id, 'approve')
    await page.getByText('Signature verified').waitFor()
  },
)

remoteJourney(
  'the page restores the session after a reload without a prompt and receives events of the phone',
  async (visitor) => {
    const { page } = visitor
    const phone = await startConnected(visitor)
    await page.reload()
    await expectState(page, 'Status', 'connected')
    await expectState(page, 'Address', first)
    await phone.changeAccount(1)
    await expectState(page, 'Address', second)
    await expectState(page, 'Wallet', 'Pocket')
    expect(proposals(visitor)).toBe(1)
  },
)

remoteJourney('the page stays disconnected after the phone ends the session', async (visitor) => {
  const { page } = visitor
  const phone = await startConnected(visitor)
  await phone.end(topicOf(phone))
  await expectState(page, 'Status', 'disconnected')
  await page.reload()
  await connectButton(page).getByText('Connect wallet').waitFor()
  await expectState(page, 'Status', 'disconnected')
})

remoteJourney(
  'disconnecting on the page deletes the session on the phone and in storage, and the phone can connect again',
  async (visitor) => {
    const { page } = visitor
    const phone = await startConnected(visitor)
    await connectButton(page).click()
    await viewTitled(page, 'Account').getByRole('button', { name: 'Disconnect' }).click()
    await expectState(page, 'Status', 'disconnected')
    await pollPhone(phone, ({ sessions }) => sessions.length === 0 || null)
    const storedKeys = () =>
      page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /connected_connector_id|DEEPLINK/.test(key)),
      )
    await expect.poll(storedKeys).toEqual([])
    await dialog(page).waitFor({ state: 'hidden' })
    phone.setMode('approve')
    await connectPhone(visitor, phone)
  },
)

remoteJourney(
  'the page is disconnected after a reload if the session ended while the page was closed',
  async (visitor) => {
    const { page } = visitor
    const phone = await startConnected(visitor)
    await page.goto('about:blank')
    await phone.end(topicOf(phone))
    await visitor.visit()
    await expectState(page, 'Status', 'disconnected')
    await page.reload()
    await expectState(page, 'Status', 'disconnected')
  },
)

remoteJourney(
  'two tabs of one session receive events, and a disconnect in one tab reaches the other within 1 s [D4]',
  async (visitor) => {
    const { page, context, demo } = visitor
    await page.clock.install()
    const phone = await startConnected(visitor)
    const other = await context.newPage()
    await other.goto(demo.url)
    await expectState(other, 'Status', 'connected')
    await phone.changeAccount(1)
    await expectState(page, 'Address', second)
    await expectState(other, 'Address', second)

    await expectState(other, 'Balance', /ETH$/)
    await stopClock(visitor)
    await disconnectOnPage(visitor)
    await waitWithin(visitor, 1_000, () => lineWith(other, 'Status', 'disconnected').isVisible())
    // The page notifies the phone for 3 s at most, of which 2 s pass.
    await waitWithin(visitor, 1_000, async () => phone.state.get().sessions.length === 0)
  },
)

remoteJourney(
  'of two tabs that each show a code, the later wallet wins in both within 1 s and after a reload, and the other tab says so [V33]',
  async (visitor) => {
    const { page, context, demo } = visitor
    await page.clock.install()
    const [early, late] = [await visitor.phone('approve'), await visitor.phone('approve', [9])]
    await visitor.visit()
    const other = await context.newPage()
    await other.goto(demo.url)
    const codes = [await showCode(visitor), await showCode({ page: other })]
    await early.pair(codes[0] ?? '')
    await expectState(page, 'Address', first)
    await expectState(page, 'Balance', /ETH$/)
    await dialog(page).waitFor({ state: 'hidden' })
    const told = await watchToast(
      page,
      'A wallet that you connected in another tab replaces the one in this tab',
    )
    await stopClock(visitor)
    await late.pair(codes[1] ?? '')
    await waitWithin(visitor, 1_000, () => lineWith(page, 'Address', second).isVisible())
    await told()
    await expectState(other, 'Address', second)
    await page.clock.resume()
    await pollPhone(early, ({ sessions }) => sessions.length === 0 || null)
    const third = await context.newPage()
    await third.goto(demo.url)
    for (const tab of [page, other]) await tab.reload()
    for (const tab of [page, other, third]) await expectState(tab, 'Address', second)
    expect(late.state.get().sessions).toHaveLength(1)
  },
)
