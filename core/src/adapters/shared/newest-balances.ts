import type { NativeBalance } from '../../domain/account/account.ts'
import type { Clock } from '../../platform/platform.ts'

/** ms after which an older block is accepted, because a chain for development was reset. */
const maxAge = 300_000

/**
 * Returns the given balance, or that of a newer block: a node that is behind may answer after one
 * that is not (fault XH4). `key`: CAIP-10 account. `block`: null if it is unknown.
 */
export type NewestBalances = (
  key: string,
  block: bigint | null,
  balance: NativeBalance,
) => NativeBalance

export function createNewestBalances({
  platform: { clock },
}: {
  platform: { clock: Clock }
}): NewestBalances {
  const newest = new Map<string, { block: bigint; time: number; balance: NativeBalance }>()
  return (key, block, balance) => {
    const known = newest.get(key)
    if (block === null) return balance
    if (known !== undefined && block < known.block && clock.now() - known.time < maxAge)
      return known.balance
    newest.set(key, { block, time: clock.now(), balance })
    return balance
  }
}
