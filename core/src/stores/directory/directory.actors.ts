import { timeouts } from '../../domain/constants.ts'
import type { DirectoryQuery } from '../../domain/wallet/directory-lists.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { StoreEnvironment } from '../../protocol/store.ts'
import { createResource, onePage } from '../../resource/resource.actors.ts'
import type { ReadRequest } from '../../resource/resource.types.ts'

export const directoryActors = (
  { directory, platform }: Pick<Deps, 'directory' | 'platform'>,
  environment: StoreEnvironment,
) => ({
  readLists: createResource(platform, environment, {
    id: 'directory.lists',
    changed: 'lists.changed',
    timeout: timeouts.apiTimeout,
    read: async ({ key }: ReadRequest<DirectoryQuery>, signal) =>
      onePage(await directory.lists(key, signal)),
  }),
})
