import type { TelemetryItem, TelemetryRecord } from '@latchkit/sandbox/telemetry'
import type { Page } from 'playwright'
import { expect } from 'vitest'

declare global {
  interface Window {
    latchkitTelemetry?: unknown[]
  }
}

/**
 * Sorts events by their time. Requests run in parallel, so that they may arrive in another order.
 * The first event has the time of the event that it precedes.
 */
export const byTime = (items: readonly TelemetryItem[]): readonly TelemetryItem[] => {
  const isFirst = ({ props }: TelemetryItem) => Number(props.event !== 'INITIALIZE')
  const timeOf = ({ timestamp }: TelemetryItem) => new Date(timestamp).getTime()
  return [...items].sort(
    (one, other) => isFirst(one) - isFirst(other) || timeOf(one) - timeOf(other),
  )
}

/** The names of events and the categories of errors, by time. */
export const namesOf = (items: readonly TelemetryItem[]): readonly string[] =>
  byTime(items).map(({ props }) => props.event)

/** The properties of the events with this name, in order. Null for an event without properties. */
export const propertiesOf = (items: readonly TelemetryItem[], event: string): readonly unknown[] =>
  items.flatMap(({ props }) =>
    props.type === 'track' && props.event === event ? [props.properties ?? null] : [],
  )

/** The records of a telemetry service with an id after `after`. */
export async function readRecords(url: string, after = 0): Promise<readonly TelemetryRecord[]> {
  return (await fetch(`${url}/records?after=${after}`)).json()
}

/** Events and errors of the accepted requests, by time. Fails if the service refused a request. */
export function acceptedItems(records: readonly TelemetryRecord[]): readonly TelemetryItem[] {
  expect(records.filter(({ outcome }) => outcome === 'refused')).toEqual([])
  return byTime(records.flatMap((record) => (record.outcome === 'accepted' ? [record.item] : [])))
}

const leaks: Readonly<Record<string, RegExp>> = {
  'an EVM address, hash or signature': /(0x)?[0-9a-f]{40,}/i,
  'a pairing URI': /wc:/i,
  'a base58 address or signature': /\b[1-9A-HJ-NP-Za-km-z]{32,}\b/,
  'a bech32 address': /\b(bc|tb|cosmos|osmo)1[02-9ac-hj-np-z]{20,}/i,
  'an e-mail address': /[\w.+-]+@[\w-]+\.\w+/,
}

/**
 * What the bodies contain of secrets (rule R21): the given texts, in any case and without `0x`, and
 * everything that looks like an address, a signature, a pairing URI or an e-mail address. A URL
 * occurs as the page only.
 */
export function leaksOf(
  items: readonly TelemetryItem[],
  secrets: readonly string[],
): readonly string[] {
  return items.flatMap(({ eventId: _, url, domain: __, ...rest }) => {
    // A frame of a stack trace is `function@file:line:column`.
    const text = JSON.stringify(rest, (key, value: unknown) =>
      key === 'stackTrace' ? String(value).replaceAll('@', ' ') : value,
    )
    const known = secrets.filter((secret) =>
      JSON.stringify({ url, rest }).toLowerCase().includes(secret.toLowerCase().replace(/^0x/, '')),
    )
    const looks = Object.keys(leaks).filter((name) => leaks[name]?.test(text))
    const urls = /\w+:\/\//.test(text) ? ['a URL'] : []
    return [...known, ...looks, ...urls].map((leak) => `${leak} in ${url} ${text}`)
  })
}

/** The events and errors that the page of the demo received with `?analytics=page`. */
export const itemsOfPage = (page: Page): Promise<readonly TelemetryItem[]> =>
  page.evaluate(() => (window.latchkitTelemetry ?? []) as TelemetryItem[])
