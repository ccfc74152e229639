import { accountStore } from '../../stores/account/account.store.ts'
import { createAccountWatcher } from '../../stores/pending/account-watcher.ts'
import { pendingStore } from '../../stores/pending/pending.store.ts'
import { createCommands } from '../commands/commands.ts'
import { withoutNavigation } from '../commands/without-navigation.ts'
import { createWalletRouter } from '../deps/wallet-router.ts'

/** The code of connected wallets: their accounts, and the commands that send them requests. */
export const connectingFeature = {
  accountStore,
  pendingStore,
  createAccountWatcher,
  createWalletRouter,
  createCommands,
  withoutNavigation,
}
