import { createAccountWatcher } from '../../stores/pending/account-watcher.ts'
import { pendingStore } from '../../stores/pending/pending.store.ts'

/** The code that counts pending transactions. */
export const pendingFeature = { pendingStore, createAccountWatcher }
