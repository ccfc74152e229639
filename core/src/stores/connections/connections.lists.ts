import type { Connection } from '../../domain/account/account.ts'
import { connectorOf } from '../../domain/wallet/connector-of.ts'
import { plainWallet } from '../../domain/wallet/parse-wallet.ts'
import {
  type Connector,
  type RemoteSession,
  remoteConnectorId,
  type Wallet,
} from '../../domain/wallet/wallet.ts'

/** A connector whose id is known replaces the known one where it stands; a new one goes to the end. */
export function withConnector(
  connectors: readonly Connector[],
  found: Connector,
): readonly Connector[] {
  const known = connectors.findIndex(({ id, chain }) => id === found.id && chain === found.chain)
  return known === -1 ? [...connectors, found] : connectors.with(known, found)
}

/** What is remembered of a connected wallet; null when it is not listed. A remote wallet is remembered by who found it. */
export function recentOf(
  connectors: readonly Connector[],
  { connectorId, namespace }: Connection,
): Wallet | null {
  const connector = connectorOf(connectors, connectorId, namespace)
  return connector === null || connector.type === 'WALLET_CONNECT' ? null : plainWallet(connector)
}

/** The connector of whatever wallet is on the other side of the relay: it carries that wallet's name while there is one. */
export const remoteConnector = (chain: string, session: RemoteSession | null): Connector => ({
  id: remoteConnectorId,
  name: session?.wallet.name ?? 'WalletConnect',
  type: 'WALLET_CONNECT',
  chain,
  rdns: null,
  icon: session?.wallet.icon ?? null,
  disputed: false,
})
