import type { Namespace } from '../caip/namespace.ts'
import { hasSameName, nameKey } from './merge-connectors.ts'
import { type Connector, remoteConnectorId, type Wallet } from './wallet.ts'

/** The part of the kit's state that determines the available connectors. */
export type ConnectorSource = {
  connections: { connectors: readonly Connector[] }
  network: { networks: readonly { chainNamespace: Namespace }[] }
  modal: { namespace: Namespace | null }
}

/**
 * The namespaces that have a network, in the page's order. If the modal is open for one namespace,
 * only that namespace.
 */
export function offeredNamespaces({
  network,
  modal,
}: Pick<ConnectorSource, 'network' | 'modal'>): readonly Namespace[] {
  const namespaces = [...new Set(network.networks.map(({ chainNamespace }) => chainNamespace))]
  return namespaces.filter((namespace) => modal.namespace === null || namespace === modal.namespace)
}

/**
 * The connectors of the offered namespaces. The connector for remote wallets serves all namespaces.
 */
export function availableConnectors(source: ConnectorSource): readonly Connector[] {
  const namespaces = offeredNamespaces(source)
  return source.connections.connectors.filter(
    ({ type, chain }) => type === 'WALLET_CONNECT' || namespaces.includes(chain),
  )
}

/** The properties by which a wallet is looked up. */
export type WalletQuery = Pick<Wallet, 'id' | 'rdns'> & { name?: string }

/**
 * The installed connectors of a wallet, at most one per namespace: connectors with its id or rdns,
 * then connectors with the same name as one of these.
 */
export function findConnectors(source: ConnectorSource, wallet: WalletQuery): readonly Connector[] {
  const { id, rdns } = wallet
  const isInstalled = ({ type }: Connector) => type !== 'WALLET_CONNECT'
  const isMatch = (connector: Connector) =>
    connector.id === id ||
    (rdns !== null && connector.rdns === rdns) ||
    hasSameName(wallet, connector)
  const names = source.connections.connectors
    .filter((connector) => isInstalled(connector) && isMatch(connector))
    .map(({ name }) => nameKey(name))
  const named = availableConnectors(source).filter(
    (connector) => isInstalled(connector) && names.includes(nameKey(connector.name)),
  )
  const candidates = [...named.filter(isMatch), ...named]
  return candidates.filter(
    ({ chain }, index) => candidates.findIndex((other) => other.chain === chain) === index,
  )
}

type ConnectRoute =
  | {
      view: 'ConnectingExternal'
      data: { connectorId: string; namespace: Namespace; wallet?: Wallet }
    }
  | { view: 'ConnectingMultiChain'; data: { connectorId: string } }

/**
 * The view that connects an installed wallet. With several namespaces, the visitor selects a
 * namespace first. Null without a connector.
 */
export function connectRoute(
  [first, ...others]: readonly Connector[],
  wallet: Wallet | null,
): ConnectRoute | null {
  if (first === undefined) return null
  const { id: connectorId, chain: namespace } = first
  if (others.length > 0) return { view: 'ConnectingMultiChain', data: { connectorId } }
  return { view: 'ConnectingExternal', data: { connectorId, namespace, ...(wallet && { wallet }) } }
}

/** The connector for remote wallets. Null if the kit has no remote wallets. */
export const findRemoteConnector = <C extends { id: string }>(connectors: readonly C[]): C | null =>
  connectors.find(({ id }) => id === remoteConnectorId) ?? null
