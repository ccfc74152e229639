import type { AccountState } from '@latchkit/core'

/** What an account is called: by the page, else by its wallet; null: nobody gave it a name. */
export function nameOf({ addressLabels, accounts }: Pick<AccountState, 'addressLabels' | 'accounts'>, address: string): string | null {
  return addressLabels[address] ?? accounts.find((one) => one.address === address)?.name ?? null
}
