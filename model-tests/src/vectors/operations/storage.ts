import { createScriptedHost } from '@latchkit/core/testing'
import { createActor } from 'xstate'
import type { AccountType, Connection } from '../../../../core/src/domain/account/account.ts'
import { type CaipNetworkId, caipNetworkIdOf } from '../../../../core/src/domain/caip/caip.ts'
import { chainIdOf } from '../../../../core/src/domain/caip/chain-id.ts'
import type { ByNamespace } from '../../../../core/src/domain/caip/namespace.ts'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { canRetry, isExpired } from '../../../../core/src/domain/text/time.ts'
import type { DeepLinkChoice } from '../../../../core/src/domain/wallet/wallet.ts'
import { createNativeBalances } from '../../../../core/src/kit/deps/cached-reads.ts'
import { createManualClock } from '../../../../core/src/platform/manual-clock.ts'
import { createMemoryPlatform } from '../../../../core/src/platform/memory.ts'
import { createStorage } from '../../../../core/src/storage/storage.ts'
import { connectionsActors } from '../../../../core/src/stores/connections/connections.actors.ts'
import { connectionsMachine } from '../../../../core/src/stores/connections/connections.machine.ts'
import {
  createScriptedAdapter,
  neverCalled,
  scriptedConnector,
} from '../../../../core/src/testing/index.ts'
import { type Operations, operation } from '../operation.ts'

type CacheName = 'portfolio' | 'nativeBalance' | 'name' | 'ens' | 'identity'
type NamespaceStep = ['add' | 'remove', string] | ['set', string[]]

const parseTime = (now: string) => Date.parse(now)
const storageFor = () => createStorage({ platform: createMemoryPlatform(), kitId: 'default' })
const connectionOf = (namespace: string, connectorId: string): Connection => ({
  namespace,
  connectorId,
  address: '0x1',
  accounts: [],
  caipNetworkId: caipNetworkIdOf(namespace, 1),
})

/** The connections machine on a real storage. */
function connections() {
  const platform = createMemoryPlatform()
  const storage = createStorage({ platform, kitId: 'default' })
  const host = createScriptedHost(platform)
  const entries = ['eip155', 'solana'].map((namespace) =>
    createScriptedAdapter(namespace).create(host),
  )
  const actors = connectionsActors({
    storage,
    platform,
    remote: null,
    embedded: null,
    namespaces: ['eip155', 'solana'],
    adapters: { all: () => entries, loaded: neverCalled, get: neverCalled },
  })
  const actor = createActor(connectionsMachine.provide({ actors }), {
    input: { recent: [], connected: {} },
  }).start()
  return { storage, actor }
}

/** Operations on storage, caches and their expiry. */
export const storageOperations: Operations = {
  'storage.recentWallets': operation(({ used }: { used: string[] }) => {
    const { storage, actor } = connections()
    for (const id of used) {
      actor.send({ type: 'connector.found', connector: scriptedConnector(id) })
      actor.send({ type: 'connection.set', connection: connectionOf('eip155', id) })
    }
    return storage.get('recent_wallets')?.map(({ id }) => id)
  }),
  'storage.connectedNamespaces': operation(({ operations }: { operations: NamespaceStep[] }) => {
    const { storage, actor } = connections()
    const add = (namespace: string) =>
      actor.send({ type: 'connection.set', connection: connectionOf(namespace, 'wallet') })
    const remove = (namespace: string) => actor.send({ type: 'connection.clear', namespace })
    for (const [step, value] of operations) {
      if (step === 'add') add(value)
      else if (step === 'remove') remove(value)
      else {
        for (const namespace of storage.get('connected_namespaces') ?? []) remove(namespace)
        for (const namespace of value) add(namespace)
      }
    }
    return storage.get('connected_namespaces')
  }),
  'storage.activeNetwork': operation(({ set }: { set: CaipNetworkId | null }) => {
    const storage = storageFor()
    if (set) storage.set('active_namespace', set.slice(0, set.indexOf(':')))
    if (set) storage.set('active_caip_network_id', set)
    const caipNetworkId = storage.get('active_caip_network_id')
    return {
      namespace: storage.get('active_namespace'),
      caipNetworkId,
      chainId: caipNetworkId && chainIdOf(caipNetworkId),
    }
  }),
  'storage.preferredAccountTypes': operation(
    ({ set }: { set: ByNamespace<AccountType> | null }) => {
      const storage = storageFor()
      if (set) storage.set('preferred_account_types', set)
      return storage.get('preferred_account_types') ?? {}
    },
  ),
  'storage.deepLink': operation(({ set }: { set: DeepLinkChoice | null }) => {
    const storage = storageFor()
    if (set) storage.set('WALLETCONNECT_DEEPLINK_CHOICE', set)
    return storage.get('WALLETCONNECT_DEEPLINK_CHOICE')
  }),
  'storage.cacheExpired': operation(
    ({ now, ageMs, cache }: { now: string; ageMs: number; cache: CacheName }) => {
      const lifetime =
        cache === 'name' || cache === 'ens' || cache === 'identity'
          ? timeouts.nameCache
          : timeouts.balanceCache
      return isExpired(parseTime(now) - ageMs, lifetime, parseTime(now))
    },
  ),
  // portfolio and native balance use the same cache; the operation reads the native balance
  'storage.portfolioCache': operation(async ({ now, ageMs }: { now: string; ageMs: number }) => {
    const clock = createManualClock(parseTime(now) - ageMs)
    const balances = createNativeBalances({ storage: storageFor(), clock })
    const { signal } = new AbortController()
    const read = (value: string) =>
      balances('eip155:1:0x1', { fresh: false, signal }, async () => ({
        value,
        decimals: 18,
        symbol: 'ETH',
      }))
    await read('1')
    clock.jump(parseTime(now))
    return (await read('2')).value === '1' ? 'hit' : 'miss'
  }),
  'retry.isAllowed': operation(
    ({ now, sinceMs, waitMs }: { now: string; sinceMs: number; waitMs?: number | null }) =>
      canRetry(parseTime(now) - sinceMs, parseTime(now), waitMs ?? undefined),
  ),
}
