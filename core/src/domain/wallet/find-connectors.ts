import type { Namespace } from '../caip/namespace.ts'
import { isNamesake, nameKey } from './merge-connectors.ts'
import type { Connector, Wallet } from './wallet.ts'

/** What says which wallets may be offered: a kit's state has it all. */
export type Offering = {
  connections: { connectors: readonly Connector[] }
  network: { networks: readonly { chainNamespace: Namespace }[] }
  modal: { namespace: Namespace | null }
}

/** The namespaces that are offered, in the page's order: those that have a network, and one alone where the modal is narrowed to it. */
export function offered({
  network,
  modal,
}: Pick<Offering, 'network' | 'modal'>): readonly Namespace[] {
  const namespaces = [...new Set(network.networks.map(({ chainNamespace }) => chainNamespace))]
  return namespaces.filter((one) => modal.namespace === null || one === modal.namespace)
}

/** The connectors of those namespaces; the wallet across the relay serves any. */
export function reachable(source: Offering): readonly Connector[] {
  const namespaces = offered(source)
  return source.connections.connectors.filter(
    ({ type, chain }) => type === 'WALLET_CONNECT' || namespaces.includes(chain),
  )
}

/** A wallet that is looked for, by what is known of it. */
export type Sought = Pick<Wallet, 'id' | 'rdns'> & { name?: string }

/** All ways to reach a wallet in this browser, one a namespace: what has its id or rdns, and what is called the same as that. */
export function waysTo(source: Offering, wallet: Sought): readonly Connector[] {
  const { id, rdns } = wallet
  const isHere = ({ type }: Connector) => type !== 'WALLET_CONNECT'
  const isItself = (one: Connector) =>
    one.id === id || (rdns !== null && one.rdns === rdns) || isNamesake(wallet, one)
  const names = source.connections.connectors
    .filter((one) => isHere(one) && isItself(one))
    .map(({ name }) => nameKey(name))
  const named = reachable(source).filter((one) => isHere(one) && names.includes(nameKey(one.name)))
  const ways = [...named.filter(isItself), ...named]
  return ways.filter(({ chain }, place) => ways.findIndex((one) => one.chain === chain) === place)
}

type WayIn =
  | {
      view: 'ConnectingExternal'
      data: { connectorId: string; namespace: Namespace; wallet?: Wallet }
    }
  | { view: 'ConnectingMultiChain'; data: { connectorId: string } }

/** Where a wallet of this browser is connected: several namespaces have a page to choose on. null: it is not here. */
export function wayIn(
  [first, ...others]: readonly Connector[],
  wallet: Wallet | null,
): WayIn | null {
  if (first === undefined) return null
  const { id: connectorId, chain: namespace } = first
  if (others.length > 0) return { view: 'ConnectingMultiChain', data: { connectorId } }
  return { view: 'ConnectingExternal', data: { connectorId, namespace, ...(wallet && { wallet }) } }
}
