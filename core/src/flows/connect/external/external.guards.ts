import { isKitError } from '../../../errors/kit-error.ts'
import type { ExternalContext, ExternalEvent } from './external.types.ts'

type Args = { context: ExternalContext; event: ExternalEvent }
type Failed = { error: unknown }

export const isInstalled = ({ context }: { context: ExternalContext }) => context.connector !== null
/** On the namespace it is wanted on; where none was named, on any that is offered. */
export const isItself = ({ context: { connectorId, namespace, networks }, event }: Args) =>
  event.type === 'connector.found' &&
  event.connector.id === connectorId &&
  (namespace === null ? event.connector.chain in networks : event.connector.chain === namespace)
export const isRefused = (_: unknown, { error }: Failed) => isKitError(error, 'rpc/user-rejected')
/** -32002: the wallet has a request open already (fault case B7). */
export const isPending = (_: unknown, { error }: Failed) =>
  isKitError(error, 'rpc/resource-unavailable')
export const isGone = (_: unknown, { error }: Failed) =>
  isKitError(error, 'connect/wallet-not-found')
