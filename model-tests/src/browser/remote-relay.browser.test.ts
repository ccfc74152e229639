import { expect } from 'vitest'
import { stopClock, waitWithin } from './harness/clock.ts'
import {
  dialog,
  expectState,
  openModal,
  paragraphOf,
  setVisibility,
  viewTitled,
  waitForLine,
} from './harness/demo.ts'
import { connectPhone, nextRequest, showCode } from './harness/phone.ts'
import { code, readCode } from './harness/qr.ts'
import { remoteJourney } from './harness/remote-journey.ts'

/** The browser's console error for a failed WebSocket, which a page cannot suppress. */
const noLine = /WebSocket connection to 'ws:\S+' failed/

remoteJourney(
  'without a relay the page offers a retry and other wallets after 10 s, and shows a code when the relay is back [C2]',
  async (visitor) => {
    const { page, relay, faults, sockets } = visitor
    faults.allow(noLine)
    await page.clock.install()
    await visitor.visit('/?approve=auto')
    await relay.down()
    await openModal(visitor)
    await dialog(page).getByRole('button', { name: 'WalletConnect' }).click()
    await dialog(page).getByText('Making a code…').waitFor()
    // The SDK connects after its database has opened. Advancing the clock earlier would time out
    // the database.
    await expect.poll(() => sockets.some((url) => url.startsWith(relay.url))).toBe(true)
    await page.clock.fastForward(10_000)
    await dialog(page).getByRole('heading', { name: 'No connection right now' }).waitFor()
    await dialog(page).getByRole('button', { name: 'Other wallets' }).click()
    await viewTitled(page, 'Connect wallet').getByRole('button', { name: 'Foxglove' }).click()
    await expectState(page, 'Wallet', 'Foxglove')
    await page.getByRole('button', { name: 'Disconnect from here' }).click()
    await expectState(page, 'Status', 'disconnected')
    await dialog(page).waitFor({ state: 'hidden' })

    await openModal(visitor)
    await dialog(page).getByRole('button', { name: 'WalletConnect' }).click()
    await dialog(page).getByText('Making a code…').waitFor()
    await page.clock.fastForward(10_000)
    // the code appears automatically when the relay is back, without a retry button
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await relay.up()
    const phone = await visitor.phone('approve')
    await phone.pair(await readCode(page))
    await expectState(page, 'Wallet', 'Pocket')
  },
)

remoteJourney(
  'a code stays visible while the relay is down, and the approval arrives when it is back [C1]',
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
    await expectState(page, 'Status', 'connected')
  },
)

remoteJourney(
  'a request sent while the relay is down is answered when it is back',
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
    const request = await nextRequest(phone, 'personal_sign')
    await phone.answer(request.id, 'approve')
    await page.getByText('Signature verified').waitFor()
    await expectState(page, 'Status', 'connected')
  },
)

remoteJourney(
  'a relay that rejects the page shows its reason and leads to other wallets',
  async (visitor) => {
    const { page, relay, faults } = visitor
    faults.allow(/\[latchkit\] /)
    relay.refuse('Unauthorized: invalid key')
    await visitor.visit()
    await openModal(visitor)
    await dialog(page).getByRole('button', { name: 'WalletConnect' }).click()
    await paragraphOf(page, 'The connection service does not accept this site.').waitFor()
    await dialog(page).getByRole('button', { name: 'Other wallets' }).click()
    await viewTitled(page, 'Connect wallet').getByRole('button', { name: 'Foxglove' }).waitFor()
  },
)

remoteJourney(
  'a page in the background with a dead socket is connected within 2 s after it returns [C7]',
  async (visitor) => {
    const { page } = visitor
    let asleep = false
    // a socket that was open when the page was suspended is dead without a close event
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
    await setVisibility(page, 'hidden')
    asleep = true
    const phone = await visitor.phone('approve')
    await phone.pair(uri)
    await expect.poll(() => phone.state.get().sessions.length).toBe(1)
    await stopClock(visitor, 30_000)
    await code(page).waitFor()
    asleep = false
    await setVisibility(page, 'visible')
    await waitWithin(visitor, 2_000, () => waitForLine(page, 'Status', 'connected').isVisible())
  },
)
