import type { TelemetryBody, TelemetryItem } from '../../domain/telemetry/telemetry-event.ts'
import { framesOf, plainPath, withoutSecrets } from '../../domain/telemetry/without-secrets.ts'
import { parseUrl } from '../../domain/text/parse-url.ts'
import type { Platform } from '../../platform/platform.ts'
import { cleanProperties } from './clean-properties.ts'

/** The body of a request, without secrets (rule R21). */
export function telemetryBody(
  item: TelemetryItem,
  { page, random }: Pick<Platform, 'page' | 'random'>,
  projectId: string | null,
): TelemetryBody {
  const common = { eventId: random.uuid(), ...pageOf(page.facts().url) }
  if (item.type === 'track') {
    const { timestamp, data } = item.record
    const properties = cleanProperties(data, projectId)
    const { type, event } = data
    return {
      ...common,
      timestamp,
      props: properties === null ? { type, event } : { type, event, properties },
    }
  }
  const { timestamp, event, errorType, errorMessage, stackTrace, uncaught } = item.report
  const props = {
    type: 'error',
    event,
    errorType: withoutSecrets(errorType),
    errorMessage: withoutSecrets(errorMessage),
    stackTrace: framesOf(stackTrace),
  } as const
  return {
    ...common,
    timestamp: new Date(timestamp).toISOString(),
    props: uncaught === null ? props : { ...props, uncaught },
  }
}

/**
 * The address of the page without credentials, query and hash, and without the segments of its path
 * that are not short lower-case words (decision 47). Of a page that is not http(s), such as a file, only scheme and
 * host. Both are empty for a page without a URL.
 */
function pageOf(text: string): Pick<TelemetryBody, 'url' | 'domain'> {
  const url = parseUrl(text)
  if (url === null) return { url: '', domain: '' }
  const { protocol, host, hostname, pathname } = url
  const isWeb = protocol === 'http:' || protocol === 'https:'
  const path = isWeb ? plainPath(pathname) : ''
  return { url: `${protocol}//${host}${path}`, domain: hostname }
}
