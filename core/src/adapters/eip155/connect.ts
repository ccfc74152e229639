import { type Connection, plainAccounts } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { connectErrors } from '../../errors/areas/connect.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { EventBuffer } from '../shared/event-buffer.ts'
import type { Resolver, Wallet } from './guard-provider.ts'
import {
  requestAccounts,
  requestChain,
  requestSharedAccounts,
  walletFailed,
} from './request-wallet.ts'

/** Connects with one prompt. The wallet stays on its network. */
export const connect =
  (resolver: Resolver, events: EventBuffer<Wallet>): ChainAdapter['connect'] =>
  async ({ connectorId }, signal) => {
    const wallet = resolver.get(connectorId)
    return events.during(connectorId, wallet, async () => {
      const accounts = await requestAccounts(wallet, 'eth_requestAccounts', signal)
      const [address] = accounts
      if (address === undefined)
        throw new KitError(connectErrors, 'connect/no-account-shared', { wallet: wallet.name })
      const network = await requestChain(wallet, signal, walletFailed(wallet))
      return connectionOf(connectorId, address, accounts, network)
    })
  }

/**
 * Restores a connection with requests that open no prompt. Null if the wallet does not share the
 * requested account, or no account if none is requested (fault XA2).
 */
export const resume =
  (resolver: Resolver, events: EventBuffer<Wallet>): ChainAdapter['resume'] =>
  async ({ connectorId, address: lastAddress }, signal) => {
    const wallet = await resolver.waitFor(connectorId, signal)
    return events.during(connectorId, wallet, async () => {
      const accounts = await requestSharedAccounts(wallet, signal)
      const address = accounts.find(
        (account) => lastAddress === null || account.toLowerCase() === lastAddress.toLowerCase(),
      )
      if (address === undefined) return null
      const network = await requestChain(wallet, signal, walletFailed(wallet))
      return connectionOf(connectorId, address, accounts, network)
    })
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
