import { cleanText } from '../../domain/text/text.ts'
import { safeImage } from '../../domain/text/url.ts'
import { callOwn } from '../shared/call-own.ts'
import { isObject, peek, readTexts } from '../shared/peek.ts'
import { readStandardAccounts, type StandardAccount } from './read-accounts.ts'

/** A wallet of the Wallet Standard behind a fence: its getters and features may throw, lie or answer late. */
export type StandardWallet = {
  /** What registered itself: the same object each time, however often it does. */
  own: object
  /** Cleaned; also what it is known by over reloads. */
  name: string
  icon: string | null
  /** As it says now, such as `solana:mainnet`. */
  chains(): readonly string[]
  has(feature: string): boolean
  /** What it shares now. */
  accounts(): readonly StandardAccount[]
  /** Calls a feature's method. Throws whatever the wallet throws, and a `TypeError` where it has no such method. */
  call(feature: string, method: string, ...inputs: readonly unknown[]): unknown
}

/** null for what is no wallet: a field missing or of another type, a hostile object (fault case A3). */
export function readStandardWallet(wallet: unknown): StandardWallet | null {
  const said = peek(wallet, 'name')
  const name = typeof said === 'string' ? cleanText(said) : ''
  if (name === '' || !isObject(peek(wallet, 'features')) || !isObject(wallet)) return null
  const featureOf = (feature: string) => peek(peek(wallet, 'features'), feature)
  return {
    own: wallet,
    name,
    icon: safeImage(peek(wallet, 'icon')),
    chains: () => readTexts(peek(wallet, 'chains')),
    has: (feature) => isObject(featureOf(feature)),
    accounts: () => readStandardAccounts(peek(wallet, 'accounts')),
    call(feature, method, ...inputs) {
      return callOwn(featureOf(feature), method, ...inputs)
    },
  }
}
