import type { SnapshotFrom } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import type { DirectoryQuery } from '../../domain/wallet/directory-lists.ts'
import { defineStore } from '../../protocol/define.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { DirectoryState } from '../../protocol/kit-state.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { StoreEnvironment } from '../../protocol/store.ts'
import { createResource, onePage } from '../../resource/resource.actors.ts'
import type { ReadRequest } from '../../resource/resource.types.ts'
import { directoryMachine } from './directory.machine.ts'
import type { DirectoryEmitted } from './directory.types.ts'

/** Raises an alert for the developer, once, when the directory forbids the page (fault G6). */
export const directoryReactions: Reactions<DirectoryEmitted> = {
  'directory.forbidden': ({ code }) => [
    { to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true },
  ],
}

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

const noWallets = [] as const

/** The public state of the directory. */
export function selectDirectory({
  context,
}: SnapshotFrom<typeof directoryMachine>): DirectoryState {
  const { featured, excluded, recommended, count, status, problem } = context
  return {
    status,
    problem,
    featured,
    recommended: recommended ?? noWallets,
    count,
    excluded,
  }
}

export const directoryStore = defineStore({
  name: 'directory',
  machine: directoryMachine,
  actors: directoryActors,
  reactions: directoryReactions,
  select: selectDirectory,
})
