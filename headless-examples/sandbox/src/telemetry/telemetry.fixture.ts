import { afterEach } from 'vitest'
import { startTelemetry } from './start-telemetry.ts'
import type { Telemetry, TelemetryItem, TelemetryOptions } from './telemetry.types.ts'

/** Query parameters of a valid request. */
export const caller = { projectId: 'sandbox', st: 'appkit', sv: 'react-eip155,solana-1.7.7' }

/** The body of an event. */
export const track = {
  eventId: 'a0b1c2d3-e4f5-4a6b-8c7d-9e0f1a2b3c4d',
  url: 'https://shop.example/cart',
  domain: 'shop.example',
  timestamp: 1_700_000_000_000,
  props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
} satisfies TelemetryItem

/** The body of an error. */
export const report = {
  ...track,
  timestamp: '2026-11-23T22:00:00.000Z',
  props: {
    type: 'error',
    event: 'API_ERROR',
    errorType: 'endpoint/refused',
    errorMessage: 'A service refused a request.',
    stackTrace: 'load app.js:1:2',
  },
} satisfies TelemetryItem

export type TelemetryClient = Telemetry & {
  /** Posts a body, as JSON unless it is a text. */
  send(body: unknown, query?: Readonly<Record<string, string>>): Promise<Response>
}

/** Returns a function that starts a telemetry service and a client for it. Stops it after each test. */
export function telemetryFixture(): (options?: TelemetryOptions) => Promise<TelemetryClient> {
  const running: Telemetry[] = []
  afterEach(async () => {
    for (const telemetry of running.splice(0)) await telemetry.stop()
  })
  return async (options) => {
    const telemetry = await startTelemetry(options)
    running.push(telemetry)
    return {
      ...telemetry,
      send: (body, query = {}) =>
        fetch(`${telemetry.url}/e?${new URLSearchParams({ ...caller, ...query })}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
    }
  }
}
