import type { Reactions } from '../../contracts/tell.ts'
import type { AccountFact } from './account.types.ts'

/** A wallet's own word reaches the network, storage and the modal. */
export const accountReactions: Reactions<AccountFact> = {
  'account.changed': ({ namespace, address }) => [{ to: 'connections', type: 'activate', namespace, address }],
  // a page on which another wallet is being asked stays: its prompt is open
  'account.lost': ({ namespace }, ask) => [
    { to: 'connections', type: 'drop', namespace },
    ...(ask.currentView() === 'ConnectingExternal' ? [] : [{ to: 'modal', type: 'close' } as const]),
  ],
  'chain.changed': ({ namespace, caipNetworkId }, ask) => [
    { to: 'network', type: 'adopt', caipNetworkId, activate: ask.activeNamespace() === namespace, quiet: false },
  ],
}
