import { isKitError } from '../../errors/kit-error.ts'
import type { DirectoryContext, DirectoryEvent } from './directory.types.ts'

type Args = { context: DirectoryContext; event: DirectoryEvent }

export const canLoad = ({ context }: Pick<Args, 'context'>) => context.directory
/** Whether the last load returned no list of recommended wallets. The next `load` tries again. */
export const isIncomplete = ({ context }: Pick<Args, 'context'>) => context.recommended === null
/** Whether the lists that are shown or loading belong to another namespace. */
export const isOtherNamespace = ({ context, event }: Args) =>
  event.type === 'load' && event.namespace !== context.namespace
export const isForbidden = (_: unknown, { error }: { error: unknown }) =>
  isKitError(error, 'config/origin-not-allowed') || isKitError(error, 'config/project-id-invalid')
