import { timeouts } from '../../domain/constants.ts'
import { isKitError } from '../../errors/kit-error.ts'
import type { Clock } from '../../platform/platform.ts'
import { withDeadline } from '../../platform/with-deadline.ts'
import { onStandardChange } from './discover.ts'
import type { StandardWallet } from './parse-wallet.ts'

type WaitOptions<Accounts> = {
  wallet: StandardWallet
  clock: Clock
  signals: readonly AbortSignal[]
  /** Returns the accounts that the wallet shares now, or null. An error ends the wait. */
  read(): Accounts | null
  /** The feature that emits `change`. */
  feature?: string
}

/**
 * Waits until the wallet shares accounts: some wallets register, and even respond, before they know
 * which pages they trust. Resolves with null after the time limit, and rejects with an error of
 * `read`.
 */
export async function waitForAccounts<Accounts>({
  wallet,
  clock,
  signals,
  read,
  feature,
}: WaitOptions<Accounts>): Promise<Accounts | null> {
  let unsubscribe = () => {}
  const shared = new Promise<Accounts>((resolve, reject) => {
    const check = () => {
      try {
        const accounts = read()
        if (accounts !== null) resolve(accounts)
      } catch (error) {
        reject(error)
      }
    }
    unsubscribe = onStandardChange(wallet, check, feature)
    check()
  })
  return withDeadline<Accounts | null>({ clock, ms: timeouts.walletWakeUp, signals }, () => shared)
    .catch((error: unknown) => {
      if (isKitError(error, 'kit/timed-out')) return null
      throw error
    })
    .finally(unsubscribe)
}
