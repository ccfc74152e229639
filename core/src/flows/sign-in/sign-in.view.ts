import type { SnapshotFrom } from 'xstate'
import { accountOf, preparedOf } from './sign-in.context.ts'
import type { signInMachine } from './sign-in.machine.ts'
import type { SignInCommand, SignInView } from './sign-in.types.ts'

/** Maps a snapshot to the step of the sign-in, with its commands. */
export function signInView(
  snapshot: SnapshotFrom<typeof signInMachine>,
  send: (command: SignInCommand) => void,
): SignInView {
  const { context } = snapshot
  if (snapshot.matches('outdated')) return { step: 'outdated' }
  if (snapshot.matches('cancelled')) return { step: 'cancelled' }
  if (snapshot.matches('signedIn') && context.session !== null)
    return { step: 'signedIn', session: context.session }
  const { site, wallet, required, details, cause } = context
  const problem = context.problem ?? 'kit/unknown'
  const cancel = () => send({ type: 'cancel' })
  if (snapshot.matches('unavailable')) return { step: 'unavailable', problem, cancel }
  const retry = () => send({ type: 'retry' })
  const fields = { site, wallet, required, account: accountOf(context), cancel }
  if (snapshot.matches('failed')) {
    const signed = snapshot.matches({ failed: 'signed' })
    return { step: 'failed', ...fields, problem, details, cause, signed, retry }
  }
  if (snapshot.matches('checking') || snapshot.matches('preparing') || context.prepared === null)
    return { step: 'preparing', ...fields }
  const { data, message } = preparedOf(context)
  if (snapshot.matches('signing')) {
    const unresponsive = snapshot.matches({ signing: 'unresponsive' })
    return { step: 'signing', ...fields, data, message, unresponsive }
  }
  if (snapshot.matches('storing')) return { step: 'storing', ...fields, data, message }
  if (snapshot.matches('declined'))
    return { step: 'declined', ...fields, data, message, problem, retry }
  return { step: 'reviewing', ...fields, data, message, sign: () => send({ type: 'sign' }) }
}
