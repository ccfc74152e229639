import { expect } from 'vitest'
import { comesWithin, stopClock } from './harness/clock.ts'
import { dialog, factThat, knows, openModal, titled, told, turn } from './harness/demo.ts'
import { connectPhone, requested, showCode } from './harness/phone.ts'
import { code, readCode } from './harness/qr.ts'
import { remoteJourney } from './harness/remote-journey.ts'

/** What browsers say of a line that cannot be had; no page can keep them from it. */
const noLine = /WebSocket connection to 'ws:\S+' failed/

remoteJourney(
  'C2 no relay: after 10 s one can try again or take another wallet, and once it is back a code comes',
  async (visitor) => {
    const { page, relay, faults, sockets } = visitor
    faults.allow(noLine)
    await page.clock.install()
    await visitor.visit('/?approve=auto')
    await relay.down()
    await openModal(visitor)
    await dialog(page).getByRole('button', { name: 'WalletConnect' }).click()
    await dialog(page).getByText('Making a code…').waitFor()
    // A line is tried once the database is open: a jump of the clock before that would call the database blocked.
    await expect.poll(() => sockets.some((url) => url.startsWith(relay.url))).toBe(true)
    await page.clock.fastForward(10_000)
    await dialog(page).getByRole('heading', { name: 'No connection right now' }).waitFor()
    await dialog(page).getByRole('button', { name: 'Other wallets' }).click()
    await titled(page, 'Connect wallet').getByRole('button', { name: 'Foxglove' }).click()
    await knows(page, 'Wallet', 'Foxglove')
    await page.getByRole('button', { name: 'Disconnect from here' }).click()
    await knows(page, 'Status', 'disconnected')
    await dialog(page).waitFor({ state: 'hidden' })

    await openModal(visitor)
    await dialog(page).getByRole('button', { name: 'WalletConnect' }).click()
    await dialog(page).getByText('Making a code…').waitFor()
    await page.clock.fastForward(10_000)
    // once the relay is back the code comes by itself, and there is nothing to try
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await relay.up()
    const phone = await visitor.phone('approve')
    await phone.pair(await readCode(page))
    await knows(page, 'Wallet', 'Pocket')
  },
)

remoteJourney(
  'C1 the relay goes away while the code is shown: it stays, and the approval arrives when the relay is back',
  async (visitor) => {
    const { page, relay, faults } = visitor
    faults.allow(noLine)
    await visitor.visit()
    const uri = await showCode(visitor)
    await relay.down()
    await dialog(page).getByText('Reconnecting…', { exact: true }).waitFor()
    expect(await readCode(page)).toBe(uri)
    await relay.up()
    const phone = await visitor.phone('approve')
    await phone.pair(uri)
    await knows(page, 'Status', 'connected')
  },
)

remoteJourney(
  'what is asked of the phone while the relay is away is answered when it is back',
  async (visitor) => {
    const { page, relay, faults } = visitor
    faults.allow(noLine)
    const phone = await visitor.phone('approve')
    await visitor.visit()
    await connectPhone(visitor, phone)
    phone.setMode('ask')
    await relay.down()
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await relay.up()
    const request = await requested(phone, 'personal_sign')
    await phone.answer(request.id, 'approve')
    await page.getByText('Signature verified').waitFor()
    await knows(page, 'Status', 'connected')
  },
)

remoteJourney(
  'a relay that does not take the page is told as what it is, and other wallets are one step away',
  async (visitor) => {
    const { page, relay, faults } = visitor
    faults.allow(/\[latchkit\] /)
    relay.refuse('Unauthorized: invalid key')
    await visitor.visit()
    await openModal(visitor)
    await dialog(page).getByRole('button', { name: 'WalletConnect' }).click()
    await told(page, 'The connection service does not accept this site.').waitFor()
    await dialog(page).getByRole('button', { name: 'Other wallets' }).click()
    await titled(page, 'Connect wallet').getByRole('button', { name: 'Foxglove' }).waitFor()
  },
)

remoteJourney(
  'C7 the page is away and its line is dead while the phone approves: back again, it is connected within 2 s',
  async (visitor) => {
    const { page } = visitor
    let asleep = false
    // a line that was open when the page fell asleep says nothing any more, and nobody tells the page
    await page.routeWebSocket(/^ws:/, (line) => {
      const server = line.connectToServer()
      let dead = false
      const passed = (send: (said: string | Buffer) => void) => (said: string | Buffer) => {
        dead ||= asleep
        if (!dead) send(said)
      }
      line.onMessage(passed((said) => server.send(said)))
      server.onMessage(passed((said) => line.send(said)))
    })
    await page.clock.install()
    await visitor.visit()
    const uri = await showCode(visitor)
    await turn(page, 'hidden')
    asleep = true
    const phone = await visitor.phone('approve')
    await phone.pair(uri)
    await expect.poll(() => phone.state.get().sessions.length).toBe(1)
    await stopClock(visitor, 30_000)
    await code(page).waitFor()
    asleep = false
    await turn(page, 'visible')
    await comesWithin(visitor, 2_000, () => factThat(page, 'Status', 'connected').isVisible())
  },
)
