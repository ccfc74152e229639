import { fromPromise } from 'xstate'
import { KitError } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { CodeRequest, SubmitRequest, UpdateAction } from './update-email.types.ts'

export const updateEmailActors = ({ embedded }: Pick<Deps, 'embedded'>) => {
  const connector = () => {
    if (embedded === null) throw new KitError('embedded/unavailable')
    return embedded
  }
  return {
    submitEmail: fromPromise<UpdateAction, SubmitRequest>(async ({ input, signal }) =>
      connector().updateEmail(input.email, signal),
    ),
    confirmPrimaryCode: fromPromise<void, CodeRequest>(async ({ input, signal }) =>
      connector().confirmPrimaryCode(input.code, signal),
    ),
    /** Resolves with the address that is now in use. */
    confirmSecondaryCode: fromPromise<string, CodeRequest>(
      async ({ input, signal }) =>
        (await connector().confirmSecondaryCode(input.code, signal)).email,
    ),
  }
}
