import type { Connector, RecentWallet } from '../../domain/wallet.ts'

/** A connector whose id is known replaces the known one where it stands; a new one goes to the end. */
export function withConnector(connectors: readonly Connector[], found: Connector): readonly Connector[] {
  const known = connectors.findIndex(({ id, chain }) => id === found.id && chain === found.chain)
  return known === -1 ? [...connectors, found] : connectors.with(known, found)
}

/** What is remembered of a connected wallet; null when it is not listed. */
export function recentOf(connectors: readonly Connector[], connectorId: string): RecentWallet | null {
  const connector = connectors.find(({ id }) => id === connectorId)
  if (connector === undefined) return null
  const { id, name, rdns, icon } = connector
  return { id, name, rdns, icon }
}
