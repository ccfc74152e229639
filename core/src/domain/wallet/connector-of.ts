import type { Namespace } from '../caip/namespace.ts'
import type { Connector } from './wallet.ts'

type Known = Pick<Connector, 'id' | 'type' | 'chain'>

/**
 * The connector of that id. One id may be there on several namespaces: that of the named one is meant (null: the first), and the wallet
 * across the relay serves them all.
 */
export function connectorOf<C extends Known>(
  connectors: readonly C[],
  id: string,
  namespace: Namespace | null,
): C | null {
  return (
    connectors.find(
      (one) =>
        one.id === id &&
        (namespace === null || one.chain === namespace || one.type === 'WALLET_CONNECT'),
    ) ?? null
  )
}
