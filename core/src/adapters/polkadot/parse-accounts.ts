import { type CaipNetworkId, caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { cleanText } from '../../domain/text/text.ts'
import { safeGet } from '../../domain/unknown.ts'
import { type AccountId, isSameAccount, parseAddress } from './account-id.ts'

/** An account that an extension shares. */
export type SharedAccount = {
  /** In the format of the extension, which expects it in requests. */
  address: string
  id: AccountId
  /** The visitor's name for the account, cleaned; null if there is none. */
  name: string | null
  /** The only chain on which the visitor allows the account; null for all chains. */
  boundTo: CaipNetworkId | null
}

const maxAccounts = 200

/**
 * Parses an extension's list of accounts. Returns each account once, in the extension's order,
 * without invalid entries; null for a value that is not a list and for a list that contains only
 * invalid entries (fault B3).
 */
export function parseAccounts(list: unknown): readonly SharedAccount[] | null {
  try {
    if (!Array.isArray(list)) return null
    const parsed = Array.from(list.slice(0, maxAccounts), parseEntry).filter(
      (account) => account !== null,
    )
    if (parsed.length === 0 && list.length > 0) return null
    return parsed.filter(
      ({ id }, index) => parsed.findIndex((other) => isSameAccount(other.id, id)) === index,
    )
  } catch {
    return null
  }
}

function parseEntry(entry: unknown): SharedAccount | null {
  const address = safeGet(entry, 'address')
  const text = safeGet(entry, 'name')
  const id = parseAddress(address)
  if (typeof address !== 'string' || id === null) return null
  const name = typeof text === 'string' ? cleanText(text) : ''
  const boundTo = parseGenesisHash(safeGet(entry, 'genesisHash'))
  return { address, id, name: name === '' ? null : name, boundTo }
}

/**
 * Returns the chain of a genesis hash, whose first half is the CAIP-2 reference; null without a
 * hash. An invalid hash becomes a chain that does not exist, so that the account is not usable.
 */
function parseGenesisHash(hash: unknown): CaipNetworkId | null {
  if (hash === null || hash === '') return null
  const isHash = typeof hash === 'string' && /^0x[0-9a-f]{64}$/i.test(hash)
  return caipNetworkIdOf('polkadot', isHash ? hash.slice(2, 34).toLowerCase() : 'unknown')
}
