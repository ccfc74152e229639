import type { SnapshotFrom } from 'xstate'
import { defineStore } from '../../protocol/define.ts'
import type { DirectoryState } from '../../protocol/kit-state.ts'
import { directoryActors } from './directory.actors.ts'
import { directoryMachine } from './directory.machine.ts'
import { directoryReactions } from './directory.reactions.ts'

/** The public word for each status of the resource. */
const statusOf = {
  idle: 'idle',
  loading: 'loading',
  stale: 'loading',
  fresh: 'ready',
  failed: 'failed',
  offline: 'failed',
} as const
const noWallets = [] as const

/** The public state of the directory. */
export function selectDirectory({
  context,
}: SnapshotFrom<typeof directoryMachine>): DirectoryState {
  const { featured, excluded, recommended, count, status } = context
  return {
    status: statusOf[status],
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
