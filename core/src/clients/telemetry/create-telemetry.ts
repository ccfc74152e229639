import type { Namespace } from '../../domain/caip/namespace.ts'
import { sdkLabel, sdkType, sdkVersion } from '../../domain/config/sdk-label.ts'
import { timeouts } from '../../domain/constants.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { postJson } from '../http/post-json.ts'
import { projectError } from '../http/project-error.ts'
import { requestUrl } from '../http/request-url.ts'
import type { Telemetry, TelemetryItem } from './telemetry.types.ts'

const hostedUrl = 'https://pulse.walletconnect.org'

type TelemetryOptions = {
  platform: Platform
  /** Null for the hosted service. */
  endpoint: string | null
  projectId: string
  adapterNamespaces: readonly Namespace[]
  sdkPlatform: string
  /** Whether the project has analytics turned on. */
  isEnabled: Telemetry['isEnabled']
}

/** Creates the client of the telemetry service for one project. */
export function createTelemetry({
  platform,
  endpoint,
  projectId,
  adapterNamespaces,
  sdkPlatform,
  isEnabled,
}: TelemetryOptions): Telemetry {
  const url = requestUrl(endpoint ?? hostedUrl, '/e', {
    projectId,
    st: sdkType,
    sv: sdkLabel({ platform: sdkPlatform, adapters: adapterNamespaces, version: sdkVersion }),
  })
  return {
    isEnabled,
    async send(item, signal) {
      const body = bodyOf(item, platform)
      const options = {
        url,
        body,
        contentType: 'application/json',
        deadline: timeouts.apiTimeout,
      } as const
      const response = await postJson(platform, options, signal)
      const error = projectError(response)
      if (error !== null) throw error
      if (response.status > 299)
        throw new KitError('endpoint/refused', { status: String(response.status) })
    },
  }
}

/** The body of a request. `url`: that of the page without query and hash (rule R21). */
function bodyOf(
  item: TelemetryItem,
  { page, random }: Platform,
): Readonly<Record<string, unknown>> {
  const { protocol, host, hostname, pathname } = new URL(page.facts().url)
  const common = {
    eventId: random.uuid(),
    url: `${protocol}//${host}${pathname}`,
    domain: hostname,
  }
  if (item.type === 'track') {
    const { timestamp, data } = item.record
    return { ...common, timestamp, props: data }
  }
  const { timestamp, uncaught, ...report } = item.report
  return {
    ...common,
    timestamp: new Date(timestamp).toISOString(),
    props: { type: 'error', ...report, ...(uncaught !== null && { uncaught }) },
  }
}
