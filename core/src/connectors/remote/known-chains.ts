import { type CaipNetworkId, isCaipNetworkId } from '../../domain/caip/caip.ts'
import { modernNetworkId } from '../../domain/caip/legacy-networks.ts'
import type { ProposedNamespaces } from '../../domain/remote/remote-namespaces.ts'

/** Networks that a page proposes mean something to it, under the ids they have today. */
export const proposedChains = (proposed: ProposedNamespaces): readonly CaipNetworkId[] =>
  Object.values(proposed).flatMap(({ chains }) =>
    chains.filter(isCaipNetworkId).map(modernNetworkId),
  )
