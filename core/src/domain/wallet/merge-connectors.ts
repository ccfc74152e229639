import type { Namespace } from '../caip/namespace.ts'
import type { Connector, ConnectorType } from './wallet.ts'
import type { ListedConnector } from './wallet-rules.ts'

type NamedConnector = Pick<Connector, 'id' | 'name' | 'type' | 'chain'>
/** A wallet with its connectors, one per namespace. */
export type MergedConnector<C> = {
  id: string
  name: string
  type: ConnectorType
  chain: Namespace
  members: readonly [C, ...C[]]
}

/** The name by which connectors of different namespaces are matched to the same wallet. */
export const nameKey = (name: string) => (name === 'Trust' ? 'Trust Wallet' : name)

/** Whether connectors of two namespaces are of one wallet, as `mergeByName` merges them. */
export const isSameWallet = (
  one: Pick<Connector, 'name' | 'chain' | 'rdns'>,
  other: Pick<Connector, 'name' | 'chain' | 'rdns'>,
): boolean =>
  one.chain !== other.chain &&
  (nameKey(one.name) === nameKey(other.name) || (one.rdns !== null && one.rdns === other.rdns))

/**
 * Whether a wallet has the name of an announced connector without an rdns. Always false on eip155,
 * where the rdns identifies a wallet and its name does not (fault Z5).
 */
export const hasSameName = (
  wallet: { name?: string },
  { name, rdns, type, chain }: Pick<ListedConnector, 'name' | 'rdns' | 'type' | 'chain'>,
): boolean =>
  type === 'ANNOUNCED' &&
  !rdns &&
  chain !== 'eip155' &&
  wallet.name !== undefined &&
  nameKey(wallet.name) === nameKey(name)

/**
 * Whether a connector belongs to a listed wallet: their rdns, ids or names match. An id that is not
 * the connector's rdns is a name that any wallet can take, so that the names have to match too
 * (faults Z6 and Z7). A name alone counts as in `hasSameName`.
 */
export const isListedAs = (
  wallet: { id: string; name?: string; rdns: string | null },
  connector: Pick<Connector, 'id' | 'name' | 'rdns' | 'type' | 'chain'>,
): boolean => {
  const { id, name, rdns } = connector
  const isNamed = wallet.name === undefined || nameKey(wallet.name) === nameKey(name)
  return (
    (id === wallet.id && (isNamed || rdns === id)) ||
    (rdns !== null && rdns === wallet.rdns) ||
    hasSameName(wallet, connector)
  )
}

/**
 * Merges connectors of the same name. Keeps the first of several connectors in one namespace. The
 * result has the order of the first connector of each wallet.
 */
export function mergeByName<C extends NamedConnector>(
  connectors: readonly C[],
): MergedConnector<C>[] {
  const rows = new Map<string, [C, ...C[]]>()
  for (const connector of connectors) {
    const members = rows.get(nameKey(connector.name))
    if (members === undefined) rows.set(nameKey(connector.name), [connector])
    else if (members.every(({ chain }) => chain !== connector.chain)) members.push(connector)
  }
  return Array.from(rows.values(), (members) => {
    const [{ id, name, type, chain }] = members
    const several = members.length > 1
    return {
      id,
      name,
      type: several && type !== 'AUTH' ? 'MULTI_CHAIN' : type,
      chain: several ? 'eip155' : chain,
      members,
    }
  })
}
