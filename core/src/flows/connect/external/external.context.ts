import type { Namespace } from '../../../domain/caip/namespace.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { AccountsRequest, ExternalContext } from './external.types.ts'

/** The namespace of the wallet; null while it is not installed. */
export const namespaceOf = ({ connector }: Pick<ExternalContext, 'connector'>): Namespace | null =>
  connector?.chain ?? null

/** The name of the wallet; `Unknown` for a wallet that is neither installed nor listed. */
export const walletName = ({
  connector,
  knownWallet,
}: Pick<ExternalContext, 'connector' | 'knownWallet'>): string =>
  (connector ?? knownWallet)?.name ?? 'Unknown'

/** Input of both actors. Throws `connect/wallet-not-found` if the wallet is not installed. */
export function requestInput({ context }: { context: ExternalContext }): AccountsRequest {
  const { connector, networks, attempt, connectorId } = context
  if (connector === null) throw new KitError('connect/wallet-not-found', { wallet: connectorId })
  return { connector, caipNetworkId: networks[connector.chain] ?? null, attempt }
}
