import type { Namespace } from '../caip/namespace.ts'
import { connectorById } from './connector-by-id.ts'
import { isListedAs, nameKey } from './merge-connectors.ts'
import type { Connector, Wallet } from './wallet.ts'

/** The part of the kit's state that determines the available connectors. */
export type ConnectorSource = {
  connections: { connectors: readonly Connector[] }
  network: { networks: readonly { chainNamespace: Namespace }[] }
  modal: { namespace: Namespace | null }
}

/** Whether the connector is that of an installed wallet, or of a wallet SDK. */
export const isInstalled = ({ type }: Pick<Connector, 'type'>): boolean =>
  type !== 'WALLET_CONNECT' && type !== 'AUTH'

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
 * The installed connectors of the offered namespaces: not those of remote wallets and of the embedded
 * wallet, which have views of their own.
 */
export function availableConnectors(source: ConnectorSource): readonly Connector[] {
  const namespaces = offeredNamespaces(source)
  return source.connections.connectors.filter(
    (connector) => isInstalled(connector) && namespaces.includes(connector.chain),
  )
}

/**
 * The properties by which a wallet is looked up. `namespace`: that of the connector with the id;
 * without it, the first connector with the id.
 */
export type WalletQuery = Pick<Wallet, 'id' | 'rdns'> & {
  name?: string
  namespace?: Namespace | undefined
}

/**
 * The installed connectors of a wallet, at most one per namespace: its own connectors, then
 * connectors with the same name as one of these. A connector with another rdns than the wallet is
 * not one of them.
 */
export function findConnectors(source: ConnectorSource, wallet: WalletQuery): readonly Connector[] {
  const { rdns, name } = wallet
  const installed = source.connections.connectors.filter(isInstalled)
  const first = name === undefined ? firstWithId(installed, wallet) : null
  const own = installed.filter((connector) =>
    first === null
      ? isListedAs(wallet, connector)
      : connector.id === first.id && nameKey(connector.name) === nameKey(first.name),
  )
  const names = own.map((connector) => nameKey(connector.name))
  const named = availableConnectors(source).filter(
    (connector) =>
      names.includes(nameKey(connector.name)) &&
      (own.includes(connector) || rdns === null || connector.rdns === null),
  )
  const candidates = [...named.filter((connector) => own.includes(connector)), ...named]
  return candidates.filter(
    ({ chain }, index) => candidates.findIndex((other) => other.chain === chain) === index,
  )
}

/**
 * The first connector with an id. Without a namespace, an rdns precedes an id, because the id of a
 * wallet may be its name, and any name can equal the rdns of an EVM wallet (fault Z7).
 */
const firstWithId = (
  installed: readonly Connector[],
  { id, rdns, namespace }: WalletQuery,
): Connector | null =>
  (namespace === undefined && installed.find((connector) => connector.rdns === (rdns ?? id))) ||
  connectorById(installed, id, namespace ?? null)

type ConnectRoute =
  | {
      view: 'ConnectingExternal'
      data: { connectorId: string; namespace: Namespace; wallet?: Wallet }
    }
  | { view: 'ConnectingMultiChain'; data: { connectorId: string; namespace: Namespace } }

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
  if (others.length > 0) return { view: 'ConnectingMultiChain', data: { connectorId, namespace } }
  return { view: 'ConnectingExternal', data: { connectorId, namespace, ...(wallet && { wallet }) } }
}
