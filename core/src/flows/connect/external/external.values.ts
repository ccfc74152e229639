import type { Namespace } from '../../../domain/caip/namespace.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { AskWallet, ExternalContext } from './external.types.ts'

/** The namespace of the wallet that is asked; none while it is missing. */
export const namespaceOf = ({ connector }: Pick<ExternalContext, 'connector'>): Namespace | null =>
  connector?.chain ?? null

/** What the wallet is asked with. */
export function askInput({ context }: { context: ExternalContext }): AskWallet {
  const { connector, networks, attempt, connectorId } = context
  if (connector === null) throw new KitError('connect/wallet-not-found', { wallet: connectorId })
  return { connector, caipNetworkId: networks[connector.chain] ?? null, attempt }
}
