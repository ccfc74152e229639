import type { DirectoryContext, DirectoryEvent } from './directory.types.ts'

type Args = { context: DirectoryContext; event: DirectoryEvent }

export const isUnavailable = ({ context }: Pick<Args, 'context'>) => !context.directory
/** Whether the last read failed, or returned no list of recommended wallets. */
export const isIncomplete = ({ context }: Pick<Args, 'context'>) =>
  context.problem !== null || context.recommended === null
/** Whether the directory has rejected the project id or the origin of the page. */
export const isForbidden = ({ context, event }: Args) =>
  event.type === 'lists.changed' &&
  context.problem === null &&
  (event.resource.problem === 'config/origin-not-allowed' ||
    event.resource.problem === 'config/project-id-invalid')
