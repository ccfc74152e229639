import type { Namespace } from '../caip/namespace.ts'
import type { Connector, ConnectorType } from './wallet.ts'

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

/**
 * Whether a wallet has the name of an announced connector without an rdns. Only EVM wallets have an
 * rdns; others are matched by name.
 */
export const hasSameName = (
  wallet: { name?: string },
  { name, rdns, type }: Pick<Connector, 'name' | 'rdns' | 'type'>,
): boolean =>
  type === 'ANNOUNCED' &&
  rdns === null &&
  wallet.name !== undefined &&
  nameKey(wallet.name) === nameKey(name)

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
