import { fromCallback, fromPromise } from 'xstate'
import type { World } from '../../contracts/world.ts'
import type { DirectoryLists, WantedLists } from '../../domain/directory-lists.ts'
import type { DirectoryEvent } from './directory.types.ts'

/** Asks for the lists; waits for the network. */
export const directoryActors = ({
  directory,
  platform,
}: Pick<World, 'directory' | 'platform'>) => ({
  askDirectory: fromPromise<DirectoryLists, WantedLists>(({ input, signal }) =>
    directory.lists(input, signal),
  ),
  watchOnline: fromCallback<DirectoryEvent>(({ sendBack }) =>
    platform.page.on('online', () => sendBack({ type: 'online' })),
  ),
})
