import type { Account, AccountType } from './account.ts'

/**
 * The account type after an embedded login: the type in the user record, else the current type,
 * else the default.
 */
export const preferredAccountType = (types: {
  user: AccountType | null
  current: AccountType | null
  fallback: AccountType
}): AccountType => types.user ?? types.current ?? types.fallback

/**
 * The type of the embedded wallet's active account. An account that is not listed counts as the key's
 * own.
 */
export const embeddedAccountType = ({
  accounts,
  address,
}: {
  accounts: readonly Account[]
  address: string
}): 'eoa' | 'smartAccount' =>
  accounts.some((account) => account.address === address && account.type === 'smartAccount')
    ? 'smartAccount'
    : 'eoa'

/** The account type that the toggle of an embedded wallet switches to. */
export const otherAccountType = (current: AccountType | null): 'eoa' | 'smartAccount' =>
  current === 'smartAccount' ? 'eoa' : 'smartAccount'
