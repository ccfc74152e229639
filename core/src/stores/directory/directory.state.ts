import type { SnapshotFrom } from 'xstate'
import type { DirectoryState } from '../../protocol/kit-state.ts'
import type { directoryMachine } from './directory.machine.ts'

const status = { idle: 'idle', asking: 'loading', ready: 'ready', failed: 'failed' } as const
const none = [] as const

/** The lists; beside featured wallets or the page's own nothing is recommended. */
export function directoryState({
  value,
  context,
}: SnapshotFrom<typeof directoryMachine>): DirectoryState {
  const { featured, excluded, recommended, count, featuredIds, customWallets } = context
  const isRecommending = recommended !== null && featuredIds.length === 0 && !customWallets
  return {
    status: status[value],
    featured,
    recommended: isRecommending ? recommended : none,
    count,
    excluded,
  }
}
