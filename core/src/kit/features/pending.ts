/** The code that counts pending transactions. */
export { createAccountWatcher } from '../../stores/pending/account-watcher.ts'
export { pendingStore } from '../../stores/pending/pending.store.ts'
