import type { KitOptions } from '@latchkit/core'
import type { AllWalletsView } from '@latchkit/core/flows'
import { expect, test } from 'vitest'
import { acceptedItems, leaksOf, namesOf } from '../browser/harness/telemetry.ts'
import { type ServicePage, type Services, servicesFixture } from './service-kit.fixture.ts'

const startServices = servicesFixture()

/** The events of a visit that connects a wallet, in order. */
const connected = ['INITIALIZE', 'MODAL_OPEN', 'SELECT_WALLET', 'CONNECT_SUCCESS', 'MODAL_CLOSE']

/** Paths of the requests that the directory received. */
const askedPaths = ({ directory }: Services): readonly string[] =>
  directory.requests().map(({ path }) => path)

/** Opens the modal, connects the wallet and disconnects it. */
async function connectAndDisconnect({ kit, openModal, pick, received }: VisitedPage) {
  await openModal()
  await pick()
  await kit.disconnect()
  expect(kit.account.get().status).toBe('disconnected')
  await expect.poll(received).toEqual([...connected, 'DISCONNECT_SUCCESS'])
}

/** Opens and closes the modal once more. What was sent before has arrived. */
async function reopen({ kit, state, openModal }: VisitedPage) {
  await openModal()
  kit.close()
  await expect.poll(() => state().modal.phase).toBe('closed')
}

type VisitedPage = ServicePage & { received(): readonly string[] }
/** Opens a page that also keeps the names of its events. */
function openPage(services: Services, options: Partial<KitOptions> = {}): VisitedPage {
  const page = services.openPage(options)
  const names: string[] = []
  page.kit.events.subscribe(({ data }) => void names.push(data.event))
  return { ...page, received: () => names }
}

test('analytics that the page turns off send no event and no error and ask for no setting [N1]', async () => {
  const services = await startServices()
  services.directory.faults([{ path: '/getWallets', fails: 'status', status: 500 }])
  const page = openPage(services, { features: { analytics: false } })
  await connectAndDisconnect(page)
  // The directory answers no request, and its lists are optional.
  await expect.poll(() => page.state().directory.status).toMatch(/^(fresh|failed)$/)
  await reopen(page)
  expect(askedPaths(services)).toContain('/getWallets')
  expect(askedPaths(services)).not.toContain('/getAnalyticsConfig')
  expect(services.telemetry.requests()).toEqual([])
})

const setting = (isAnalyticsEnabled: unknown) => (services: Services) =>
  services.directory.set({ isAnalyticsEnabled })
/** How often the page asks for the setting, and what is wrong with it. */
const faults: readonly (readonly [string, number, (services: Services) => void])[] = [
  ['turned off by the project', 1, setting(false)],
  ['whose setting has a wrong type', 1, setting('yes')],
  [
    'whose setting fails to load',
    3,
    ({ directory }) =>
      directory.faults([{ path: '/getAnalyticsConfig', fails: 'status', status: 500 }]),
  ],
  [
    'whose setting is an HTML page',
    1,
    ({ directory }) => directory.faults([{ path: '/getAnalyticsConfig', fails: 'html' }]),
  ],
]
test.each(faults)(
  'analytics %s send nothing during a whole visit [N1, N6]',
  async (_, times, prepare) => {
    const services = await startServices()
    prepare(services)
    const page = openPage(services)
    await connectAndDisconnect(page)
    const asked = () => askedPaths(services).filter((path) => path === '/getAnalyticsConfig')
    await expect.poll(() => asked().length).toBe(times)
    await reopen(page)
    expect(asked()).toHaveLength(times)
    expect(services.telemetry.requests()).toEqual([])
  },
)

test('events wait for a slow setting of the project and are then sent in order, while a wallet connects', async () => {
  const services = await startServices()
  const { directory, telemetry } = services
  directory.faults([{ path: '/getAnalyticsConfig', fails: 'late', delay: 'held' }])
  const { openModal, pick } = openPage(services)
  await openModal()
  await pick()
  expect(telemetry.requests()).toEqual([])
  directory.faults([])
  await expect.poll(() => namesOf(telemetry.items())).toEqual(connected)
  expect(acceptedItems(telemetry.records())).toHaveLength(connected.length)
})

test('a telemetry service that refuses the origin raises one alert, and a wallet connects', async () => {
  const services = await startServices()
  const { telemetry } = services
  telemetry.faults([{ path: '/e', fails: 'status', status: 403 }])
  const { kit, state, openModal, pick, received } = openPage(services)
  await openModal()
  const code = 'config/origin-not-allowed'
  await expect.poll(() => state().alert).toMatchObject({ open: true, variant: 'error', code })
  kit.modal.dismissAlert()
  await pick()
  await expect.poll(received).toEqual(connected)
  await expect.poll(telemetry.mark).toBe(connected.length)
  expect(state().alert).toEqual({ open: false })
})

test.each([
  ['offline', { path: '/e', fails: 'offline' }],
  ['an HTML page', { path: '/e', fails: 'html' }],
  ['slow', { path: '/e', fails: 'late', delay: 'held' }],
] as const)(
  'a wallet connects without an alert while the telemetry service is %s',
  async (_, fault) => {
    const services = await startServices()
    services.telemetry.faults([fault])
    const { state, openModal, pick } = openPage(services)
    await openModal()
    await pick()
    expect(services.telemetry.mark()).toBeGreaterThan(0)
    expect(state().alert).toEqual({ open: false })
  },
)

test('errors are reported once each, by code and without details of the visitor [R21]', async () => {
  const services = await startServices()
  const { directory, telemetry } = services
  directory.faults([{ path: '/getWallets', fails: 'html' }])
  const { kit, state } = openPage(services)
  await kit.open({ view: 'AllWallets' })
  const status = () =>
    (kit.modal.flows.getSnapshot()[state().router.entry.key]?.view() as AllWalletsView)?.status
  await expect.poll(status).toBe('failed')
  const errors = () => telemetry.items().filter(({ props }) => props.type === 'error')
  await expect.poll(() => errors().length).toBeGreaterThan(0)
  kit.close()
  await expect.poll(() => namesOf(telemetry.items())).toContain('MODAL_CLOSE')
  expect(errors().length).toBeLessThanOrEqual(5)
  expect(errors()[0]?.props).toMatchObject({
    event: 'DATA_PARSING_ERROR',
    errorType: 'endpoint/unreadable',
  })
  expect(leaksOf(acceptedItems(telemetry.records()), [directory.url])).toEqual([])
})
