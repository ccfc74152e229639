import type { Connection } from '../../domain/account/account.ts'
import { connectErrors } from '../../errors/areas/connect.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { hasAddress, setConnection, type WalletConnection } from './connections.ts'
import type { Context } from './context.types.ts'

/** Connects with one prompt. The wallet stays on its current network. */
export const connect =
  (context: Context): ChainAdapter['connect'] =>
  async ({ connectorId }, signal) => {
    const wallet = context.resolver.get(connectorId)
    return context.events.during(connectorId, wallet, async () => {
      const shared = await wallet.client.connect(signal)
      if (shared === null)
        throw new KitError(connectErrors, 'connect/no-account-shared', { wallet: wallet.name })
      return toConnection(connectorId, setConnection(context, wallet.client, shared, null))
    })
  }

/**
 * Restores a connection without a prompt: with `wallet_getAccount`, a silent `standard:connect` or
 * UniSat's `getAccounts`. Resolves with null if the wallet has no such method or does not share
 * the requested account.
 */
export const resume =
  (context: Context): ChainAdapter['resume'] =>
  async ({ connectorId, address }, signal) => {
    const wallet = await context.resolver.waitFor(connectorId, signal)
    return context.events.during(connectorId, wallet, async () => {
      const shared = await wallet.client.readShared(signal)
      return shared !== null && hasAddress(shared, address)
        ? toConnection(connectorId, setConnection(context, wallet.client, shared, address))
        : null
    })
  }

const toConnection = (connectorId: string, connection: WalletConnection): Connection => ({
  namespace: 'bip122',
  connectorId,
  ...connection,
})
