import type { TelemetryEventName, TelemetryEvents } from '../domain/telemetry/telemetry-event.ts'

/** The message that delivers a telemetry event to the page and to the telemetry service. */
export const track = <Name extends TelemetryEventName>(
  event: Name,
  properties: TelemetryEvents[Name],
) => ({ to: 'kit', type: 'track', event, properties }) as const
