import type { FaultControls } from '../faults/start-fault-server.ts'

export type ErrorCategory =
  | 'API_ERROR'
  | 'DATA_PARSING_ERROR'
  | 'SECURE_SITE_ERROR'
  | 'INTERNAL_SDK_ERROR'

/** `properties` is missing for events without properties. */
export type TrackProps = {
  type: 'track'
  event: string
  properties?: Readonly<Record<string, unknown>>
}
export type ErrorProps = {
  type: 'error'
  event: ErrorCategory
  errorType: string
  errorMessage: string
  stackTrace: string
  uncaught?: boolean
}
type Common = { eventId: string; url: string; domain: string }

/** The body of a request: an event with its time in ms since 1970, or an error with an ISO time. */
export type TelemetryItem = Common &
  ({ timestamp: number; props: TrackProps } | { timestamp: string; props: ErrorProps })

/** The parameters of a request, which name the project and the version of the kit. */
export type TelemetryCaller = { projectId: string; st: string; sv: string }

/**
 * A received request, numbered from 1. `receivedAt`: ms since 1970. `reason`: why the service
 * refused the request.
 */
export type TelemetryRecord = { id: number; receivedAt: number; caller: TelemetryCaller } & (
  | { outcome: 'accepted'; item: TelemetryItem }
  | { outcome: 'refused'; status: number; reason: string }
)

/**
 * `port` 0: any free port. `directory`: base URL of the directory whose settings the page of the
 * project's owner shows and changes. Null: the page shows no settings.
 */
export type TelemetryOptions = { port?: number; directory?: string | null }

export type Telemetry = FaultControls & {
  /** Base URL. The page of the project's owner is at its root. */
  url: string
  /** Received requests, oldest first: the last 5,000. Requests that a fault replaced are missing. */
  records(): readonly TelemetryRecord[]
  /** Events and errors of the accepted requests, oldest first. */
  items(): readonly TelemetryItem[]
  stop(): Promise<void>
}
