import { embeddedConnectorId } from '../domain/wallet/wallet.ts'
import type { KitAccount } from '../kit/api/account.ts'
import type { KitState } from '../protocol/kit-state.ts'
import type { AppKitAccount, AppKitEmbeddedWallet } from './app-kit.types.ts'

/** Maps `kit.account.get()` and `KitState.embedded` to AppKit's account. */
export function toAppKitAccount(
  account: KitAccount,
  embedded: KitState['embedded'],
): AppKitAccount {
  const { accounts, caipAddress, address, status } = account
  const embeddedWalletInfo = embeddedWalletOf(account, embedded)
  return {
    allAccounts: accounts,
    caipAddress: caipAddress ?? undefined,
    address: address ?? undefined,
    isConnected: status === 'connected',
    status,
    ...(embeddedWalletInfo !== null && { embeddedWalletInfo }),
  }
}

/** The embedded wallet of an account. Null if the account is one of another wallet. */
function embeddedWalletOf(
  { connectorId, address, accounts }: KitAccount,
  { user, socialProvider }: KitState['embedded'],
): AppKitEmbeddedWallet | null {
  if (connectorId !== embeddedConnectorId || user === null) return null
  return {
    user: { email: user.email ?? undefined, username: user.userName ?? undefined },
    authProvider: socialProvider ?? 'email',
    accountType: accounts.find((each) => each.address === address)?.type ?? 'eoa',
    isSmartAccountDeployed: user.smartAccountDeployed === true,
  }
}
