import type { SignInAccount, SignInSession } from '../../domain/sign-in/session.ts'
import { accountErrors } from '../../errors/areas/account.ts'
import { siwxErrors } from '../../errors/areas/siwx.ts'
import { KitError } from '../../errors/kit-error.ts'
import type {
  MessageRequest,
  PreparedMessage,
  SignInContext,
  SignInInput,
  SignInOutput,
  SignRequest,
} from './sign-in.types.ts'

type Args = { context: SignInContext }

/** Lifetime of a message before one is prepared, in ms. */
const defaultLifetime = 300_000

export const initialContext = (input: SignInInput): SignInContext => ({
  ...input,
  prepared: null,
  signature: null,
  lost: false,
  found: false,
  failures: 0,
  end: 'outdated',
  problem: input.unreadable,
  details: {},
  cause: null,
})

/** The account that signs in. Only the state `unavailable` has none. */
export function accountOf({ account }: SignInContext): SignInAccount {
  if (account === null) throw new KitError(accountErrors, 'account/no-active-address')
  return account
}

/** The message that the visitor reviews. */
export function preparedOf({ prepared }: SignInContext): PreparedMessage {
  if (prepared === null)
    throw new KitError(siwxErrors, 'siwx/message-invalid', { problem: 'there is none' })
  return prepared
}

export const messageInput = ({ context }: Args): MessageRequest => ({
  account: accountOf(context),
  origin: context.site.origin,
  metadataUrl: context.metadataUrl,
})

export const signInput = ({ context }: Args): SignRequest => ({
  account: accountOf(context),
  message: preparedOf(context).message,
})

export function sessionInput({ context }: Args): SignInSession {
  const { data, message } = preparedOf(context)
  return { data, message, signature: context.signature ?? '' }
}

export const messageLifetime = ({ context }: Args): number =>
  context.prepared?.lifetime ?? defaultLifetime

export function outputOf(context: SignInContext): SignInOutput {
  const { account, session, required, end } = context
  if (account !== null && session !== null) return { type: 'signedIn', account, session }
  if (end !== 'cancelled') return { type: 'outdated' }
  return { type: 'cancelled', required: required && account !== null, sent: sentBy(context) }
}

/**
 * The account whose signature was sent without an answer, so that its session may be open; else null.
 * A call in flight ends its session itself (fault SG2).
 */
export function sentBy({ account, lost, signature, problem }: SignInContext): SignInAccount | null {
  const isInFlight = signature !== null && problem === null
  return lost && !isInFlight ? account : null
}
