import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { unknownNetwork } from '../../domain/network/define-network.ts'
import { findNetwork } from '../../domain/network/network-rules.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import type { KitState, ViewData } from '../../protocol/kit-state.ts'
import type { SwitchNetworkInput } from './switch-network.types.ts'

/**
 * The requested network and the connected wallet of its namespace, if any; otherwise the embedded
 * wallet, if the active namespace is connected through it and its frame serves the network. Throws
 * `caip/not-a-network-id` without the id of a network.
 */
export function switchNetworkInput(
  { network: { networks, activeNamespace }, accounts, config }: KitState,
  data: ViewData['SwitchNetwork'] | null,
): SwitchNetworkInput {
  const caipNetworkId = toCaipNetworkId(data?.caipNetworkId ?? '')
  const network = findNetwork(networks, caipNetworkId) ?? unknownNetwork(caipNetworkId)
  const account = accounts[network.chainNamespace]
  const active = activeNamespace === null ? undefined : accounts[activeNamespace]
  const connects =
    account?.status === 'disconnected' &&
    active?.status === 'connected' &&
    active.connectorId === embeddedConnectorId &&
    config.embeddedWallet?.networks.includes(caipNetworkId) === true
  if (connects)
    return {
      network,
      request: 'connect',
      connectorId: embeddedConnectorId,
      walletNetworkId: null,
    }
  return {
    network,
    request: data?.confirm === true && account?.status !== 'connected' ? 'confirm' : 'switch',
    connectorId: account?.connectorId ?? null,
    walletNetworkId: account?.caipNetworkId ?? null,
  }
}
