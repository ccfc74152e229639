import { fromPromise } from 'xstate'
import { nextEmailAt, requestEmail } from '../../domain/embedded/email-throttle.ts'
import { embeddedErrors } from '../../errors/areas/embedded.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { CodeRequest, SubmitRequest, Submitted } from './update-email.types.ts'

export const updateEmailActors = ({
  embedded,
  platform: { clock },
  storage,
}: Pick<Deps, 'embedded' | 'platform' | 'storage'>) => {
  const connector = () => {
    if (embedded === null) throw new KitError(embeddedErrors, 'embedded/unavailable')
    return embedded
  }
  return {
    /** Resolves with the end of the 30 s after the last e-mail, in ms since 1970. Null: now. */
    readCooldown: fromPromise<number | null>(async () => nextEmailAt(clock.now(), storage)),
    /** Requests the codes, unless an e-mail was requested less than 30 s ago. */
    submitEmail: fromPromise<Submitted, SubmitRequest>(({ input: { email }, signal }) =>
      requestEmail(async () => connector().updateEmail(email, signal), clock.now, storage),
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
