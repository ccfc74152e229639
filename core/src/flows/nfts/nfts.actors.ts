import type { CaipAddress } from '../../domain/caip/caip.ts'
import { timeouts } from '../../domain/constants.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { StoreEnvironment } from '../../protocol/store.ts'
import { createResource, onePage } from '../../resource/resource.actors.ts'
import type { ReadRequest } from '../../resource/resource.types.ts'

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
