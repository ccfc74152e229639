import { timeouts } from '../../domain/constants.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { StoreEnvironment } from '../../protocol/store.ts'
import { createResource, onePage } from '../../resource/resource.actors.ts'
import type { ReadRequest } from '../../resource/resource.types.ts'
import { withPage } from './all-wallets.context.ts'
import type { ListedWallets, WalletsRequest } from './all-wallets.types.ts'

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
      const found = await directory.wallets({ ...request.key, page }, signal)
      const { ended, ...pages } = withPage(request.data, page, found)
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
