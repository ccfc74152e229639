import { embeddedAccountType } from '../../domain/account/account-type.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { AccountTypeInput, EmbeddedWallet } from './account-type.types.ts'

function embeddedWallet({ network, accounts }: KitState): EmbeddedWallet | null {
  const namespace = network.activeNamespace
  const account = namespace === null ? undefined : accounts[namespace]
  if (namespace === null || account?.connectorId !== embeddedConnectorId) return null
  const { address, caipNetworkId } = account
  if (address === null || caipNetworkId === null) return null
  const accountType = embeddedAccountType({ accounts: account.accounts, address })
  return { namespace, caipNetworkId, accountType }
}

export const accountTypeInput = (state: KitState, _data: null): AccountTypeInput => ({
  wallet: embeddedWallet(state),
  smartAccountNetworks: state.embedded.smartAccountNetworks,
})
