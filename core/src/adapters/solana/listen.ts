import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { onStandardChange } from '../wallet-standard/discover.ts'
import type { StandardAccount } from '../wallet-standard/parse-accounts.ts'
import { asAccounts, solanaAccounts } from './accounts.ts'
import type { Reached } from './session.types.ts'
import type { Standings } from './standings.ts'

/** Hears which accounts a wallet shares, whenever that changes; none any more is the end. Returns the stop. */
export const listen =
  (standings: Standings) =>
  (
    { name: connectorId, client: handle }: Reached,
    hear: (event: WalletEvent) => void,
  ): (() => void) => {
    const now = () => solanaAccounts(handle.accounts())
    let known = keyOf(now())
    return onStandardChange(handle, () => {
      const accounts = now()
      const [first] = accounts
      if (keyOf(accounts) === known) return
      known = keyOf(accounts)
      if (first === undefined) {
        standings.drop(connectorId)
        hear({ type: 'disconnected' })
      } else {
        standings.move(connectorId, { address: first.address })
        hear({ type: 'accounts.changed', accounts: asAccounts(accounts) })
      }
    })
  }

/** Wallets also tell of other things. */
const keyOf = (accounts: readonly StandardAccount[]) =>
  JSON.stringify(accounts.map(({ address, label }) => [address, label]))
