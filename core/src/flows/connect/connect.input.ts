import { requiresConsent } from '../../domain/config/requires-consent.ts'
import { offeredMethods } from '../../domain/wallet/connect-methods.ts'
import { offeredLogins } from '../../domain/wallet/offered-logins.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { ConnectInput } from './connect.types.ts'

/**
 * `methods`: in the order of decision 7, with the wallets that are known when the view is opened.
 * `popups`: the browser of Telegram opens none.
 * `legal`: the checkbox is shown only if the page has a terms or privacy URL. `eager`: iOS and
 * Telegram open an app only during a tap, so the URI must exist before the tap. `loginNetworks`: none
 * if the visitor has chosen the namespace.
 */
export function connectInput(state: KitState): ConnectInput {
  const { config, connections, network, modal } = state
  const { device, remote, directory, manualWCControl, customWallets } = config
  const hasLinkedWallets = directory || customWallets.length + connections.recent.length > 0
  return {
    ...offeredMethods(state),
    popups: !device.telegram,
    legal: requiresConsent(config),
    remote,
    eager: (device.ios || device.telegram) && remote && !manualWCControl && hasLinkedWallets,
    network: network.active?.caipNetworkId ?? null,
    loginNetworks: modal.namespace === null ? freeLoginNetworks(state) : [],
  }
}

/**
 * The networks on which a login can start: the active one, and those in namespaces without a wallet.
 */
const freeLoginNetworks = (state: KitState) =>
  offeredLogins(state)
    .filter(
      ({ chainNamespace, caipNetworkId }) =>
        state.accounts[chainNamespace]?.status !== 'connected' ||
        caipNetworkId === state.network.active?.caipNetworkId,
    )
    .map(({ caipNetworkId }) => caipNetworkId)
