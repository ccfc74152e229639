import type { Namespace } from '../caip/namespace.ts'
import type { Connector, ConnectorType } from './wallet.ts'

type Part = Pick<Connector, 'id' | 'name' | 'type' | 'chain'>
/** One row of the list: a wallet, and every way to reach it; one member a namespace. */
export type MergedConnector<C> = {
  id: string
  name: string
  type: ConnectorType
  chain: Namespace
  members: readonly [C, ...C[]]
}

/** What a wallet is known by on every namespace. */
export const nameKey = (name: string) => (name === 'Trust' ? 'Trust Wallet' : name)

/** Whether a listed wallet goes by the name of a connector that has nothing else to be known by: only Ethereum's wallets have an rdns. */
export const isNamesake = (
  wallet: { name?: string },
  { name, rdns, type }: Pick<Connector, 'name' | 'rdns' | 'type'>,
): boolean =>
  type === 'ANNOUNCED' &&
  rdns === null &&
  wallet.name !== undefined &&
  nameKey(wallet.name) === nameKey(name)

/** Connectors of the same name are one wallet; the same name twice on one namespace is kept once. Order is that of first sight. */
export function mergeByName<C extends Part>(connectors: readonly C[]): MergedConnector<C>[] {
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
