import { expect } from 'vitest'
import { connectButton, dialog, knows, titled, told } from './harness/demo.ts'
import { screenPassing } from './harness/glimpse.ts'
import { looks } from './harness/looks.ts'
import { onPhone, showCode } from './harness/phone.ts'
import { code, readCode } from './harness/qr.ts'
import { remoteJourney } from './harness/remote-journey.ts'

remoteJourney(
  'a visitor scans the code, approves on the phone, and sees the wallet, its address and its balance',
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
    const connected = await screenPassing(page, 'Connected')
    await proposal.getByRole('button', { name: 'Connect' }).click()
    await connected()
    await dialog(page).waitFor({ state: 'hidden' })

    await knows(page, 'Status', 'connected')
    await knows(page, 'Wallet', 'Pocket')
    const address = '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f'
    await knows(page, 'Address', address)
    await knows(page, 'Network', 'Localhost One')
    await knows(page, 'Balance', /^[\d.]+ ETH$/)
    await connectButton(page)
      .getByText(`${address.slice(0, 4)}…${address.slice(-6)}`)
      .waitFor()
  },
)

for (const { look, at } of looks) {
  remoteJourney(
    `${look}: a phone that declines is named, and the next code is scanned at once`,
    async (visitor) => {
      const { page } = visitor
      await visitor.visit(at)
      const phone = await visitor.phone('reject')
      const first = await showCode(visitor)
      await phone.pair(first)
      await told(page, 'declined. Scan again to try once more.').waitFor()
      const second = await readCode(page, first)
      await knows(page, 'Status', 'disconnected')
      phone.setMode('approve')
      await phone.pair(second)
      await knows(page, 'Status', 'connected')
    },
  )
}

remoteJourney(
  'C3 a code that nobody scans renews itself before it is too old, and says so',
  async (visitor) => {
    const { page } = visitor
    await page.clock.install()
    await visitor.visit()
    const first = await showCode(visitor)
    await dialog(page)
      .getByText(/^Valid for [34]:\d\d · renews by itself$/)
      .waitFor()
    await visitor.quiet()
    await page.clock.fastForward(231_000)
    await told(page, 'That code expired, here is a new one.').waitFor()
    const second = await readCode(page, first)
    const phone = await visitor.phone('approve')
    await phone.pair(second)
    await knows(page, 'Status', 'connected')
  },
)

remoteJourney(
  'the modal opened again shows the code that is still good, and one can go back from it',
  async (visitor) => {
    const { page, relay } = visitor
    await visitor.visit()
    const first = await showCode(visitor)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await showCode(visitor)).toBe(first)
    await titled(page, 'WalletConnect').getByRole('button', { name: 'Back' }).click()
    await titled(page, 'Connect wallet').getByRole('button', { name: 'WalletConnect' }).click()
    expect(await readCode(page)).toBe(first)
    await code(page).waitFor()
    expect(relay.published().filter(({ tag }) => tag === 1100)).toHaveLength(1)

    const phone = await visitor.phone('ask')
    await phone.pair(first)
    const proposal = await onPhone(phone, ({ proposals }) => proposals[0])
    expect(proposal.peer).toMatchObject({ url: new URL(visitor.demo.url).origin })
    await phone.approve(proposal.id)
    await knows(page, 'Wallet', 'Pocket')
  },
)
