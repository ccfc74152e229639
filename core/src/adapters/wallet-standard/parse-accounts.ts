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
  /** The account object of the wallet; the features of the wallet expect it as an argument. */
  raw: object
}

const maxAccounts = 200
const maxAddressLength = 256

/** Parses a wallet's list of accounts. Keeps the order, drops invalid items. */
export function parseStandardAccounts(list: unknown): readonly StandardAccount[] {
  try {
    return Array.isArray(list) ? list.slice(0, maxAccounts).flatMap(parseAccount) : []
  } catch {
    return []
  }
}

function parseAccount(account: unknown): StandardAccount[] {
  const address = safeGet(account, 'address')
  const publicKey = safeGet(account, 'publicKey')
  const label = safeGet(account, 'label')
  if (typeof account !== 'object' || account === null) return []
  if (typeof address !== 'string' || address.length > maxAddressLength) return []
  const name = typeof label === 'string' ? cleanText(label) : ''
  return [
    {
      address,
      publicKey: publicKey instanceof Uint8Array ? Uint8Array.from(publicKey) : new Uint8Array(),
      chains: parseStrings(safeGet(account, 'chains')),
      label: name === '' ? null : name,
      raw: account,
    },
  ]
}
