import type { Namespace } from '../../../domain/caip/namespace.ts'
import { nameKey } from '../../../domain/wallet/merge-connectors.ts'
import type { Connector } from '../../../domain/wallet/wallet.ts'
import type { MultiChainConnector, MultiChainContext } from './multi-chain.types.ts'

/** The connector of the wallet in a namespace. Null if there is none. */
export const connectorOn = (
  { connectors }: Pick<MultiChainContext, 'connectors'>,
  namespace: Namespace,
): Connector | null => connectors.find(({ chain }) => chain === namespace) ?? null

/**
 * Whether a connector belongs to the wallet: it updates a known connector of its namespace, or it
 * is the wallet's first connector in an offered namespace.
 */
export function isSameWallet(
  context: MultiChainContext,
  { id, name, chain, type }: Connector,
): boolean {
  const known = connectorOn(context, chain)
  if (known !== null) return known.id === id
  const { connectors } = context
  const isSame =
    connectors.length === 0
      ? id === context.connectorId
      : connectors.some((connector) => nameKey(connector.name) === nameKey(name))
  return type !== 'WALLET_CONNECT' && isSame && context.offeredNamespaces.includes(chain)
}

/** The wallet's connectors, in the order of `offeredNamespaces`. */
export const namespaceConnectors = ({
  connectors,
  offeredNamespaces,
  connected,
}: MultiChainContext): readonly MultiChainConnector[] =>
  offeredNamespaces.flatMap((namespace) => {
    const connector = connectorOn({ connectors }, namespace)
    return connector === null
      ? []
      : [{ namespace, connectorId: connector.id, connected: connected[namespace] === connector.id }]
  })
