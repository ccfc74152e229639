import { expect, test, vi } from 'vitest'
import type {
  InitialOptions,
  TelemetryEvent,
  TelemetryRecord,
} from '../../domain/telemetry/telemetry-event.ts'
import { catalogue } from '../../errors/catalogue.ts'
import { KitError } from '../../errors/kit-error.ts'
import { createManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import type { Messages } from '../../protocol/messages.ts'
import { createErrorReports } from './error-reports.ts'
import { createTracker } from './tracker.ts'

const opened: TelemetryEvent = { event: 'MODAL_OPEN', properties: { connected: false } }
const clicked: TelemetryEvent = { event: 'CLICK_NETWORKS', properties: null }
const failure = (error: unknown) => ({
  type: '@xstate.event',
  event: { type: 'xstate.error.actor.load', error },
})
const initialOptions: InitialOptions = {
  networks: [],
  defaultNetwork: '',
  adapters: [],
  features: {},
  themeMode: 'system',
  enableWallets: true,
  enableWalletGuide: true,
  enableWalletConnect: true,
  enableNetworkSwitch: true,
  allowUnsupportedChain: false,
  manualWCControl: false,
  enableEmbedded: false,
  disableAppend: false,
  allWallets: 'SHOW',
  basic: false,
  siwx: false,
}

/** `brokenLoads`: how often the code of the reports does not load. */
function startTracker({ brokenLoads = 0 } = {}) {
  const clock = createManualClock(1_000)
  const published: TelemetryRecord[] = []
  const sent: Messages['telemetry'][] = []
  const settings = { isAllowed: true }
  let loadCount = 0
  const tracker = createTracker({
    platform: createMemoryPlatform({ clock }),
    async loadCode() {
      loadCount += 1
      if (loadCount <= brokenLoads) throw new KitError(catalogue, 'endpoint/unreachable')
      return { createErrorReports }
    },
    publish: (record) => void published.push(record),
    send: (message) => void sent.push(message),
    isAllowed: () => settings.isAllowed,
    initialProperties: () => initialOptions,
  })
  return {
    clock,
    loads: () => loadCount,
    tracker,
    settings,
    published,
    publishedNames: () => published.map(({ data }) => data.event),
    sentNames: () =>
      sent.map((message) => (message.type === 'track' ? message.record.data.event : message.type)),
    sent,
  }
}

test('the tracker publishes INITIALIZE once, before the first event, with the time of each', () => {
  const { clock, tracker, published, publishedNames } = startTracker()
  tracker.track(clicked)
  clock.advance(500)
  tracker.track(opened)
  expect(publishedNames()).toEqual(['INITIALIZE', 'CLICK_NETWORKS', 'MODAL_OPEN'])
  expect(published.map(({ timestamp }) => timestamp)).toEqual([1_000, 1_000, 1_500])
  expect(published[2]).toEqual({ timestamp: 1_500, data: { type: 'track', ...opened } })
})

test('the tracker sends events from the first opening on, after INITIALIZE [R21]', async () => {
  const { tracker, sentNames } = startTracker()
  tracker.track(clicked)
  await Promise.resolve()
  expect(sentNames()).toEqual([])
  tracker.track(opened)
  tracker.track(clicked)
  expect(sentNames()).toEqual(['INITIALIZE', 'MODAL_OPEN', 'CLICK_NETWORKS'])
})

test('the tracker sends the event of the view that the first opening shows once', () => {
  const { tracker, sentNames } = startTracker()
  tracker.track(clicked)
  expect(sentNames()).toEqual([])
  tracker.track(opened)
  tracker.track(opened)
  expect(sentNames()).toEqual(['INITIALIZE', 'MODAL_OPEN', 'CLICK_NETWORKS', 'MODAL_OPEN'])
})

test('the tracker sends no field of a message other than event and properties', () => {
  const { tracker, sent } = startTracker()
  tracker.track({ to: 'kit', type: 'track', ...opened } as TelemetryEvent)
  expect(sent[1]).toEqual({
    type: 'track',
    record: { timestamp: 1_000, data: { type: 'track', ...opened } },
  })
})

test('the tracker sends nothing while analytics are off, and stops the store once', () => {
  const { tracker, settings, sentNames, publishedNames } = startTracker()
  settings.isAllowed = false
  tracker.track(opened)
  tracker.update()
  expect(sentNames()).toEqual([])
  settings.isAllowed = true
  tracker.track(clicked)
  tracker.update()
  settings.isAllowed = false
  tracker.update()
  tracker.update()
  tracker.track(clicked)
  expect(sentNames()).toEqual(['INITIALIZE', 'CLICK_NETWORKS', 'stop'])
  settings.isAllowed = true
  tracker.track(clicked)
  expect(sentNames().slice(3)).toEqual(['CLICK_NETWORKS'])
  expect(publishedNames().length).toBe(5)
})

test('the tracker reports errors only after an event was sent, and not with analytics off, and loads their code with the first one', async () => {
  const { tracker, settings, sentNames, loads } = startTracker()
  tracker.observe(failure(new TypeError('before')))
  tracker.track(opened)
  tracker.observe({ type: '@xstate.event', event: { type: 'open', cause: null } })
  await vi.dynamicImportSettled()
  expect(loads()).toBe(0)
  tracker.observe(failure(new TypeError('reported')))
  tracker.observe(failure(new KitError(catalogue, 'rpc/user-rejected')))
  await vi.dynamicImportSettled()
  expect(loads()).toBe(1)
  settings.isAllowed = false
  tracker.update()
  tracker.observe(failure(new TypeError('later')))
  expect(sentNames()).toEqual(['INITIALIZE', 'MODAL_OPEN', 'report', 'stop'])
})

test('errors wait until the code of the reports loads, with their times, and are dropped with analytics off [P4]', async () => {
  const { tracker, clock, settings, sent } = startTracker({ brokenLoads: 2 })
  tracker.track(opened)
  tracker.observe(failure(new TypeError('dropped')))
  await vi.dynamicImportSettled()
  settings.isAllowed = false
  tracker.update()
  settings.isAllowed = true
  tracker.track(clicked)
  for (const message of ['first', 'second']) {
    clock.advance(500)
    tracker.observe(failure(new TypeError(message)))
    await vi.dynamicImportSettled()
  }
  const reports = sent.flatMap((message) => (message.type === 'report' ? [message.report] : []))
  expect(reports.map(({ timestamp }) => timestamp)).toEqual([1_500, 2_000])
})
