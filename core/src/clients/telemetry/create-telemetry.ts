import { identityOf, type Project } from '../../domain/config/sdk-label.ts'
import { timeouts } from '../../domain/constants.ts'
import type { TelemetryReceiver } from '../../domain/telemetry/receiver.ts'
import { httpErrors } from '../../errors/areas/http.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { postJson } from '../http/post-json.ts'
import { projectError } from '../http/project-error.ts'
import { requestUrl } from '../http/request-url.ts'
import type { Telemetry } from './telemetry.types.ts'
import { telemetryBody } from './telemetry-body.ts'

/** A service requires a project id. Null is for a function of the page. */
type TelemetryOptions = Project<string | null> & {
  platform: Platform
  receiver: NonNullable<TelemetryReceiver>
  /** Whether the project has analytics turned on. A function of the page does not ask. */
  isEnabled: Telemetry['isEnabled']
}

/** Creates the client of the telemetry service, or of the function that replaces it. */
export function createTelemetry(options: TelemetryOptions): Telemetry {
  const { receiver, platform, projectId, isEnabled } = options
  if (typeof receiver === 'function') return createLocalTelemetry(receiver, options)
  const url = requestUrl(receiver, '/e', identityOf(options))
  return {
    isEnabled,
    async send(item, signal) {
      const post = {
        url,
        body: telemetryBody(item, platform, projectId),
        contentType: 'application/json',
        deadline: timeouts.apiTimeout,
        // the last events are sent while the page closes
        keepalive: true,
      } as const
      const response = await postJson(platform, post, signal)
      const error = projectError(response)
      if (error !== null) throw error
      if (response.status > 299)
        throw new KitError(httpErrors, 'endpoint/refused', { status: String(response.status) })
    },
  }
}

/** Calls the function of the page. Logs its first error; the function is called again. */
function createLocalTelemetry(
  receiver: Extract<TelemetryReceiver, (...args: never[]) => unknown>,
  { platform, projectId }: TelemetryOptions,
): Telemetry {
  let hasFailed = false
  return {
    isEnabled: async () => true,
    async send(item, signal) {
      if (signal.aborted) return
      try {
        await receiver(telemetryBody(item, platform, projectId))
      } catch (error) {
        if (!hasFailed)
          platform.log.error('The function in the option "endpoints.telemetry" failed', error)
        hasFailed = true
      }
    },
  }
}
