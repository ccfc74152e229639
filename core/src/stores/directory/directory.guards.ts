import { isKitError } from '../../errors/kit-error.ts'
import type { DirectoryContext, DirectoryEvent } from './directory.types.ts'

type Args = { context: DirectoryContext; event: DirectoryEvent }

export const mayAsk = ({ context }: Pick<Args, 'context'>) => context.directory
/** What was silently left empty is asked for again. */
export const isIncomplete = ({ context }: Pick<Args, 'context'>) => context.recommended === null
/** What is shown, or on its way, is of other networks. */
export const isOther = ({ context, event }: Args) =>
  event.type === 'load' && event.namespace !== context.namespace
export const isRefused = (_: unknown, { error }: { error: unknown }) =>
  isKitError(error, 'config/origin-not-allowed') || isKitError(error, 'config/project-id-invalid')
