import type { RemoteWallet } from '@latchkit/sandbox/remote-wallet'
import { expect } from 'vitest'
import { comesWithin, stopClock } from './harness/clock.ts'
import { connectButton, dialog, factThat, knows, titled } from './harness/demo.ts'
import { connectPhone, onPhone, requested } from './harness/phone.ts'
import { type RemoteVisitor, remoteJourney } from './harness/remote-journey.ts'

const [first, second] = [
  '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
]
const topicOf = (phone: RemoteWallet) => phone.state.get().sessions[0]?.topic ?? ''
const proposals = ({ relay }: RemoteVisitor) =>
  relay.published().filter(({ tag }) => tag === 1100).length
const endFromPage = ({ page }: RemoteVisitor) =>
  page.getByRole('button', { name: 'Disconnect from here' }).click()

async function connected(visitor: RemoteVisitor): Promise<RemoteWallet> {
  const phone = await visitor.phone('approve')
  await visitor.visit()
  await connectPhone(visitor, phone)
  phone.setMode('ask')
  return phone
}

remoteJourney(
  'the page asks the phone to sign: yes is a signature, no is said',
  async (visitor) => {
    const { page } = visitor
    const phone = await connected(visitor)
    const sign = page.getByRole('button', { name: 'Sign', exact: true })
    await sign.click()
    const refused = await requested(phone, 'personal_sign')
    expect(refused.peer.url).toBe(new URL(visitor.demo.url).origin)
    await phone.answer(refused.id, 'reject')
    await page.locator('.outcome[data-step=failed]').waitFor()

    await sign.click()
    const request = await requested(phone, 'personal_sign')
    await phone.answer(request.id, 'approve')
    await page.getByText('Signature verified').waitFor()
  },
)

remoteJourney(
  'account and network are changed on the phone, the network on the page too',
  async (visitor) => {
    const { page } = visitor
    const phone = await connected(visitor)
    await phone.changeAccount(1)
    await knows(page, 'Address', second)
    await phone.changeChain('eip155:31338')
    await knows(page, 'Network', 'Localhost Two')
    await knows(page, 'Balance', /ETH$/)

    await page.locator('header').getByRole('button', { name: 'Localhost Two' }).click()
    await titled(page, 'Choose network').getByRole('button', { name: 'Localhost One' }).click()
    await knows(page, 'Network', 'Localhost One')
    await knows(page, 'Address', second)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    const request = await requested(phone, 'personal_sign')
    expect(request.chain).toBe('eip155:31337')
    await phone.answer(request.id, 'approve')
    await page.getByText('Signature verified').waitFor()
  },
)

remoteJourney(
  'a reload keeps the session without a prompt, and hears the phone at once',
  async (visitor) => {
    const { page } = visitor
    const phone = await connected(visitor)
    await page.reload()
    await knows(page, 'Status', 'connected')
    await knows(page, 'Address', first)
    await phone.changeAccount(1)
    await knows(page, 'Address', second)
    await knows(page, 'Wallet', 'Pocket')
    expect(proposals(visitor)).toBe(1)
  },
)

remoteJourney(
  'the phone ends the session: the page is disconnected, and stays so',
  async (visitor) => {
    const { page } = visitor
    const phone = await connected(visitor)
    await phone.end(topicOf(phone))
    await knows(page, 'Status', 'disconnected')
    await page.reload()
    await connectButton(page).getByText('Connect wallet').waitFor()
    await knows(page, 'Status', 'disconnected')
  },
)

remoteJourney(
  'the page ends the session: the phone is told, nothing is left behind, and it can be connected again',
  async (visitor) => {
    const { page } = visitor
    const phone = await connected(visitor)
    await connectButton(page).click()
    await titled(page, 'Account').getByRole('button', { name: 'Disconnect' }).click()
    await knows(page, 'Status', 'disconnected')
    await onPhone(phone, ({ sessions }) => sessions.length === 0 || null)
    const left = () =>
      page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /connected_connector_id|DEEPLINK/.test(key)),
      )
    await expect.poll(left).toEqual([])
    await dialog(page).waitFor({ state: 'hidden' })
    phone.setMode('approve')
    await connectPhone(visitor, phone)
  },
)

remoteJourney(
  'a session that ended while the page was away is not shown as connected for long',
  async (visitor) => {
    const { page } = visitor
    const phone = await connected(visitor)
    await page.goto('about:blank')
    await phone.end(topicOf(phone))
    await visitor.visit()
    await knows(page, 'Status', 'disconnected')
    await page.reload()
    await knows(page, 'Status', 'disconnected')
  },
)

remoteJourney(
  'D4 two tabs of one session: disconnected in one, the other follows within a second, and both hear the phone',
  async (visitor) => {
    const { page, context, demo } = visitor
    await page.clock.install()
    const phone = await connected(visitor)
    const other = await context.newPage()
    await other.goto(demo.url)
    await knows(other, 'Status', 'connected')
    await phone.changeAccount(1)
    await knows(page, 'Address', second)
    await knows(other, 'Address', second)

    await knows(other, 'Balance', /ETH$/)
    await stopClock(visitor)
    await endFromPage(visitor)
    await comesWithin(visitor, 1_000, () => factThat(other, 'Status', 'disconnected').isVisible())
    await page.clock.resume()
    await onPhone(phone, ({ sessions }) => sessions.length === 0 || null)
  },
)
