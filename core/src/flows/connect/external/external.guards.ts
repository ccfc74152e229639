import { hasInstallLink } from '../../../domain/wallet/install-link.ts'
import { isKitError } from '../../../errors/kit-error.ts'
import type { ExternalContext, ExternalEvent } from './external.types.ts'

type Args = { context: ExternalContext; event: ExternalEvent }
type Failure = { error: unknown }

export const isInstalled = ({ context }: { context: ExternalContext }) => context.connector !== null
export const isDownloadable = ({ context: { knownWallet } }: { context: ExternalContext }) =>
  knownWallet !== null && hasInstallLink(knownWallet)
/**
 * Whether the found connector belongs to the wallet, in the requested namespace, or in any offered
 * namespace if none was requested.
 */
export const isSameWallet = ({ context: { connectorId, namespace, networks }, event }: Args) =>
  event.type === 'connector.found' &&
  event.connector.id === connectorId &&
  (namespace === null ? event.connector.chain in networks : event.connector.chain === namespace)
export const isRejected = (_: unknown, { error }: Failure) => isKitError(error, 'rpc/user-rejected')
/** -32002: the wallet already has a request open (fault B7). */
export const isRequestPending = (_: unknown, { error }: Failure) =>
  isKitError(error, 'rpc/resource-unavailable')
export const isNotInstalled = (_: unknown, { error }: Failure) =>
  isKitError(error, 'connect/wallet-not-found')
