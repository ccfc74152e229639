import type { Namespace } from '../domain/caip/namespace.ts'
import type { Message } from './messages.ts'

/**
 * Removes the stored connection to a wallet, unless another tab has connected another wallet.
 * `connectorId`: null or undefined stands for the connector of this tab's connection.
 */
export const connectionCleared = (
  namespace: Namespace,
  connectorId: string | null | undefined,
): Message & { to: 'connections' } => ({
  to: 'connections',
  type: 'connection.clear',
  namespace,
  ...(connectorId != null && { connectorId }),
})
