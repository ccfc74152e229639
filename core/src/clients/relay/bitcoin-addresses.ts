import { accountTypeOf } from '../../domain/remote/remote-grant.ts'
import { safeGet } from '../../domain/unknown.ts'
import { parseAddress } from '../address/parse-address.ts'
import { parseJson } from '../http/parse-json.ts'
import type { BitcoinAddress } from './relay.types.ts'
import { safeGetText } from './sdk-access.ts'

const maxAddresses = 200

/**
 * Parses the addresses of a Bitcoin wallet, from `getAccountAddresses` or
 * `bip122_addressesChanged`. Invalid entries and duplicates are dropped; empty for any other value.
 */
export function parseBitcoinAddresses(data: unknown): readonly BitcoinAddress[] {
  if (!Array.isArray(data)) return []
  const parsed = new Map<string, BitcoinAddress>()
  for (const entry of Array.from(data.slice(0, maxAddresses))) {
    const address = parseAddress('bip122', safeGet(entry, 'address'), null)
    if (address !== null && !parsed.has(address)) parsed.set(address, parseEntry(address, entry))
  }
  return [...parsed.values()]
}

/** Parses the addresses that a session contains as JSON in its properties. */
export function parseSessionAddresses(session: unknown): readonly BitcoinAddress[] {
  const text = safeGetText(session, 'sessionProperties', 'bip122_getAccountAddresses')
  try {
    return text === null ? [] : parseBitcoinAddresses(parseJson(text))
  } catch {
    return [] // The property is not JSON.
  }
}

function parseEntry(address: string, entry: unknown): BitcoinAddress {
  const intention = safeGet(entry, 'intention')
  const publicKey = safeGetText(entry, 'publicKey')
  const hasIntention = intention === 'payment' || intention === 'ordinal'
  const isPublicKey = publicKey !== null && /^[0-9a-f]{64,130}$/i.test(publicKey)
  const type = hasIntention ? intention : accountTypeOf('bip122', address)
  return {
    account: { address, type, ...(isPublicKey && { publicKey: publicKey.toLowerCase() }) },
    hasIntention,
  }
}
