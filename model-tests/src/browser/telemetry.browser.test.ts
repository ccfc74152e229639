import { expect } from 'vitest'
import {
  addressesOf,
  connectButton,
  dialog,
  expectState,
  openModal,
  pick,
  viewTitled,
} from './harness/demo.ts'
import type { RemoteVisitor } from './harness/remote-journey.ts'
import { remoteJourney } from './harness/remote-journey.ts'
import {
  button,
  fill,
  journeysWithOwnSandbox,
  openReview,
  waitForClickGuard,
} from './harness/send.ts'
import { closed, connectToSignIn, press } from './harness/sign-in.ts'
import {
  acceptedItems,
  itemsOfPage,
  leaksOf,
  namesOf,
  propertiesOf,
  readRecords,
} from './harness/telemetry.ts'
import { userInterfaces } from './harness/user-interfaces.ts'
import type { Visitor } from './harness/visitor.ts'

const ownJourney = journeysWithOwnSandbox()

/** Calls of the directory with this path. */
const callsOf = ({ directory }: RemoteVisitor, path: string) =>
  directory.requests().filter((request) => request.path === path)

/** Connects, disconnects and closes the modal. Wallets approve on their own. */
async function connectAndDisconnect({ page, ...visitor }: Visitor): Promise<void> {
  await openModal({ page })
  await pick(page, 'Foxglove')
  await expectState(page, 'Status', 'connected')
  await dialog(page).waitFor({ state: 'hidden' })
  await connectButton(page).click()
  await viewTitled(page, 'Account').getByRole('button', { name: 'Disconnect' }).click()
  await expectState(page, 'Status', 'disconnected')
  await dialog(page).waitFor({ state: 'hidden' })
  await visitor.waitForIdle()
}

for (const { ui, path } of userInterfaces) {
  remoteJourney(
    `${ui}: no request reaches the directory or the telemetry service before a visitor opens the modal, also with a stored connection [R21]`,
    async (visitor) => {
      const { page, directory, telemetry } = visitor
      await visitor.visit(`${path}?approve=auto`)
      await page.locator('main').getByRole('button').first().hover()
      await visitor.waitForIdle()
      expect([directory.requests(), telemetry.requests()]).toEqual([[], []])

      await openModal(visitor)
      await pick(page, 'Foxglove')
      await expectState(page, 'Status', 'connected')
      await dialog(page).waitFor({ state: 'hidden' })
      await expect.poll(() => namesOf(telemetry.items())).toContain('CONNECT_SUCCESS')
      await visitor.waitForIdle()
      const marks = [directory.mark(), telemetry.mark()] as const
      await page.reload()
      await expectState(page, 'Balance', '10000 ETH')
      await visitor.waitForIdle()
      expect(directory.requests(marks[0])).toEqual([])
      expect(telemetry.requests(marks[1])).toEqual([])
    },
  )
}

ownJourney(
  'the events of a visit that connects, signs in, sends and disconnects arrive once each, in order and without secrets [R21]',
  async (visitor, { telemetry, accounts }) => {
    const { page } = visitor
    const receiver = accounts[8] ?? ''
    await visitor.visit('/?siwx=local&approve=auto&secret=hunter2#hunter3')
    await connectToSignIn(visitor)
    await press(page, 'Sign in')
    await closed(page)
    await expectState(page, 'Status', 'connected')
    await connectButton(page).click()
    await button(page, 'Send').click()
    await viewTitled(page, 'Send').waitFor()
    await fill(page, { token: /^Ether/, amount: '0.25', to: receiver })
    await openReview(page)
    await waitForClickGuard(page)
    await button(page, 'Send 0.25 ETH').click()
    await dialog(page).getByRole('heading', { name: 'Sent 0.25 ETH' }).waitFor()
    await button(page, 'Done').click()
    await viewTitled(page, 'Account').getByRole('button', { name: 'Disconnect' }).click()
    await expectState(page, 'Status', 'disconnected')
    await closed(page)
    await visitor.waitForIdle()

    const items = acceptedItems(await readRecords(telemetry))
    const network = 'eip155:31337'
    const account = { isSmartAccount: false, network }
    const transfer = { ...account, token: 'ETH', amount: '0.25' }
    const props = items.map((item) => item.props)
    // The modal may close before the sign-in opens it again.
    expect(props.filter(({ event }) => !event.startsWith('MODAL_'))).toMatchObject([
      { event: 'INITIALIZE' },
      { event: 'SELECT_WALLET', properties: { name: 'Foxglove', platform: 'browser' } },
      { event: 'CONNECT_SUCCESS', properties: { method: 'browser', name: 'Foxglove' } },
      { event: 'CLICK_SIGN_SIWX_MESSAGE', properties: account },
      { event: 'SIWX_AUTH_SUCCESS', properties: account },
      { event: 'OPEN_SEND', properties: account },
      { event: 'SEND_INITIATED', properties: transfer },
      { event: 'SEND_SUCCESS', properties: transfer },
      { event: 'DISCONNECT_SUCCESS', properties: { namespace: 'eip155' } },
    ])
    expect(props[1]).toMatchObject({ event: 'MODAL_OPEN', properties: { connected: false } })
    expect(props.at(-1)).toMatchObject({ event: 'MODAL_CLOSE', properties: { connected: false } })
    expect(new Set(items.map(({ eventId }) => eventId)).size).toBe(items.length)
    expect(new Set(items.map(({ url }) => url))).toEqual(new Set([`${visitor.demo.url}/`]))
    const addresses = await addressesOf(page, 'foxglove')
    expect(addresses.length).toBeGreaterThan(0)
    const secrets = [...addresses, ...accounts, 'hunter2', 'hunter3', 'Sign in to the sandbox']
    expect(leaksOf(items, secrets)).toEqual([])
  },
)

remoteJourney(
  'analytics that the page turns off send no event and no error and ask for no setting [N1]',
  async (visitor) => {
    const { telemetry } = visitor
    visitor.faults.allow(/500|\[latchkit\]/)
    visitor.directory.faults([{ path: '/getWallets', fails: 'status', status: 500 }])
    await visitor.visit('/?approve=auto&analytics=off')
    await connectAndDisconnect(visitor)
    expect(visitor.directory.requests().length).toBeGreaterThan(0)
    expect(callsOf(visitor, '/getAnalyticsConfig')).toEqual([])
    expect(telemetry.requests()).toEqual([])
  },
)

remoteJourney(
  'analytics turned off by the project send nothing during a whole visit [N1, N6]',
  async (visitor) => {
    visitor.directory.set({ isAnalyticsEnabled: false })
    await visitor.visit('/?approve=auto')
    await connectAndDisconnect(visitor)
    expect(callsOf(visitor, '/getAnalyticsConfig').length).toBeGreaterThan(0)
    expect(visitor.telemetry.requests()).toEqual([])
  },
)

remoteJourney(
  'a page that receives the events itself gets the same events, and no service is asked',
  async (visitor) => {
    const { page, telemetry } = visitor
    await visitor.visit('/?approve=auto&analytics=page')
    await openModal(visitor)
    await pick(page, 'Foxglove')
    await expectState(page, 'Status', 'connected')
    await closed(page)
    await visitor.waitForIdle()
    const items = await itemsOfPage(page)
    expect(namesOf(items)).toEqual([
      'INITIALIZE',
      'MODAL_OPEN',
      'SELECT_WALLET',
      'CONNECT_SUCCESS',
      'MODAL_CLOSE',
    ])
    expect(propertiesOf(items, 'SELECT_WALLET')).toEqual([
      { name: 'Foxglove', platform: 'browser' },
    ])
    expect(leaksOf(items, await addressesOf(page, 'foxglove'))).toEqual([])
    expect(telemetry.requests()).toEqual([])
    expect(callsOf(visitor, '/getAnalyticsConfig')).toEqual([])
  },
)

remoteJourney(
  'a telemetry service that is offline changes nothing for a visitor',
  async (visitor) => {
    const { page, telemetry } = visitor
    visitor.faults.allow(/ERR_|net::/)
    telemetry.faults([{ path: '/e', fails: 'offline' }])
    await visitor.visit('/?approve=auto')
    await openModal(visitor)
    await pick(page, 'Foxglove')
    await expectState(page, 'Status', 'connected')
    await closed(page)
    expect(telemetry.mark()).toBeGreaterThan(0)
    expect(await page.getByRole('alert').count()).toBe(0)
  },
)
