import type { Reactions } from '../../contracts/tell.ts'
import type { AccountFact } from './account.types.ts'

/** A wallet's own word reaches the network, storage and the modal. */
export const accountReactions: Reactions<AccountFact> = {
  'account.changed': 'silent',
  'account.lost': ({ namespace }) => [
    { to: 'connections', type: 'drop', namespace },
    { to: 'modal', type: 'close' },
  ],
  'chain.changed': ({ namespace, caipNetworkId }, ask) => [
    { to: 'network', type: 'adopt', caipNetworkId, activate: ask.activeNamespace() === namespace, quiet: false },
  ],
}
