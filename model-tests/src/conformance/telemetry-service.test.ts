import type { AllWalletsView } from '@latchkit/core/flows'
import { expect, test } from 'vitest'
import { acceptedItems, leaksOf, namesOf } from '../browser/harness/telemetry.ts'
import { servicesFixture } from './service-kit.fixture.ts'

const startServices = servicesFixture()

/** The events of a visit that connects a wallet, in order. */
const connected = ['INITIALIZE', 'MODAL_OPEN', 'SELECT_WALLET', 'CONNECT_SUCCESS', 'MODAL_CLOSE']

test('events wait for a slow setting of the project and are then sent in order, while a wallet connects', async () => {
  const services = await startServices()
  const { directory, telemetry } = services
  directory.faults([{ path: '/getAnalyticsConfig', fails: 'late', delay: 'held' }])
  const { openModal, pick } = services.openPage()
  await openModal()
  await pick()
  expect(telemetry.requests()).toEqual([])
  directory.faults([])
  await expect.poll(() => namesOf(telemetry.items())).toEqual(connected)
  expect(acceptedItems(telemetry.records())).toHaveLength(connected.length)
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
    const { state, openModal, pick } = services.openPage()
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
  const { kit, state } = services.openPage()
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
