import type { AccountState } from '@latchkit/core'

/** What an account is called: by the page, else by its wallet, else by a name service; null: nobody gave it a name. */
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
    accounts.find((one) => one.address === address)?.name ??
    identity?.name ??
    null
  )
}
