import { connectorById } from '../../domain/wallet/connector-by-id.ts'
import type { SwitchAccountContext, SwitchAccountEvent } from './switch-account.types.ts'

type Args = { context: SwitchAccountContext; event: SwitchAccountEvent }

/**
 * Whether the picked account belongs to the connected wallet of its namespace, so that only the
 * address has to change. False while the network of the wallet is unknown.
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
