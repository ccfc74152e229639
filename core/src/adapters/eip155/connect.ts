import { type Connection, plainAccounts } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { Watching as WatchingOf } from '../shared/watching.ts'
import { askAccounts, askChain, walletFailed } from './ask-wallet.ts'
import type { Reach, Reached } from './reach.ts'

type Watching = WatchingOf<Reached>

/** One prompt; the wallet stays on the network it is on. */
export const connect =
  (reach: Reach, watching: Watching): ChainAdapter['connect'] =>
  async ({ connectorId }, signal) => {
    const wallet = reach.now(connectorId)
    const begun = watching.begin(connectorId, wallet)
    try {
      const accounts = await askAccounts(wallet, 'eth_requestAccounts', signal)
      const [first] = accounts
      if (first === undefined)
        throw new KitError('connect/no-account-shared', { wallet: wallet.name })
      return connectionOf(
        connectorId,
        first,
        accounts,
        await askChain(wallet, signal, walletFailed(wallet)),
      )
    } catch (error) {
      begun.forget()
      throw error
    }
  }

/** Asks only what the wallet answers without its visitor. */
export const resume =
  (reach: Reach, watching: Watching): ChainAdapter['resume'] =>
  async ({ connectorId, address }, signal) => {
    const wallet = await reach.soon(connectorId, signal)
    const begun = watching.begin(connectorId, wallet)
    try {
      const accounts = await askAccounts(wallet, 'eth_accounts', signal).catch(noneWhenLocked)
      const chosen =
        accounts.find((account) => account.toLowerCase() === address?.toLowerCase()) ?? accounts[0]
      if (chosen !== undefined)
        return connectionOf(
          connectorId,
          chosen,
          accounts,
          await askChain(wallet, signal, walletFailed(wallet)),
        )
      begun.forget()
      return null
    } catch (error) {
      begun.forget()
      throw error
    }
  }

/** Some wallets answer 4100 instead of an empty list. */
function noneWhenLocked(error: unknown): readonly string[] {
  if (isKitError(error, 'rpc/unauthorized')) return []
  throw error
}

function connectionOf(
  connectorId: string,
  address: string,
  accounts: readonly string[],
  caipNetworkId: CaipNetworkId,
): Connection {
  return {
    namespace: 'eip155',
    connectorId,
    address,
    accounts: plainAccounts(accounts),
    caipNetworkId,
  }
}
