import type { Connection } from '../../domain/account/account.ts'
import { connectorById } from '../../domain/wallet/connector-by-id.ts'
import { isInstalled } from '../../domain/wallet/find-connectors.ts'
import { plainWallet } from '../../domain/wallet/parse-wallet.ts'
import {
  type Connector,
  type RemoteSession,
  remoteConnectorId,
  type Wallet,
} from '../../domain/wallet/wallet.ts'

/** Replaces the connector with the same id and namespace in place, or appends a new one. */
export function withConnector(
  connectors: readonly Connector[],
  found: Connector,
): readonly Connector[] {
  const known = connectors.findIndex(({ id, chain }) => id === found.id && chain === found.chain)
  return known === -1
    ? [...connectors, found]
    : connectors.map((connector, index) => (index === known ? found : connector))
}

/**
 * The entry of a connected wallet in the recent wallets. Null if its connector is not listed, if the
 * wallet is remote, because the connect flow adds remote wallets, and for the embedded wallet.
 */
export function recentOf(
  connectors: readonly Connector[],
  { connectorId, namespace }: Connection,
): Wallet | null {
  const connector = connectorById(connectors, connectorId, namespace)
  return connector !== null && isInstalled(connector) ? plainWallet(connector) : null
}

/** The connector of remote wallets, with the name and icon of the connected remote wallet. */
export const remoteConnector = (chain: string, session: RemoteSession | null): Connector => ({
  id: remoteConnectorId,
  name: session?.wallet.name ?? 'WalletConnect',
  type: 'WALLET_CONNECT',
  chain,
  rdns: null,
  icon: session?.wallet.icon ?? null,
  disputed: false,
})
