import type { Adapter, ChainAdapter } from '../adapters/adapter.ts'
import type { NativeBalance } from '../domain/account.ts'
import type { Namespace } from '../domain/namespace.ts'
import type { Platform } from '../platform/platform.ts'
import type { Storage } from '../storage/storage.ts'

/** The adapters of one kit. */
export type Adapters = {
  all(): readonly Adapter[]
  /** Loads the namespace's chain library. Throws `adapter/not-found`. */
  get(namespace: Namespace): Promise<ChainAdapter>
}

/** Everything a chart's actors may be given, made once per kit. Only `*.actors.ts` names it. */
export type World = {
  platform: Platform
  storage: Storage
  adapters: Adapters
  /** Native balances by CAIP-10, good for 30 s. */
  balances: { get(account: string): { balance: NativeBalance } | null; set(account: string, entry: { balance: NativeBalance }): void }
}
