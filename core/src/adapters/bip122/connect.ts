import type { Connection } from '../../domain/account/account.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { hasAddress, setConnection, type WalletConnection } from './connections.ts'
import type { Context } from './context.types.ts'

/** Connects with one prompt. The wallet stays on its current network. */
export const connect =
  (context: Context): ChainAdapter['connect'] =>
  async ({ connectorId }, signal) => {
    const wallet = context.resolver.get(connectorId)
    const buffer = context.events.start(connectorId, wallet)
    try {
      const shared = await wallet.client.connect(signal)
      if (shared === null) throw new KitError('connect/no-account-shared', { wallet: wallet.name })
      return toConnection(connectorId, setConnection(context, wallet.client, shared, null))
    } catch (error) {
      buffer.discard()
      throw error
    }
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
    const buffer = context.events.start(connectorId, wallet)
    try {
      const shared = await wallet.client.readShared(signal)
      if (shared !== null && hasAddress(shared, address))
        return toConnection(connectorId, setConnection(context, wallet.client, shared, address))
      buffer.discard()
      return null
    } catch (error) {
      buffer.discard()
      throw error
    }
  }

const toConnection = (connectorId: string, connection: WalletConnection): Connection => ({
  namespace: 'bip122',
  connectorId,
  ...connection,
})
