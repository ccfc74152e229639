import { accountTypeOf } from '../../domain/remote/remote-grant.ts'
import { parseJson } from '../http/parse-json.ts'
import { peek, textAt } from './peek.ts'
import type { BitcoinAddress } from './relay.types.ts'

const most = 200
const form = /^[a-zA-Z0-9]{1,128}$/

/** What a wallet says of its addresses (`getAccountAddresses`, `bip122_addressesChanged`), checked; what reads badly is left out. */
export function readBitcoinAddresses(data: unknown): readonly BitcoinAddress[] {
  if (!Array.isArray(data)) return []
  const read = new Map<string, BitcoinAddress>()
  for (const one of Array.from(data.slice(0, most))) {
    const address = textAt(one, 'address')
    if (address !== null && form.test(address) && !read.has(address))
      read.set(address, addressFrom(address, one))
  }
  return [...read.values()]
}

/** The same where the session itself says it, as JSON in its properties. */
export function sessionAddresses(raw: unknown): readonly BitcoinAddress[] {
  const text = textAt(raw, 'sessionProperties', 'bip122_getAccountAddresses')
  try {
    return text === null ? [] : readBitcoinAddresses(parseJson(text))
  } catch {
    return [] // hostile session data: what is no JSON says nothing
  }
}

function addressFrom(address: string, said: unknown): BitcoinAddress {
  const intention = peek(said, 'intention')
  const publicKey = textAt(said, 'publicKey')
  const isMeant = intention === 'payment' || intention === 'ordinal'
  const isKey = publicKey !== null && /^[0-9a-f]{64,130}$/i.test(publicKey)
  const type = isMeant ? intention : accountTypeOf('bip122', address)
  return {
    account: { address, type, ...(isKey && { publicKey: publicKey.toLowerCase() }) },
    isMeant,
  }
}
