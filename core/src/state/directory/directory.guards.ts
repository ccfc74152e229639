import { isKitError } from '../../errors/kit-error.ts'
import type { DirectoryContext } from './directory.types.ts'

type Args = { context: DirectoryContext }

export const mayAsk = ({ context }: Args) => context.directory
/** What was silently left empty is asked for again. */
export const isIncomplete = ({ context }: Args) => context.recommended === null
export const isRefused = (_: unknown, { error }: { error: unknown }) =>
  isKitError(error, 'config/origin-not-allowed') || isKitError(error, 'config/project-id-invalid')
