import { callMethod } from '../../domain/call-method.ts'
import { isObject } from '../../domain/object.ts'
import { cleanText } from '../../domain/text/text.ts'
import { safeImage } from '../../domain/text/url.ts'
import { parseStrings, safeGet } from '../../domain/unknown.ts'
import { parseStandardAccounts, type StandardAccount } from './parse-accounts.ts'

/**
 * A wallet of the Wallet Standard. The wallet's own getters and features may throw, return invalid
 * data or respond late; of the members below only `call` throws.
 */
export type StandardWallet = {
  /**
   * The registered object. It identifies the wallet: it is the same in each registration.
   */
  raw: object
  /** Cleaned. Also the connector id, because it is the same after a reload. */
  name: string
  icon: string | null
  /** The wallet's current chains, CAIP-2 ids such as `solana:mainnet`. */
  chains(): readonly string[]
  has(feature: string): boolean
  /** The accounts that the wallet shares now. */
  accounts(): readonly StandardAccount[]
  /**
   * Calls a method of a feature. Throws the method's error, or a `TypeError` if there is none.
   */
  call(feature: string, method: string, ...args: readonly unknown[]): unknown
}

/** Parses a registered object. Null if a field is missing or invalid (fault A3). */
export function parseStandardWallet(wallet: unknown): StandardWallet | null {
  const rawName = safeGet(wallet, 'name')
  const name = typeof rawName === 'string' ? cleanText(rawName) : ''
  if (name === '' || !isObject(safeGet(wallet, 'features')) || !isObject(wallet)) return null
  return {
    raw: wallet,
    name,
    icon: safeImage(safeGet(wallet, 'icon')),
    chains: () => parseStrings(safeGet(wallet, 'chains')),
    has: (feature) => isObject(safeGet(wallet, 'features', feature)),
    accounts: () => parseStandardAccounts(safeGet(wallet, 'accounts')),
    call: (feature, method, ...args) =>
      callMethod(safeGet(wallet, 'features', feature), method, ...args),
  }
}
