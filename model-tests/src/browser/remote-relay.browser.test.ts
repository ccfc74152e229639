import { expect } from 'vitest'
import { fastForward, stopClock, waitWithin } from './harness/clock.ts'
import {
  dialog,
  expectState,
  lineWith,
  openModal,
  paragraphOf,
  setVisibility,
  viewTitled,
} from './harness/demo.ts'
import { connectPhone, nextRequest, showCode } from './harness/phone.ts'
import { qrCode, readCode } from './harness/qr.ts'
import { remoteJourney } from './harness/remote-journey.ts'

/** The browser's console error for a failed WebSocket, which a page cannot suppress. */
const socketFailure = /WebSocket connection to 'ws:\S+' failed/

remoteJourney(
  'the modal offers a retry and other wallets after 10 s without a relay, and shows a QR code when the relay is back [C2]',
  async (visitor) => {
    const { page, relay, faults, sockets } = visitor
    faults.allow(socketFailure)
    await page.clock.install()
    await visitor.visit('/?approve=auto')
    await relay.down()
    await openModal(visitor)
    await dialog(page).getByRole('button', { name: 'WalletConnect QR code' }).click()
    await dialog(page).getByText('Creating QR code…').waitFor()
    // The SDK connects after its database has opened. Advancing the clock earlier would time out
    // the database.
    await expect.poll(() => sockets.some((url) => url.startsWith(relay.url))).toBe(true)
    await fastForward(visitor, 10_000)
    await dialog(page).getByRole('heading', { name: 'No connection right now' }).waitFor()
    await dialog(page).getByRole('button', { name: 'Other wallets' }).click()
    await viewTitled(page, 'Connect wallet').getByRole('button', { name: 'Foxglove' }).click()
    await expectState(page, 'Wallet', 'Foxglove')
    await page.getByRole('button', { name: 'Disconnect from the page' }).click()
    await expectState(page, 'Status', 'disconnected')
    await dialog(page).waitFor({ state: 'hidden' })

    await openModal(visitor)
    await dialog(page).getByRole('button', { name: 'WalletConnect QR code' }).click()
    await dialog(page).getByText('Creating QR code…').waitFor()
    await fastForward(visitor, 10_000)
    // Retries while the relay is still down: the QR code then appears when the relay is back.
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await relay.up()
    const phone = await visitor.phone('approve')
    await phone.pair(await readCode(page))
    await expectState(page, 'Wallet', 'Pocket')
  },
)

remoteJourney(
  'the modal keeps the QR code while the relay is down and receives the approval when the relay is back [C1]',
  async (visitor) => {
    const { page, relay, faults } = visitor
    faults.allow(socketFailure)
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
  'the phone answers a request that was sent while the relay was down when the relay is back',
  async (visitor) => {
    const { page, relay, faults } = visitor
    faults.allow(socketFailure)
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
  'the modal shows the reason when the relay rejects the page, and leads to other wallets',
  async (visitor) => {
    const { page, relay, faults } = visitor
    faults.allow(/\[latchkit\] /)
    relay.refuse('Unauthorized: invalid key')
    await visitor.visit()
    await openModal(visitor)
    await dialog(page).getByRole('button', { name: 'WalletConnect QR code' }).click()
    await paragraphOf(page, "This site isn't allowed to use the connection service.").waitFor()
    await dialog(page).getByRole('button', { name: 'Other wallets' }).click()
    await viewTitled(page, 'Connect wallet').getByRole('button', { name: 'Foxglove' }).waitFor()
  },
)

remoteJourney(
  'the page connects within 2 s when it returns from the background with a dead socket [C7]',
  async (visitor) => {
    const { page } = visitor
    let isSuspended = false
    // Simulates a suspended page: open sockets drop all later messages and send no close event.
    await page.routeWebSocket(/^ws:/, (socket) => {
      const server = socket.connectToServer()
      let dead = false
      const forwardIfAlive =
        (send: (message: string | Buffer) => void) => (message: string | Buffer) => {
          dead ||= isSuspended
          if (!dead) send(message)
        }
      socket.onMessage(forwardIfAlive((message) => server.send(message)))
      server.onMessage(forwardIfAlive((message) => socket.send(message)))
    })
    await page.clock.install()
    await visitor.visit()
    const uri = await showCode(visitor)
    await setVisibility(page, 'hidden')
    isSuspended = true
    const phone = await visitor.phone('approve')
    await phone.pair(uri)
    await expect.poll(() => phone.state.get().sessions.length).toBe(1)
    await stopClock(visitor, 30_000)
    await qrCode(page).waitFor()
    isSuspended = false
    await setVisibility(page, 'visible')
    await waitWithin(visitor, 2_000, () => lineWith(page, 'Status', 'connected').isVisible())
  },
)
