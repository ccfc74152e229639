import { timeouts } from '../../domain/constants.ts'
import type { Clock } from '../../platform/platform.ts'
import { createBalanceCache } from '../../storage/balance-cache.ts'
import type { Storage } from '../../storage/storage.ts'

/** Creates the cache of native balances. Imported on demand, with the first balance. */
export const createNativeBalances = (storage: Storage, clock: Clock) =>
  createBalanceCache({
    storage,
    clock,
    key: 'native_balance_cache',
    lifetime: timeouts.balanceCache,
    maxEntries: 50,
  })
