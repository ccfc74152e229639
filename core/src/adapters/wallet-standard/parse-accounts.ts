import { cleanText } from '../../domain/text/text.ts'
import { parseStrings, safeGet } from '../../domain/unknown.ts'

/**
 * An account as its wallet reports it. The adapter checks whether the address fits its namespace.
 */
export type StandardAccount = {
  address: string
  publicKey: Uint8Array
  /** CAIP-2 ids, such as `solana:mainnet`. */
  chains: readonly string[]
  /** The wallet's name for the account, cleaned. Null if it has none. */
  label: string | null
  /** The wallet's own account object; the features of the wallet expect it as an argument. */
  own: object
}

const maxAccounts = 200
const maxAddressLength = 256

/** Parses a wallet's list of accounts, in its order. Items that are no accounts are dropped. */
export function parseStandardAccounts(list: unknown): readonly StandardAccount[] {
  try {
    return Array.isArray(list) ? list.slice(0, maxAccounts).flatMap(parseAccount) : []
  } catch {
    return []
  }
}

function parseAccount(own: unknown): StandardAccount[] {
  const address = safeGet(own, 'address')
  const publicKey = safeGet(own, 'publicKey')
  const label = safeGet(own, 'label')
  if (typeof own !== 'object' || own === null) return []
  if (typeof address !== 'string' || address.length > maxAddressLength) return []
  const name = typeof label === 'string' ? cleanText(label) : ''
  return [
    {
      address,
      publicKey: publicKey instanceof Uint8Array ? Uint8Array.from(publicKey) : new Uint8Array(),
      chains: parseStrings(safeGet(own, 'chains')),
      label: name === '' ? null : name,
      own,
    },
  ]
}
