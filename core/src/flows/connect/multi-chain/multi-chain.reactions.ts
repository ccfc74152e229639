import type { Reactions } from '../../../protocol/messages.ts'
import type { MultiChainFact, MultiChainInput, MultiChainOutput } from './multi-chain.types.ts'

/** The picked namespace's wallet is asked on a page of its own. */
export const multiChainReactions: Reactions<MultiChainFact, MultiChainOutput, MultiChainInput> = {
  'way.picked': ({ connectorId, namespace }) => [
    { to: 'router', type: 'push', view: 'ConnectingExternal', data: { connectorId, namespace } },
  ],
  done: () => [{ to: 'router', type: 'back' }],
}
