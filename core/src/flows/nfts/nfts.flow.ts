import type { SnapshotFrom } from 'xstate'
import { activeAccount, activeAccountsOf } from '../../domain/account/active-accounts.ts'
import type { CaipAddress } from '../../domain/caip/caip.ts'
import { timeouts } from '../../domain/constants.ts'
import { defineFlow } from '../../protocol/define.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { StoreEnvironment } from '../../protocol/store.ts'
import { createResource, onePage } from '../../resource/resource.actors.ts'
import type { ReadRequest } from '../../resource/resource.types.ts'
import { idleView, viewOf } from '../../resource/resource.view.ts'
import { nftsMachine } from './nfts.machine.ts'
import type { NftsCommand, NftsView } from './nfts.types.ts'

/** Maps a snapshot to the NFTs, with the commands. */
export function nftsView(
  { context }: SnapshotFrom<typeof nftsMachine>,
  send: (command: NftsCommand) => void,
): NftsView {
  if (activeAccount(context) === null) return idleView('data/history-without-address')
  const refresh = () => send({ type: 'refresh' })
  return viewOf(context.nfts, context.nfts.data, { refresh, loadMore: null })
}

/** The flow emits no events. */
export const nftsReactions: Reactions<never> = {}

export const nftsActors = (
  { nfts, platform }: Pick<Deps, 'nfts' | 'platform'>,
  environment: StoreEnvironment,
) => ({
  /** Calls the page's option `nfts`. Reads an empty list if the page does not set it. */
  readNfts: createResource(platform, environment, {
    id: 'nfts.list',
    changed: 'nfts.changed',
    timeout: timeouts.apiTimeout,
    read: async ({ key }: ReadRequest<CaipAddress>, signal) =>
      onePage(nfts === null ? [] : await nfts(key, signal)),
  }),
})

/**
 * Lists the NFTs of the active account, from the source that the page passes as option `nfts`. If
 * the flow is started with `{ namespace }`: of the account of that namespace.
 */
export const nfts = defineFlow({
  id: 'nfts',
  title: 'NFTs',
  area: 'account',
  views: [],
  machine: nftsMachine,
  actors: nftsActors,
  input: activeAccountsOf,
  view: nftsView,
  reactions: nftsReactions,
  listens: [
    'account.connected',
    'account.changed',
    'account.lost',
    'account.disconnected',
    'network.changed',
    'chain.changed',
  ],
})
