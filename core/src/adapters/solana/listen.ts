import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import { onStandardChange } from '../wallet-standard/discover.ts'
import type { StandardAccount } from '../wallet-standard/parse-accounts.ts'
import { solanaAccounts, toAccounts } from './accounts.ts'
import type { Context, Wallet } from './context.types.ts'

/**
 * Subscribes to changes of the accounts that a wallet shares. Emits `disconnected` when the wallet
 * shares no account any more. Returns unsubscribe.
 */
export const listen =
  (connections: Context['connections']) =>
  ({ name: connectorId, client }: Wallet, listener: (event: WalletEvent) => void): (() => void) => {
    const readAccounts = () => solanaAccounts(client.accounts())
    let lastKey = keyOf(readAccounts())
    return onStandardChange(client, () => {
      const accounts = readAccounts()
      const key = keyOf(accounts)
      if (key === lastKey) return
      lastKey = key
      const [first] = accounts
      if (first === undefined) {
        connections.delete(connectorId)
        listener({ type: 'disconnected' })
      } else {
        connections.update(connectorId, { address: first.address })
        listener({ type: 'accounts.changed', accounts: toAccounts(accounts) })
      }
    })
  }

/** Identifies a list of accounts, to ignore a `change` event for other properties. */
const keyOf = (accounts: readonly StandardAccount[]) =>
  JSON.stringify(accounts.map(({ address, label }) => [address, label]))
