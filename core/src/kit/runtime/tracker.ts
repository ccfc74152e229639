import { limits } from '../../domain/constants.ts'
import { frozenCopy } from '../../domain/frozen-copy.ts'
import type {
  InitialOptions,
  TelemetryEvent,
  TelemetryRecord,
} from '../../domain/telemetry/telemetry-event.ts'
import { safeGet } from '../../domain/unknown.ts'
import { lazy, whenIdle } from '../../platform/lazy.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Messages } from '../../protocol/messages.ts'
import type { ErrorReports } from './error-reports.ts'

type TrackerOptions = {
  platform: Pick<Platform, 'clock' | 'page'>
  /** Delivers an event to the page. */
  publish(record: TelemetryRecord): void
  /** Sends a message to the telemetry store. */
  send(message: Messages['telemetry']): void
  /** Whether telemetry is configured and analytics are on now. */
  isAllowed(): boolean
  /** The properties of `INITIALIZE`. */
  initialProperties(): InitialOptions
  /** Imports the code that finds the errors of machines. */
  loadCode(): Promise<Pick<typeof import('./error-reports.ts'), 'createErrorReports'>>
}
export type Tracker = {
  /** Delivers an event to the page, and to the telemetry store where that is allowed. */
  track(event: TelemetryEvent): void
  /** Sends the error of a machine to the telemetry store, from the first event that was sent on. */
  observe(inspected: object): void
  /** Stops the telemetry store if analytics were turned off. To call when the state changes. */
  update(): void
}

/** Whether an inspection event may have an error. `error-reports.ts`, which loads then, decides. */
const mayHaveError = (inspected: object): boolean =>
  (safeGet(inspected, 'event', 'cause') ?? null) !== null ||
  /error|failed/.test(String(safeGet(inspected, 'event', 'type')))

/**
 * Creates the tracker of a kit. The page receives every event; the telemetry store receives those
 * from the first opening of the modal on, while analytics are on (rule R21, decision 11).
 * `INITIALIZE` precedes the first event, in both places.
 */
export function createTracker({
  platform,
  publish,
  send,
  isAllowed,
  initialProperties,
  loadCode,
}: TrackerOptions): Tracker {
  const { clock } = platform
  let initial: TelemetryRecord | null = null
  let isInitialSent = false
  let hasOpened = false
  let isSending = false
  /** Events before the first opening, in the same task: the view that the opening shows. */
  let openingRecords: readonly TelemetryRecord[] = []

  /** Events that may have an error, until the code of error reports examines them. */
  let waiting: readonly { inspected: object; timestamp: number }[] = []

  const reports = lazy(whenIdle(platform, loadCode), ({ createErrorReports }) =>
    createErrorReports(),
  )
  const sendReports = (reportOf: ErrorReports) => {
    const events = waiting
    waiting = []
    for (const { inspected, timestamp } of events) {
      const report = reportOf(inspected, timestamp)
      if (report !== null) send({ type: 'report', report })
    }
  }
  const recordOf = (event: TelemetryEvent): TelemetryRecord => {
    const record = frozenCopy<TelemetryRecord>({
      timestamp: clock.now(),
      data: { type: 'track', ...event },
    })
    publish(record)
    return record
  }
  const holdForOpening = (record: TelemetryRecord) => {
    openingRecords = [...openingRecords, record]
    queueMicrotask(() => {
      openingRecords = []
    })
  }
  return {
    track({ event, properties }) {
      initial ??= recordOf({ event: 'INITIALIZE', properties: initialProperties() })
      const record = recordOf({ event, properties } as TelemetryEvent)
      hasOpened ||= event === 'MODAL_OPEN'
      if (!hasOpened) return holdForOpening(record)
      if (!isAllowed()) return
      isSending = true
      if (!isInitialSent) send({ type: 'track', record: initial })
      isInitialSent = true
      for (const each of [record, ...openingRecords]) send({ type: 'track', record: each })
      openingRecords = []
    },
    observe(inspected) {
      if (!isSending || !mayHaveError(inspected)) return
      if (waiting.length < limits.waitingTelemetry)
        waiting = [...waiting, { inspected, timestamp: clock.now() }]
      // If the code does not load, the event waits for the next one, which loads it again.
      reports.call(sendReports).catch(() => {})
    },
    update() {
      if (!isSending || isAllowed()) return
      isSending = false
      waiting = []
      send({ type: 'stop' })
    },
  }
}
