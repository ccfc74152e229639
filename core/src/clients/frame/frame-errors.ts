import { limits } from '../../domain/constants.ts'
import { cleanText } from '../../domain/text/text.ts'
import { embeddedErrors } from '../../errors/areas/embedded.ts'
import { catalogue, type PlainErrorCode } from '../../errors/catalogue.ts'
import { causeOf } from '../../errors/error-cause.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'
import type { FrameMessage } from './frame-messages.ts'
import type { FrameRequestName } from './frame-requests.ts'

/** The text with which the services of a project reject a page whose origin is not allowed. */
const refusedOrigin = 'Unauthorized: origin not allowed'

/**
 * `names`: the requests that may be refused for this cause. Null: all but RPC_REQUEST. `code`: null
 * for a cause that the visitor cannot change.
 */
type Cause = {
  code: PlainErrorCode | null
  names: readonly FrameRequestName[] | null
  pattern: RegExp
}
const codes = ['CONNECT_OTP', 'UPDATE_EMAIL_PRIMARY_OTP', 'UPDATE_EMAIL_SECONDARY_OTP'] as const
/** The requests that have the result of a provider. */
const socials = ['CONNECT_SOCIAL', 'CONNECT_FARCASTER'] as const

const loggedOut = /nobody is logged in|not logged in|session (has )?(ended|expired)/

/**
 * The causes for which visitors have different next steps, by words in the text of the frame, the
 * first that fits. The protocol has no codes for them. `-` and `_` separate words too. Each pattern
 * names what is wrong: `invalid` alone may be a project id.
 */
const causes: readonly Cause[] = [
  {
    code: 'embedded/storage-denied',
    names: null,
    pattern:
      /(storage|cookie|indexed ?database|indexed ?db|idbfactory).{0,80}(denied|blocked|disabled|not allowed|quota)|storage (is )?(un|not )available|(den(y|ies)|blocks?|disables?) .{0,80}(storage|cookie)|operation is insecure|securityerror|quotaexceedederror/,
  },
  {
    code: null,
    names: null,
    pattern:
      /quota|rate limit|too many requests|(server|internal|network) error|went wrong|unavailable|maintenance|offline|timed? ?out|failed to fetch|connection .{0,40}(refused|reset|closed|failed|lost|rejected)|\bstatus:? 5\d\d/,
  },
  {
    code: 'embedded/request-unknown',
    names: null,
    pattern:
      /(unknown|unsupported) (request|method|message)|(request|method|message) (is )?(unknown|unsupported|not (found|supported|implemented))/,
  },
  {
    code: 'email/code-attempts',
    names: codes,
    pattern:
      /too many (\w+ ){0,2}(attempts|tries|codes|times)|(attempts|tries).{0,20}(exceeded|exhausted|reached)/,
  },
  { code: null, names: null, pattern: /too many (\w+ ){0,2}(attempts|tries)/ },
  {
    code: 'email/device-refused',
    names: ['CONNECT_EMAIL', 'CONNECT_DEVICE', 'CONNECT_OTP'],
    pattern:
      /(device|browser)\b[^.:;,]{0,40}(not |n't |un)(registered|confirmed|verified|approved|recogni[sz]ed|known|trusted)|(unregistered|unconfirmed|unverified|unrecogni[sz]ed|unknown|another|other|different) (device|browser)|device (needs|verification)/,
  },
  {
    code: 'email/device-refused',
    names: ['CONNECT_DEVICE'],
    pattern:
      /\b(link|login)\b[^.:;,]{0,40}(expired|invalid|not valid|used|opened)|no login in progress/,
  },
  {
    code: 'email/address-taken',
    names: ['UPDATE_EMAIL', 'UPDATE_EMAIL_PRIMARY_OTP', 'UPDATE_EMAIL_SECONDARY_OTP'],
    pattern: /(address|mail)((?! not |n't )[^.:;,]){0,40}(taken|in use|exists|registered)/,
  },
  {
    code: 'email/code-wrong',
    names: codes,
    pattern:
      /\b(code|otp)\b[^.:;,]*(invalid|incorrect|wrong|(not|n't) (right|valid|correct|work|match))|(invalid|incorrect|wrong) (\w+ ){0,2}(code|otp)\b/,
  },
  {
    code: 'email/code-expired',
    names: codes,
    pattern:
      /\b(code|otp|login|verification)\b[^.:;,]*(expired|used already|already used|no longer valid)|expired (\w+ ){0,2}(code|otp)\b|no login in progress|no such change/,
  },
  {
    code: 'email/invalid',
    names: ['CONNECT_EMAIL', 'UPDATE_EMAIL'],
    pattern:
      /(address|mail)\b[^.:;,]{0,20}(invalid|(not|n't) valid)|invalid (e ?mail|address|e ?mail address)\s*([.:;,!]|$)/,
  },
  {
    code: 'social/refused',
    names: socials,
    pattern:
      /access (was |is )?denied|(user|visitor|login|consent|sign in|permission) (has |was |is )?(denied|declined|refused|rejected|cancell?ed)|(denied|declined|refused|rejected|cancell?ed) by the (user|visitor)/,
  },
  {
    code: 'social/result-invalid',
    names: socials,
    pattern:
      /\b(login|result|state|code)\b[^.:;,]{0,20}(invalid|not valid|expired|used already|already used|mismatch)|(invalid|expired) (grant|login|result|state|code)\b|no such login/,
  },
  {
    code: 'embedded/session-ended',
    names: null,
    pattern: loggedOut,
  },
]

/** The most characters of the frame's text that are read for its cause. */
const readLength = 400
const wordsOf = (text: string): string =>
  text.slice(0, readLength).toLowerCase().replace(/[-_]/g, ' ')
function causeIn(name: FrameRequestName, text: string): PlainErrorCode | null {
  // A contract chooses the text of a request that reverts.
  if (name === 'RPC_REQUEST') return null
  const words = wordsOf(text).replace(/\b(status|error|response) code\b/g, 'status')
  return (
    causes.find(
      ({ names, pattern }) => (names === null || names.includes(name)) && pattern.test(words),
    )?.code ?? null
  )
}

const refusals: readonly (string | null)[] = [
  'embedded/frame-refused',
  'embedded/frame-error',
  'embedded/unverified-domain',
  ...causes.map(({ code }) => code),
]
/** Whether the frame answered a request with an error. */
export const isFrameRefusal = (error: unknown): boolean =>
  isKitError(error) && refusals.includes(error.code)

/**
 * Requests whose errors say nothing about the session of the page: those of a login that is not
 * complete or has ended, and the question whether there is one.
 */
const ofNoSession = /^(CONNECT_|GET_SOCIAL_|GET_FARCASTER_|IS_CONNECTED$|SIGN_OUT$)/
/**
 * Whether a request failed as it does without a session. It is no proof: a contract may have chosen the
 * text, or it is about another session, such as that of a code.
 */
export function doubtsSession(name: FrameRequestName, error: unknown): boolean {
  if (!isKitError(error) || ofNoSession.test(name)) return false
  const text = causeOf(error)?.message ?? error.message
  return error.code === 'rpc/unauthorized' || loggedOut.test(wordsOf(text))
}

/** The error of an open request whose frame is gone or reloaded (fault F8). */
export const abortedError = (name: FrameRequestName): KitError =>
  new KitError(
    embeddedErrors,
    name === 'RPC_REQUEST' ? 'embedded/request-aborted' : 'embedded/aborted',
  )

/**
 * The error that the frame states. Its text is untrusted: it selects one of our codes, and is kept as
 * their cause for developers (fault EM11). A code of EIP-1193, such as 4001, counts for RPC requests;
 * a frame that states a text only is read like any other wallet.
 */
export function statedError({
  name,
  text,
  code,
}: Extract<FrameMessage, { type: 'error' }>): KitError {
  if (text?.includes(refusedOrigin))
    return new KitError(embeddedErrors, 'embedded/unverified-domain')
  if (name === 'RPC_REQUEST') {
    const known = fromWallet({ code, message: text })
    if (known.code !== 'kit/unknown') return known
  }
  const clean = cleanText((text ?? '').slice(0, 4 * limits.frameText), limits.frameText)
  if (clean === '') return new KitError(embeddedErrors, 'embedded/frame-error')
  const cause = causeIn(name, clean)
  return cause === null
    ? new KitError(embeddedErrors, 'embedded/frame-refused', { text: clean })
    : new KitError(catalogue, cause, {}, { cause: new Error(clean) })
}
