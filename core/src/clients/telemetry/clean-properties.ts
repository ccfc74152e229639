import { eventFields } from '../../domain/telemetry/event-fields.ts'
import { isSearchLength } from '../../domain/telemetry/search-length.ts'
import type { TelemetryRecord } from '../../domain/telemetry/telemetry-event.ts'
import { withoutPath, withoutSecrets } from '../../domain/telemetry/without-secrets.ts'

const maxItems = 100
const maxDepth = 4

/**
 * The properties of an event that its type has, without addresses, URIs, e-mail addresses,
 * signatures and keys (rule R21). Null if there are none. `projectId` stays: each request has it in
 * its URL.
 */
export function cleanProperties(
  { event, properties }: TelemetryRecord['data'],
  projectId: string | null,
): object | null {
  const fields = eventFields[event]
  const given = Object.entries(properties ?? {}).filter(([field]) => Object.hasOwn(fields, field))
  if (given.length === 0) return null
  return Object.fromEntries(
    given.map(([field, value]) => [
      field,
      typeof value === 'string' ? cleanField(field, value, projectId) : clean(value, 1),
    ]),
  )
}

function cleanField(field: string, text: string, projectId: string | null): string {
  if (field === 'mobile_link') return withoutPath(text)
  if (field === 'search') return isSearchLength(text) ? text : ''
  const isKept =
    (field === 'amount' && /^\d{1,80}(?:\.\d{1,80})?$/.test(text)) ||
    (field === 'projectId' && text === projectId)
  return isKept ? text : withoutSecrets(text)
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutSecrets(value)
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value
  if (typeof value !== 'object' || depth > maxDepth) return null
  if (Array.isArray(value)) return value.slice(0, maxItems).map((item) => clean(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, maxItems)
      .map(([name, item]) => [withoutSecrets(name), clean(item, depth + 1)]),
  )
}
