import { isKitError } from '../../../errors/kit-error.ts'
import type { ExternalContext, ExternalEvent } from './external.types.ts'

type Args = { context: ExternalContext; event: ExternalEvent }
type Failed = { error: unknown }

export const isInstalled = ({ context }: { context: ExternalContext }) => context.connector !== null
export const isItself = ({ context, event }: Args) => event.type === 'connector.found' && event.connector.id === context.connectorId
export const isRefused = (_: unknown, { error }: Failed) => isKitError(error, 'rpc/user-rejected')
/** -32002: the wallet has a request open already (fault case B7). */
export const isPending = (_: unknown, { error }: Failed) => isKitError(error, 'rpc/resource-unavailable')
export const isGone = (_: unknown, { error }: Failed) => isKitError(error, 'connect/wallet-not-found')
