import type { AccountState } from '@latchkit/core'

/**
 * The display name of an account: the page's label, the wallet's name for it, or its name service
 * name. Null: none.
 */
export function accountName(
  {
    addressLabels,
    accounts,
    identity,
  }: Pick<AccountState, 'addressLabels' | 'accounts' | 'identity'>,
  address: string,
): string | null {
  return (
    addressLabels[address] ??
    accounts.find((account) => account.address === address)?.name ??
    identity?.name ??
    null
  )
}
