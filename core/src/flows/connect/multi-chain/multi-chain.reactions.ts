import type { Reactions } from '../../../protocol/reactions.ts'
import type { MultiChainEmitted, MultiChainOutput } from './multi-chain.types.ts'

/** A pick opens ConnectingExternal for the namespace. */
export const multiChainReactions: Reactions<MultiChainEmitted, MultiChainOutput> = {
  'namespace.picked': ({ connectorId, namespace }) => [
    { to: 'router', type: 'push', view: 'ConnectingExternal', data: { connectorId, namespace } },
  ],
  done: () => [{ to: 'router', type: 'back' }],
}
