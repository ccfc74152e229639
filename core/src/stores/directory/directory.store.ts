import type { SnapshotFrom } from 'xstate'
import { defineStore } from '../../protocol/define.ts'
import type { DirectoryState } from '../../protocol/kit-state.ts'
import { directoryActors } from './directory.actors.ts'
import { directoryMachine } from './directory.machine.ts'
import { directoryReactions } from './directory.reactions.ts'

const status = { idle: 'idle', loading: 'loading', ready: 'ready', failed: 'failed' } as const
const noWallets = [] as const

/** The public state of the directory. */
export function selectDirectory({
  value,
  context,
}: SnapshotFrom<typeof directoryMachine>): DirectoryState {
  const { featured, excluded, recommended, count } = context
  return {
    status: status[value],
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
