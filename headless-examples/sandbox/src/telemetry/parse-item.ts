import { isRecord } from '../base/checks.ts'
import type { ErrorCategory, ErrorProps, TelemetryItem, TrackProps } from './telemetry.types.ts'

/** Bytes of a body. Browsers send no more while a page closes. */
const maximalSize = 65_536
const categories: readonly ErrorCategory[] = [
  'API_ERROR',
  'DATA_PARSING_ERROR',
  'SECURE_SITE_ERROR',
  'INTERNAL_SDK_ERROR',
]
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
/** A search is private: only the class of its length is accepted. */
const searchLengths: readonly unknown[] = ['', '1-3', '4-10', 'more']
const eventName = /^[A-Z][A-Z0-9_]*$/

/** Parses the body of a request. Throws with the reason if it is not that of an event or an error. */
export function parseItem(body: string): TelemetryItem {
  if (Buffer.byteLength(body) > maximalSize)
    throw new Error(`The body is larger than ${maximalSize} bytes.`)
  const { eventId, url, domain, timestamp, props } = fieldsOf(parseJson(body), 'The body', [
    'eventId',
    'url',
    'domain',
    'timestamp',
    'props',
  ])
  if (typeof eventId !== 'string' || !uuid.test(eventId))
    throw new Error('eventId must be a UUID of version 4.')
  const common = { eventId, ...parsePage(url, domain) }
  if (!isRecord(props)) throw new Error('props must be an object.')
  if (props.type === 'track')
    return { ...common, timestamp: parseTime(timestamp), props: parseTrack(props) }
  if (props.type === 'error')
    return { ...common, timestamp: parseIsoTime(timestamp), props: parseError(props) }
  throw new Error('props.type must be track or error.')
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new Error('The body must be JSON.')
  }
}

/** Returns the fields of an object. Throws if one is missing or unknown. */
function fieldsOf(
  value: unknown,
  name: string,
  required: readonly string[],
  optional: readonly string[] = [],
): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`${name} must be an object.`)
  const missing = required.find((field) => value[field] === undefined)
  if (missing !== undefined) throw new Error(`${name} has no ${missing}.`)
  const unknown = Object.keys(value).find(
    (field) => !required.includes(field) && !optional.includes(field),
  )
  if (unknown !== undefined) throw new Error(`${name} has an unknown field ${unknown}.`)
  return value
}

/**
 * `url`: that of a page without credentials, query and hash, with plain words or `…` in its path.
 * `domain`: its host name.
 */
function parsePage(url: unknown, domain: unknown): { url: string; domain: string } {
  const page = typeof url === 'string' && URL.canParse(url) ? new URL(url) : null
  if (typeof url !== 'string' || page === null || !/^https?:$/.test(page.protocol))
    throw new Error('url must be an http(s) URL.')
  if (/[?#]/.test(url) || page.username !== '' || page.password !== '')
    throw new Error('url must have no credentials, query or hash.')
  if (!/^(?:\/(?:[a-z]{0,12}|%E2%80%A6))*$/.test(page.pathname))
    throw new Error('url must have plain words or … in its path.')
  if (domain !== page.hostname) throw new Error('domain must be the host name of url.')
  return { url, domain: page.hostname }
}

function parseTime(timestamp: unknown): number {
  if (typeof timestamp === 'number' && Number.isSafeInteger(timestamp) && timestamp > 0)
    return timestamp
  throw new Error('timestamp of an event must be a whole number of ms.')
}

function parseIsoTime(timestamp: unknown): string {
  const time = typeof timestamp === 'string' ? new Date(timestamp) : null
  if (time !== null && !Number.isNaN(time.getTime()) && time.toISOString() === timestamp)
    return timestamp
  throw new Error('timestamp of an error must be an ISO time in UTC with ms.')
}

function parseTrack(props: Readonly<Record<string, unknown>>): TrackProps {
  const { event, properties } = fieldsOf(props, 'props', ['type', 'event'], ['properties'])
  if (typeof event !== 'string' || !eventName.test(event))
    throw new Error('props.event must be the name of an event.')
  if (properties === undefined) return { type: 'track', event }
  if (!isRecord(properties)) throw new Error('props.properties must be an object.')
  if (event === 'SEARCH_WALLET' && !searchLengths.includes(properties.search))
    throw new Error('search must be the length of a search.')
  return { type: 'track', event, properties }
}

function parseError(props: Readonly<Record<string, unknown>>): ErrorProps {
  const { event, errorType, errorMessage, stackTrace, uncaught } = fieldsOf(
    props,
    'props',
    ['type', 'event', 'errorType', 'errorMessage', 'stackTrace'],
    ['uncaught'],
  )
  const category = categories.find((each) => each === event)
  if (category === undefined) throw new Error('props.event must be the category of an error.')
  if (uncaught !== undefined && typeof uncaught !== 'boolean')
    throw new Error('props.uncaught must be true or false.')
  return {
    type: 'error',
    event: category,
    errorType: parseText(errorType, 'errorType'),
    errorMessage: parseText(errorMessage, 'errorMessage'),
    stackTrace: parseText(stackTrace, 'stackTrace'),
    ...(uncaught !== undefined && { uncaught }),
  }
}

function parseText(value: unknown, name: string): string {
  if (typeof value === 'string') return value
  throw new Error(`props.${name} must be a text.`)
}
