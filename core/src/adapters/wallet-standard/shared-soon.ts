import { within } from '../../clients/http/within.ts'
import { limits } from '../../domain/constants.ts'
import { isKitError } from '../../errors/kit-error.ts'
import type { Clock } from '../../platform/platform.ts'
import { onStandardChange } from './discover.ts'
import type { StandardWallet } from './read-wallet.ts'

type Waiting<Shared> = {
  wallet: StandardWallet
  clock: Clock
  signals: readonly AbortSignal[]
  /** What is shared now; null: nothing yet. What it throws ends the wait. */
  read(): Shared | null
  /** Where the wallet tells of changes. */
  feature?: string
}

/** What a wallet shares as soon as it does: some register, and even answer, before they know whom they let in. null: nothing in time. */
export async function sharedSoon<Shared>({
  wallet,
  clock,
  signals,
  read,
  feature,
}: Waiting<Shared>): Promise<Shared | null> {
  let stop = () => {}
  const shared = new Promise<Shared>((resolve, reject) => {
    const look = () => {
      try {
        const now = read()
        if (now !== null) resolve(now)
      } catch (error) {
        reject(error)
      }
    }
    stop = onStandardChange(wallet, look, feature)
    look()
  })
  const bounds = { clock, ms: limits.wakeUp, signals }
  return within<Shared | null>(bounds, () => shared)
    .catch((error: unknown) => {
      if (isKitError(error, 'kit/timed-out')) return null
      throw error
    })
    .finally(stop)
}
