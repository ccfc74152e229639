import type { AccountState, Connector, DisconnectResult, KitState, Network } from '@latchkit/core'
import { accountOf, networkOf } from '@latchkit/core/internal'
import { embeddedConnectorId } from '@latchkit/core/utils'
import { connectorOf } from '../../kit/connector-selectors.ts'
import type { ViewContext } from '../../kit/useKitView.ts'
import { accountName, loginName } from '../account/account-name.ts'

type Embedded = KitState['embedded']

export type AccountSettingsView =
  | { step: 'disconnected' }
  | {
      step: 'connected'
      address: string
      account: AccountState
      /** As in the Account view. Null: none. */
      name: string | null
      /** Avatar URL from a name service. */
      avatar: string | null
      /** Null: the connector is unknown. */
      wallet: Connector | null
      network: Network | null
      /**
       * How the visitor logged in. `label`: the e-mail address, or the name at the social provider.
       * `provider`: null after a login by e-mail. Null: the account is not one of the embedded
       * wallet.
       */
      login: { label: string; provider: Embedded['socialProvider'] } | null
      /** Opens the view that changes the e-mail address. Null outside the modal and without one. */
      changeEmail: (() => void) | null
      /** Opens the view that leads to the wallet's dashboard. Null outside the modal. */
      upgrade: (() => void) | null
      /** Null outside the modal, and if there is only one network. */
      openNetworks: (() => void) | null
      /** Disconnects this wallet. Resolves with one result per namespace that it served. */
      disconnect(): Promise<readonly DisconnectResult[]>
    }

/** The settings of a connected account. */
export type ConnectedSettings = Extract<AccountSettingsView, { step: 'connected' }>

/** Selects the state that `accountSettingsView` needs. */
export function selectAccountSettings(state: KitState) {
  const { active, supported } = networkOf(state.network, undefined)
  return {
    account: accountOf(state),
    connectors: state.connections.connectors,
    network: active,
    canSwitchNetwork:
      state.config.enableNetworkSwitch && (state.network.networks.length > 1 || !supported),
    embedded: state.embedded,
  }
}

/** Maps the state to the AccountSettings view. */
export function accountSettingsView(
  {
    account,
    connectors,
    network,
    canSwitchNetwork,
    embedded,
  }: ReturnType<typeof selectAccountSettings>,
  { kit, inModal }: Pick<ViewContext, 'kit' | 'inModal'>,
): AccountSettingsView {
  if (account?.status !== 'connected' || account.address === null) return { step: 'disconnected' }
  const { address, identity, namespace } = account
  const login = account.connectorId === embeddedConnectorId ? loginOf(embedded) : null
  const hasEmail = login !== null && login.provider === null && embedded.user?.email != null
  return {
    step: 'connected',
    address,
    account,
    name: accountName(account, address, embedded),
    avatar: identity?.avatar ?? null,
    wallet: connectorOf(connectors, account),
    network,
    login,
    changeEmail: inModal && hasEmail ? () => kit.modal.push('UpdateEmailWallet') : null,
    upgrade: inModal && hasEmail ? () => kit.modal.push('UpgradeEmailWallet') : null,
    openNetworks: inModal && canSwitchNetwork ? () => kit.modal.push('Networks') : null,
    disconnect: () => kit.disconnect(namespace),
  }
}

const loginOf = ({ user, socialProvider }: Embedded) => ({
  label: (user && loginName(user, socialProvider)) ?? '',
  provider: socialProvider,
})
