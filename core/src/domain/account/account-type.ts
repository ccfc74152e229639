import type { AccountType } from './account.ts'

/**
 * The account type after an embedded login: the type in the user record, else the current type,
 * else the default.
 */
export const preferredAccountType = (types: {
  user: AccountType | null
  current: AccountType | null
  fallback: AccountType
}): AccountType => types.user ?? types.current ?? types.fallback

/** The account type that the toggle of an embedded wallet switches to. */
export const otherAccountType = (current: AccountType | null): 'eoa' | 'smartAccount' =>
  current === 'smartAccount' ? 'eoa' : 'smartAccount'
