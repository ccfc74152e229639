import { fromCallback, fromPromise } from 'xstate'
import type { DirectoryLists, DirectoryQuery } from '../../domain/wallet/directory-lists.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { DirectoryEvent } from './directory.types.ts'

/** The actors of the directory: they load the lists and report when the browser is online. */
export const directoryActors = ({ directory, platform }: Pick<Deps, 'directory' | 'platform'>) => ({
  loadLists: fromPromise<DirectoryLists, DirectoryQuery>(({ input, signal }) =>
    directory.lists(input, signal),
  ),
  watchOnline: fromCallback<DirectoryEvent>(({ sendBack }) =>
    platform.page.on('online', () => sendBack({ type: 'online' })),
  ),
})
