import { remoteConnectorId } from './wallet.ts'

/** The connector for remote wallets. Null if the kit has no remote wallets. */
export const findRemoteConnector = <C extends { id: string }>(connectors: readonly C[]): C | null =>
  connectors.find(({ id }) => id === remoteConnectorId) ?? null
