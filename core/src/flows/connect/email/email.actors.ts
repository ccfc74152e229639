import { fromPromise } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import { namespaceOf } from '../../../domain/caip/caip.ts'
import { nextEmailAt, requestEmail } from '../../../domain/embedded/email-throttle.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { Deps } from '../../../protocol/deps.ts'
import type { CodeRequest, ConnectRequest, SubmitRequest, Submitted } from './email.types.ts'

export const emailActors = ({
  adapters,
  embedded,
  platform: { clock },
  storage,
}: Pick<Deps, 'adapters' | 'embedded' | 'platform' | 'storage'>) => {
  const connector = () => {
    if (embedded === null) throw new KitError('embedded/unavailable')
    return embedded
  }
  /** Requests an e-mail, unless one was requested less than 30 s ago. */
  const submit = ({ email }: SubmitRequest, signal: AbortSignal): Promise<Submitted> =>
    requestEmail(async () => connector().submitEmail(email, signal), clock.now, storage)
  return {
    readCooldown: fromPromise<number | null>(async () => nextEmailAt(clock.now(), storage)),
    submitEmail: fromPromise<Submitted, SubmitRequest>(({ input, signal }) =>
      submit(input, signal),
    ),
    resendCode: fromPromise<Submitted, SubmitRequest>(({ input, signal }) => submit(input, signal)),
    confirmDevice: fromPromise<void>(async ({ signal }) => connector().confirmDevice(signal)),
    confirmCode: fromPromise<void, CodeRequest>(async ({ input, signal }) =>
      connector().confirmCode(input.code, signal),
    ),
    /** Loads the adapter, which has the provider, completes the login and connects the network. */
    connectUser: fromPromise<Connection, ConnectRequest>(async ({ input, signal }) => {
      const { connect } = connector()
      await adapters.get(namespaceOf(input.caipNetworkId))
      return connect(input, signal)
    }),
  }
}
