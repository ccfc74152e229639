import type { Namespace } from '../caip/namespace.ts'
import type { Connector } from './wallet.ts'

type ConnectorKey = Pick<Connector, 'id' | 'type' | 'chain'>

/**
 * Finds a connector by id, or null. Several namespaces may use the same id: returns the connector
 * of `namespace`, or the first connector if `namespace` is null. The connector for remote wallets
 * serves all namespaces.
 */
export function connectorById<C extends ConnectorKey>(
  connectors: readonly C[],
  id: string,
  namespace: Namespace | null,
): C | null {
  return (
    connectors.find(
      (connector) =>
        connector.id === id &&
        (namespace === null ||
          connector.chain === namespace ||
          connector.type === 'WALLET_CONNECT'),
    ) ?? null
  )
}
