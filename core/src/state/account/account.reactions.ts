import type { Reactions } from '../../contracts/tell.ts'
import type { ViewName } from '../../domain/view-name.ts'
import type { AccountFact } from './account.types.ts'

/** Pages on which another wallet is being chosen or asked. */
const connecting: readonly ViewName[] = ['ConnectingExternal', 'ConnectingWalletConnect', 'ConnectingWalletConnectBasic', 'AllWallets']

/** A wallet's own word reaches the network, storage and the modal. */
export const accountReactions: Reactions<AccountFact> = {
  'account.changed': ({ namespace, address }) => [{ to: 'connections', type: 'activate', namespace, address }],
  // a page on which another wallet is being asked stays: its prompt is open
  'account.lost': ({ namespace }, ask) => [
    { to: 'connections', type: 'drop', namespace },
    ...(connecting.includes(ask.currentView()) ? [] : [{ to: 'modal', type: 'close' } as const]),
  ],
  'chain.changed': ({ namespace, caipNetworkId }, ask) => [
    { to: 'network', type: 'adopt', caipNetworkId, activate: ask.activeNamespace() === namespace, quiet: false },
  ],
}
