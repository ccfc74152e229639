import { timeouts } from '../../domain/constants.ts'
import { defineStore } from '../../protocol/define.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { WatchedAccount } from '../../protocol/messages.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { StoreEnvironment } from '../../protocol/store.ts'
import { createResource, onePage } from '../../resource/resource.actors.ts'
import type { ReadRequest } from '../../resource/resource.types.ts'
import { pendingMachine } from './pending.machine.ts'
import type { PendingEmitted } from './pending.types.ts'

/** Pending transactions are about to change the balance, so it is read again. */
export const pendingReactions: Reactions<PendingEmitted> = {
  'pending.found': ({ namespace }) => [{ to: 'account', namespace, type: 'refresh', forced: true }],
}

const pendingActors = (
  { adapters, platform, pendingInterval }: Pick<Deps, 'adapters' | 'platform' | 'pendingInterval'>,
  environment: StoreEnvironment,
) => ({
  countPending: createResource(platform, environment, {
    id: 'pending.count',
    changed: 'count.changed',
    timeout: timeouts.apiTimeout,
    interval: pendingInterval,
    read: async ({ key: { namespace, ...account } }: ReadRequest<WatchedAccount>, signal) => {
      const { transfer } = await adapters.get(namespace)
      const client = await transfer?.()
      return onePage(Number((await client?.countPending(account, signal)) ?? 0))
    },
  }),
})

/** The store has no public state. */
export const selectPending = () => ({})

export const pendingStore = defineStore({
  name: 'pending',
  machine: pendingMachine,
  actors: pendingActors,
  reactions: pendingReactions,
  select: selectPending,
})
