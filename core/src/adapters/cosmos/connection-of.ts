import type { Context, Wallet } from './context.types.ts'
import type { WalletConnection } from './wallet-client.ts'

/**
 * Returns the connection of a wallet: the stored one, else that of the remote session. Null if the
 * wallet is not connected.
 */
export function connectionOf(
  { connections }: Pick<Context, 'connections'>,
  { connectorId, client }: Wallet,
): WalletConnection | null {
  const connection = connections.get(connectorId)
  if (connection === null) return client.connection()
  const { network, key } = connection
  return { network, address: key?.address ?? null, publicKey: key?.publicKey ?? null }
}
