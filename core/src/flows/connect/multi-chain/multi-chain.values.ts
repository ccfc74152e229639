import type { Namespace } from '../../../domain/caip/namespace.ts'
import { nameKey } from '../../../domain/wallet/merge-connectors.ts'
import type { Connector } from '../../../domain/wallet/wallet.ts'
import type { MultiChainContext, MultiChainWay } from './multi-chain.types.ts'

/** The wallet's connector on a namespace; null: it has none there. */
export const wayOf = (
  { ways }: Pick<MultiChainContext, 'ways'>,
  namespace: Namespace,
): Connector | null => ways.find(({ chain }) => chain === namespace) ?? null

/** Whether a connector is this wallet's, on a namespace that is offered and has none of it yet, or a newer word of one that is known. */
export function isOurs(context: MultiChainContext, { id, name, chain, type }: Connector): boolean {
  const known = wayOf(context, chain)
  if (known !== null) return known.id === id
  const isSame =
    id === context.connectorId || context.ways.some((way) => nameKey(way.name) === nameKey(name))
  return type !== 'WALLET_CONNECT' && isSame && context.offered.includes(chain)
}

/** The ways as they are shown: in the page's order of namespaces. */
export const shownWays = ({ ways, offered, held }: MultiChainContext): readonly MultiChainWay[] =>
  offered.flatMap((namespace) => {
    const way = wayOf({ ways }, namespace)
    return way === null
      ? []
      : [{ namespace, connectorId: way.id, connected: held[namespace] === way.id }]
  })
