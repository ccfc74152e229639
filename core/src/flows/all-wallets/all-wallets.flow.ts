import { timeouts } from '../../domain/constants.ts'
import {
  availableConnectors,
  connectRoute,
  offeredNamespaces,
} from '../../domain/wallet/find-connectors.ts'
import { defineFlow } from '../../protocol/define.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { StoreEnvironment } from '../../protocol/store.ts'
import { track } from '../../protocol/track.ts'
import { createResource, onePage } from '../../resource/resource.actors.ts'
import type { ReadRequest } from '../../resource/resource.types.ts'
import { withPage } from './all-wallets.context.ts'
import { allWalletsMachine } from './all-wallets.machine.ts'
import type {
  AllWalletsEmitted,
  AllWalletsInput,
  ListedWallets,
  WalletsRequest,
} from './all-wallets.types.ts'
import { allWalletsView } from './all-wallets.view.ts'

export type { GridWallet } from './all-wallets.types.ts'

/** Sends one directory request per page and per search. */
export const allWalletsActors = (
  { directory, platform }: Pick<Deps, 'directory' | 'platform'>,
  environment: StoreEnvironment,
) => ({
  readPages: createResource(platform, environment, {
    id: 'allWallets.pages',
    changed: 'pages.changed',
    timeout: timeouts.apiTimeout,
    async read(request: ReadRequest<WalletsRequest, ListedWallets, number>, signal) {
      const page = request.cursor ?? 1
      const known = request.cursor === null ? null : request.data
      const found = await directory.wallets({ ...request.key, page }, signal)
      const { ended, ...pages } = withPage(known, page, found)
      return { data: pages, next: ended ? null : page + 1, continues: false }
    },
  }),
  searchWallets: createResource(platform, environment, {
    id: 'allWallets.search',
    changed: 'found.changed',
    timeout: timeouts.apiTimeout,
    read: async ({ key }: ReadRequest<WalletsRequest>, signal) =>
      onePage(await directory.wallets({ ...key, page: 1 }, signal)),
  }),
})

/**
 * Collects the known wallets and the page's filters. `chains`: networks of the offered namespaces.
 */
export function allWalletsInput(state: KitState): AllWalletsInput {
  const { config, directory, network, modal } = state
  const namespaces = offeredNamespaces(state)
  return {
    featured: directory.featured,
    recommended: directory.recommended,
    connectors: availableConnectors(state),
    featuredIds: config.featuredWalletIds,
    include: config.includeWalletIds,
    exclude: config.excludeWalletIds,
    chains: network.networks
      .filter(({ chainNamespace }) => namespaces.includes(chainNamespace))
      .map(({ caipNetworkId }) => caipNetworkId),
    mobile: config.device.mobile,
    namespace: modal.namespace ?? network.activeNamespace,
    remoteOnly: config.adaptedNamespaces.length === 0,
    remote: config.remote,
  }
}

/**
 * For an installed wallet, opens the view that connects it. For another wallet, opens
 * ConnectingWalletConnect, or Downloads if remote wallets are unavailable.
 */
export const allWalletsReactions: Reactions<AllWalletsEmitted> = {
  'wallet.picked': ({ wallet, remote }, query) => {
    const route = connectRoute(query.connectorsFor(wallet), wallet)
    if (route !== null) return [{ to: 'router', type: 'push', ...route }]
    return [
      {
        to: 'router',
        type: 'push',
        view: remote ? 'ConnectingWalletConnect' : 'Downloads',
        data: { walletId: wallet.id, wallet },
      },
    ]
  },
  'search.ended': ({ search, certified, hasResults }) => [
    track('SEARCH_WALLET', { badge: certified ? 'certified' : '', search, hasResults }),
  ],
}

/** Lists and searches all wallets. */
export const allWallets = defineFlow({
  id: 'allWallets',
  title: 'All wallets',
  area: 'connect',
  views: ['AllWallets'],
  option: 'enableWallets',
  machine: allWalletsMachine,
  actors: allWalletsActors,
  input: allWalletsInput,
  view: allWalletsView,
  reactions: allWalletsReactions,
  listens: ['connector.found'],
})
