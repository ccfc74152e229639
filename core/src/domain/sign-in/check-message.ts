import { siwxErrors } from '../../errors/areas/siwx.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { CaipNetworkId } from '../caip/caip.ts'
import { namespaceOf } from '../caip/caip.ts'
import { parseUrl } from '../text/parse-url.ts'
import { timeOf } from './date-time.ts'
import { type FormName, isSchemeForm, type MessageForm } from './message-form.ts'
import { parseMessage } from './parse-message.ts'
import { isSameData } from './same-data.ts'
import { isSessionOf, type SignInData } from './session.ts'

/** What a sign-in message has to say (rule R17). */
export type ExpectedMessage = {
  /** Host of the page with its port: `location.host`. */
  domain: string
  /** Origin of the page: `location.origin`. */
  origin: string
  /** Null if every account may sign in. */
  account: { chainId: CaipNetworkId; address: string } | null
  /**
   * `own`: a nonce of this code, at least 17 letters and digits. `server`: one of a server, at least
   * 8. `value`: exactly this one, at least 8.
   */
  nonce: 'own' | 'server' | { value: string }
  /** The forms in which it may be written. */
  forms: readonly FormName[]
  /** Ms since 1970. */
  now: number
  /** How far `Issued At` may be from `now`, in ms: `clockTolerance`. */
  tolerance: number
}

/** Default of `tolerance`, in ms. */
export const clockTolerance = 300_000

/**
 * Checks a message before it is signed, and after (rule R17). Throws
 *
 * - `siwx/nonce-invalid` without a nonce that is long enough, or for another one (fault J2);
 * - `siwx/message-invalid` if the text is not a sign-in message, or says something else than `data`
 *   (fault J7);
 * - `siwx/domain-mismatch` for another page (fault J1);
 * - `siwx/other-account` for another account or network;
 * - `siwx/clock-wrong` if it was issued in the future or too long ago (fault J6);
 * - `siwx/expired` if it has expired.
 */
export function checkMessage(
  { data, text }: { data: SignInData; text: string },
  expected: ExpectedMessage,
): void {
  checkNonce(data.nonce, expected.nonce)
  const parsed = parseMessage(text, {
    forms: expected.forms,
    namespace: namespaceOf(data.chainId),
  })
  const { chainId, accountAddress } = parsed.data
  if (!isSameData(parsed.data, data) || !isSessionOf({ data }, chainId, accountAddress))
    throw new KitError(siwxErrors, 'siwx/message-invalid', {
      problem: 'its text and its fields differ',
    })
  checkPage(data, parsed.form, expected)
  const { account } = expected
  if (account !== null && !isSessionOf({ data }, account.chainId, account.address))
    throw new KitError(siwxErrors, 'siwx/other-account')
  checkTimes(data, expected)
}

function checkNonce(nonce: string, expected: ExpectedMessage['nonce']): void {
  const minimum = expected === 'own' ? 17 : 8
  const isExpected = typeof expected === 'string' || expected.value === nonce
  if (!isExpected || nonce.length < minimum || !/^[a-zA-Z0-9]+$/.test(nonce))
    throw new KitError(siwxErrors, 'siwx/nonce-invalid')
}

function checkPage(
  { domain, uri }: SignInData,
  form: MessageForm,
  expected: Pick<ExpectedMessage, 'domain' | 'origin'>,
): void {
  const url = parseUrl(uri)
  const scheme = isSchemeForm(form) ? `${form.scheme}:` : url?.protocol
  if (domain !== expected.domain) throw mismatch(domain, expected.domain)
  if (url?.origin !== expected.origin || scheme !== url.protocol || url.username || url.password)
    throw mismatch(uri, expected.origin)
}

const mismatch = (found: string, expected: string) =>
  new KitError(siwxErrors, 'siwx/domain-mismatch', { found: found.slice(0, 100), expected })

function checkTimes(
  { issuedAt, expirationTime }: SignInData,
  { now, tolerance }: Pick<ExpectedMessage, 'now' | 'tolerance'>,
): void {
  // `parseMessage` accepts no text without a time of issue, and none that is not a time.
  if (!(Math.abs((timeOf(issuedAt ?? '') ?? 0) - now) <= tolerance))
    throw new KitError(siwxErrors, 'siwx/clock-wrong')
  if (expirationTime !== undefined && (timeOf(expirationTime) ?? 0) <= now)
    throw new KitError(siwxErrors, 'siwx/expired')
}
