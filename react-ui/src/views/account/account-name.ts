import type { AccountState, KitState } from '@latchkit/core'
import { loginLabel } from '@latchkit/core/internal'
import { embeddedConnectorId } from '@latchkit/core/utils'

/**
 * The display name of an account: the page's label, the wallet's name for it, its name service name,
 * or the e-mail address or social name of the embedded wallet's user. Null: none.
 */
export function accountName(
  {
    addressLabels,
    accounts,
    identity,
    connectorId,
  }: Pick<AccountState, 'addressLabels' | 'accounts' | 'identity' | 'connectorId'>,
  address: string,
  { user, socialProvider }: KitState['embedded'],
): string | null {
  const name =
    addressLabels[address] ??
    accounts.find((account) => account.address === address)?.name ??
    identity?.name ??
    null
  return name === null && connectorId === embeddedConnectorId && user !== null
    ? loginName(user, socialProvider)
    : name
}

/** The e-mail address or the social name of the embedded wallet's user. Null: none is known. */
export function loginName(
  { email, userName }: NonNullable<KitState['embedded']['user']>,
  social: KitState['embedded']['socialProvider'],
): string | null {
  return loginLabel({ email, social, socialName: userName }) || null
}
