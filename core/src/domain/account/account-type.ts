import type { AccountType } from './account.ts'

/** The type in use after an embedded login: what the user's record says, else the one in use, else the default. */
export const preferredAccountType = (said: {
  user: AccountType | null
  current: AccountType | null
  fallback: AccountType
}): AccountType => said.user ?? said.current ?? said.fallback

/** What the toggle of an embedded wallet leads to. */
export const otherAccountType = (current: AccountType | null): 'eoa' | 'smartAccount' =>
  current === 'smartAccount' ? 'eoa' : 'smartAccount'
