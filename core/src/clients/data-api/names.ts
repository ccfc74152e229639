import * as v from 'valibot'
import type { NameRecord } from '../../domain/account/name-record.ts'
import { cleanText } from '../../domain/text/text.ts'
import { isKitError } from '../../errors/kit-error.ts'
import { pathPart } from '../http/request-url.ts'
import { list, picture, read, readRows, shownText } from './rows.ts'
import type { Service } from './service.ts'

const address = v.object({ address: v.pipe(v.string(), v.minLength(1), v.maxLength(256)) })
const record = v.object({
  name: shownText,
  addresses: v.record(v.string(), v.unknown()),
  attributes: v.fallback(list, []),
})
const attribute = v.object({ avatar: picture })

function recordOf({ name, addresses, attributes }: v.InferOutput<typeof record>): NameRecord {
  const known = Object.entries(addresses).flatMap(([coin, entry]) => {
    const result = v.safeParse(address, entry)
    return result.success && /^\d{1,10}$/.test(coin) ? [[coin, result.output.address] as const] : []
  })
  const [first] = readRows(attribute, attributes).filter(({ avatar }) => avatar !== null)
  return { name, addresses: Object.fromEntries(known), avatar: first?.avatar ?? null }
}

/** What is registered under a name. Neither a 404 nor an answer without addresses is anything. */
export async function lookUp(
  service: Service,
  name: string,
  signal: AbortSignal,
): Promise<NameRecord | null> {
  if (pathPart(name) === null) return null
  const json = await service
    .get(['v1/profile/account', name], { apiVersion: '2' }, signal)
    .catch((error: unknown) => {
      if (isKitError(error, 'endpoint/refused') && error.details.status === '404') return null
      throw error
    })
  if (json === null) return null
  const found = recordOf(
    read(v.object({ ...record.entries, name: v.fallback(shownText, '') }), json),
  )
  return Object.keys(found.addresses).length === 0
    ? null
    : { ...found, name: found.name || cleanText(name) }
}

/** The names of an address; the first is what it wants to be called. */
export async function reverse(
  service: Service,
  address: string,
  sender: string | null,
  signal: AbortSignal,
): Promise<readonly NameRecord[]> {
  const json = await service.get(
    ['v1/profile/reverse', address],
    { sender, apiVersion: '2' },
    signal,
  )
  const named = readRows(record, read(list, json)).filter(({ name }) => name !== '')
  return named.map(recordOf)
}
