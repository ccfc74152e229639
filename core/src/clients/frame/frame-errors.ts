import { limits } from '../../domain/constants.ts'
import { cleanText } from '../../domain/text/text.ts'
import type { PlainErrorCode } from '../../errors/catalogue.ts'
import { isKitError } from '../../errors/coded-error.ts'
import { KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'
import type { FrameMessage } from './frame-messages.ts'
import type { FrameRequestName } from './frame-requests.ts'

/** The text with which the services of a project reject a page whose origin is not allowed. */
const refusedOrigin = 'Unauthorized: origin not allowed'

/** `names`: the requests that may be refused for this cause. Null: all but RPC_REQUEST. */
type Cause = {
  code: PlainErrorCode
  names: readonly FrameRequestName[] | null
  pattern: RegExp
}
const codes = ['CONNECT_OTP', 'UPDATE_EMAIL_PRIMARY_OTP', 'UPDATE_EMAIL_SECONDARY_OTP'] as const
const socials = [
  'CONNECT_SOCIAL',
  'GET_SOCIAL_REDIRECT_URI',
  'CONNECT_FARCASTER',
  'GET_FARCASTER_URI',
] as const

/**
 * The causes for which visitors have different next steps, by words in the text of the frame, the
 * first that fits. The protocol has no codes for them. `-` and `_` separate words too.
 */
const causes: readonly Cause[] = [
  {
    code: 'embedded/storage-denied',
    names: null,
    pattern:
      /(storage|cookie|indexed ?database|indexed ?db|idbfactory).{0,80}(denied|blocked|disabled|not allowed|unavailable)|(den(y|ies)|blocks?|disables?) .{0,80}(storage|cookie)|operation is insecure|securityerror|quota/,
  },
  {
    code: 'embedded/request-unknown',
    names: null,
    pattern:
      /(unknown|unsupported) (request|method|message)|(request|method|message) (is )?(unknown|unsupported|not (found|supported|implemented))/,
  },
  {
    code: 'email/device-refused',
    names: ['CONNECT_EMAIL', 'CONNECT_DEVICE', 'CONNECT_OTP'],
    pattern: /\b(device|browser)\b/,
  },
  {
    code: 'email/device-refused',
    names: ['CONNECT_DEVICE'],
    pattern: /\blink\b|expired|no login in progress/,
  },
  {
    code: 'email/address-taken',
    names: ['UPDATE_EMAIL', 'UPDATE_EMAIL_PRIMARY_OTP', 'UPDATE_EMAIL_SECONDARY_OTP'],
    pattern: /(address|mail).{0,40}(taken|in use|exists|registered)/,
  },
  {
    code: 'email/code-attempts',
    names: codes,
    pattern: /too many|rate limit|(attempts|tries).{0,20}(exceeded|exhausted|reached)/,
  },
  { code: 'email/code-wrong', names: codes, pattern: /invalid|incorrect|wrong|not (right|valid)/ },
  {
    code: 'email/code-expired',
    names: codes,
    pattern: /expired|used already|already used|no login in progress|no such change/,
  },
  {
    code: 'email/invalid',
    names: ['CONNECT_EMAIL', 'UPDATE_EMAIL'],
    pattern: /(address|mail).{0,40}(invalid|not valid)|invalid.{0,40}(address|mail)/,
  },
  {
    code: 'social/refused',
    names: socials,
    pattern: /denied|declined|refused|rejected|cancell?ed/,
  },
  {
    code: 'social/result-invalid',
    names: socials,
    pattern: /invalid|not valid|expired|used already|already used|mismatch|no such login/,
  },
  {
    code: 'embedded/session-ended',
    names: null,
    pattern: /nobody is logged in|not logged in|session (has )?(ended|expired)/,
  },
]

/** The most characters of the frame's text that are read for its cause. */
const readLength = 400
function causeIn(name: FrameRequestName, text: string): PlainErrorCode | null {
  // A contract chooses the text of a request that reverts.
  if (name === 'RPC_REQUEST') return null
  const words = text.slice(0, readLength).toLowerCase().replace(/[-_]/g, ' ')
  return (
    causes.find(
      ({ names, pattern }) => (names === null || names.includes(name)) && pattern.test(words),
    )?.code ?? null
  )
}

const refusals: readonly string[] = [
  'embedded/frame-refused',
  'embedded/frame-error',
  'embedded/unverified-domain',
  ...causes.map(({ code }) => code),
]
/** Whether the frame answered a request with an error. */
export const isFrameRefusal = (error: unknown): boolean =>
  isKitError(error) && refusals.includes(error.code)

/** The error of an open request whose frame is gone or reloaded (fault F8). */
export const abortedError = (name: FrameRequestName): KitError =>
  new KitError(name === 'RPC_REQUEST' ? 'embedded/request-aborted' : 'embedded/aborted')

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
  if (text?.includes(refusedOrigin)) return new KitError('embedded/unverified-domain')
  if (name === 'RPC_REQUEST') {
    const known = fromWallet({ code, message: text })
    if (known.code !== 'kit/unknown') return known
  }
  const clean = cleanText((text ?? '').slice(0, 4 * limits.frameText), limits.frameText)
  if (clean === '') return new KitError('embedded/frame-error')
  const cause = causeIn(name, clean)
  return cause === null
    ? new KitError('embedded/frame-refused', { text: clean })
    : new KitError(cause, {}, { cause: new Error(clean) })
}
