import { connectorById } from '../../domain/wallet/connector-by-id.ts'
import type { SwitchAccountContext, SwitchAccountEvent } from './switch-account.types.ts'

type Args = { context: SwitchAccountContext; event: SwitchAccountEvent }

/**
 * Whether the wallet that its namespace is connected with holds the picked account, so that only
 * the address changes. False while the network of that wallet is unknown.
 */
export function isActiveWallet({ context: { connected }, event }: Args) {
  if (event.type !== 'pick') return false
  const wallet = connected[event.choice.namespace]
  return (
    wallet !== undefined &&
    wallet.connectorId === event.choice.connectorId &&
    wallet.caipNetworkId !== null
  )
}
/** Whether the wallet of the picked account is available. */
export const hasWallet = ({ context, event }: Args) =>
  event.type === 'pick' &&
  connectorById(context.connectors, event.choice.connectorId, event.choice.namespace) !== null
/** Whether the event concerns a connected namespace. */
export const isConnectedNamespace = ({ context, event }: Args) =>
  'namespace' in event && context.connected[event.namespace] !== undefined
