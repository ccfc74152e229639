import type { Reactions } from '../../protocol/reactions.ts'
import type { TelemetryEmitted } from './telemetry.types.ts'

/** Raises an alert for the developer when the service refuses the origin of the page. */
export const telemetryReactions: Reactions<TelemetryEmitted> = {
  'telemetry.refused': ({ code }) => [
    { to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: false },
  ],
}
