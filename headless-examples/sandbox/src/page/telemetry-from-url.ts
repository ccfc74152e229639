import type { KitOptions } from '@latchkit/core'
import type { SandboxDescription } from '../base/description.ts'

declare global {
  interface Window {
    /** With `?analytics=page`: the events and errors that the page received, oldest first. */
    latchkitTelemetry?: unknown[]
  }
}

type TelemetryChoice = {
  analytics: boolean
  endpoint: NonNullable<NonNullable<KitOptions['endpoints']>['telemetry']>
}

/** Keeps an event in `window.latchkitTelemetry`, in place of a service. */
function keepOnPage(item: unknown): void {
  window.latchkitTelemetry ??= []
  window.latchkitTelemetry.push(item)
}

/**
 * Who receives events: the telemetry service of the sandbox, with `?analytics=page` the page itself,
 * with `?analytics=off` no one.
 */
export function telemetryFromUrl({
  telemetry,
}: Pick<SandboxDescription, 'telemetry'>): TelemetryChoice {
  const requested = new URLSearchParams(location.search).get('analytics')
  return {
    analytics: requested !== 'off',
    endpoint: requested === 'page' ? keepOnPage : telemetry,
  }
}
