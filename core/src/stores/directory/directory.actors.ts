import { fromCallback, fromPromise } from 'xstate'
import type { DirectoryLists, WantedLists } from '../../domain/wallet/directory-lists.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { DirectoryEvent } from './directory.types.ts'

/** Asks for the lists; waits for the network. */
export const directoryActors = ({ directory, platform }: Pick<Deps, 'directory' | 'platform'>) => ({
  askDirectory: fromPromise<DirectoryLists, WantedLists>(({ input, signal }) =>
    directory.lists(input, signal),
  ),
  watchOnline: fromCallback<DirectoryEvent>(({ sendBack }) =>
    platform.page.on('online', () => sendBack({ type: 'online' })),
  ),
})
