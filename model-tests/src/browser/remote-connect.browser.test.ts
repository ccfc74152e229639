import { expect } from 'vitest'
import { fastForward } from './harness/clock.ts'
import { connectButton, dialog, expectState, paragraphOf, viewTitled } from './harness/demo.ts'
import { pollPhone, showCode } from './harness/phone.ts'
import { qrCode, readCode } from './harness/qr.ts'
import { remoteJourney } from './harness/remote-journey.ts'
import { watchView } from './harness/transient.ts'
import { userInterfaces } from './harness/user-interfaces.ts'

remoteJourney(
  'a visitor scans the code, approves on the phone, and sees wallet, address and balance',
  async (visitor) => {
    const { page, context, demo } = visitor
    const phone = await context.newPage()
    await phone.goto(`${demo.url}/phone.html`)
    await page.bringToFront()
    await visitor.visit()
    const uri = await showCode(visitor)
    expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    await phone.bringToFront()
    await phone.getByLabel('Link of a page').fill(uri)
    await phone.getByRole('button', { name: 'Connect' }).click()
    const proposal = phone.getByRole('dialog', { name: 'Connect to this page' })
    await proposal.getByText(new URL(demo.url).origin).waitFor()
    const connected = await watchView(page, 'Connected')
    await proposal.getByRole('button', { name: 'Connect' }).click()
    await connected()
    await dialog(page).waitFor({ state: 'hidden' })

    await expectState(page, 'Status', 'connected')
    await expectState(page, 'Wallet', 'Pocket')
    const address = '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f'
    await expectState(page, 'Address', address)
    await expectState(page, 'Network', 'Localhost One')
    await expectState(page, 'Balance', /^[\d.]+ ETH$/)
    await connectButton(page)
      .getByText(`${address.slice(0, 4)}…${address.slice(-6)}`)
      .waitFor()
  },
)

for (const { ui, path } of userInterfaces) {
  remoteJourney(
    `${ui}: the modal shows a message and a new QR code after a rejection on the phone`,
    async (visitor) => {
      const { page } = visitor
      await visitor.visit(path)
      const phone = await visitor.phone('reject')
      const first = await showCode(visitor)
      await phone.pair(first)
      await paragraphOf(page, 'The request was declined. Scan again to retry.').waitFor()
      const second = await readCode(page, first)
      await expectState(page, 'Status', 'disconnected')
      phone.setMode('approve')
      await phone.pair(second)
      await expectState(page, 'Status', 'connected')
    },
  )
}

remoteJourney(
  'the modal replaces an unscanned QR code before it expires and shows a message [C3]',
  async (visitor) => {
    const { page } = visitor
    await page.clock.install()
    await visitor.visit()
    const first = await showCode(visitor)
    await dialog(page)
      .getByText(/^Expires in [34]:\d\d · refreshes automatically$/)
      .waitFor()
    await fastForward(visitor, 231_000)
    await paragraphOf(page, "The code expired. Here's a new one.").waitFor()
    const second = await readCode(page, first)
    const phone = await visitor.phone('approve')
    await phone.pair(second)
    await expectState(page, 'Status', 'connected')
  },
)

remoteJourney(
  'the modal shows the same QR code while it is valid, when it is reopened and after going back',
  async (visitor) => {
    const { page, relay } = visitor
    await visitor.visit()
    const first = await showCode(visitor)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await showCode(visitor)).toBe(first)
    await viewTitled(page, 'WalletConnect').getByRole('button', { name: 'Back' }).click()
    await viewTitled(page, 'Connect wallet')
      .getByRole('button', { name: 'WalletConnect QR code' })
      .click()
    expect(await readCode(page)).toBe(first)
    await qrCode(page).waitFor()
    expect(relay.published().filter(({ tag }) => tag === 1100)).toHaveLength(1)

    const phone = await visitor.phone('ask')
    await phone.pair(first)
    const proposal = await pollPhone(phone, ({ proposals }) => proposals[0])
    expect(proposal.peer).toMatchObject({ url: new URL(visitor.demo.url).origin })
    await phone.approve(proposal.id)
    await expectState(page, 'Wallet', 'Pocket')
  },
)

remoteJourney(
  'a phone that approves after the page was reloaded connects the reloaded page, and has one session [V34]',
  async (visitor) => {
    const { page } = visitor
    const phone = await visitor.phone('ask')
    await visitor.visit()
    await phone.pair(await showCode(visitor))
    const { id } = await pollPhone(phone, ({ proposals }) => proposals[0])
    await page.reload()
    await connectButton(page).getByText('Connect wallet').waitFor()
    await phone.approve(id)
    await expectState(page, 'Status', 'connected')
    await expectState(page, 'Wallet', 'Pocket')
    await page.reload()
    await expectState(page, 'Status', 'connected')
    expect(phone.state.get().sessions).toHaveLength(1)
  },
)

remoteJourney(
  'a phone that approves after its tab has left the page connects the next tab, whose session the others follow [V34, V33]',
  async (visitor) => {
    const { page, context } = visitor
    const phone = await visitor.phone('ask')
    await visitor.visit()
    await phone.pair(await showCode(visitor))
    const { id } = await pollPhone(phone, ({ proposals }) => proposals[0])
    const address = page.url()
    const other = await context.newPage()
    await other.goto(address)
    await connectButton(other).getByText('Connect wallet').waitFor()
    await page.goto('about:blank')
    const next = await context.newPage()
    await next.goto(address)
    await connectButton(next).getByText('Connect wallet').waitFor()
    await phone.approve(id)
    await expectState(next, 'Status', 'connected')
    await expectState(next, 'Wallet', 'Pocket')
    await expectState(other, 'Status', 'connected')
    expect(phone.state.get().sessions).toHaveLength(1)
  },
)
