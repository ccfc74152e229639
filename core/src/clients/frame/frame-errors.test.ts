import { expect, test } from 'vitest'
import { causeOf } from '../../errors/error-cause.ts'
import { doubtsSession, isFrameRefusal, statedError } from './frame-errors.ts'
import type { FrameRequestName } from './frame-requests.ts'

const errorOf = (name: FrameRequestName, text: string | null, code: number | null = null) =>
  statedError({ type: 'error', name, id: '1', text, code })

test.each<[FrameRequestName, string, string]>([
  ['CONNECT_OTP', 'The code is not right.', 'email/code-wrong'],
  ['CONNECT_OTP', 'Invalid code', 'email/code-wrong'],
  ['CONNECT_OTP', 'invalid-email-otp', 'email/code-wrong'],
  ['CONNECT_OTP', 'The code is invalid or has expired', 'email/code-wrong'],
  ['CONNECT_OTP', 'The code has expired.', 'email/code-expired'],
  ['CONNECT_OTP', 'expired-email-otp', 'email/code-expired'],
  ['CONNECT_OTP', 'The code was used already.', 'email/code-expired'],
  ['CONNECT_OTP', 'There is no login in progress.', 'email/code-expired'],
  ['UPDATE_EMAIL_PRIMARY_OTP', 'Code expired', 'email/code-expired'],
  ['UPDATE_EMAIL_PRIMARY_OTP', 'Verification session expired.', 'email/code-expired'],
  ['CONNECT_OTP', 'There were too many attempts with this code.', 'email/code-attempts'],
  ['CONNECT_OTP', 'max-attempts-reached', 'email/code-attempts'],
  ['UPDATE_EMAIL_SECONDARY_OTP', 'Maximum number of tries exceeded', 'email/code-attempts'],
  ['CONNECT_OTP', 'Too many attempts from this device', 'email/code-attempts'],
  ['CONNECT_OTP', 'That OTP did not work', 'email/code-wrong'],
  ['CONNECT_OTP', 'Error code 7: the code is incorrect', 'email/code-wrong'],
  ['CONNECT_OTP', 'This device is not registered', 'email/device-refused'],
  ['CONNECT_EMAIL', 'This device is not confirmed.', 'email/device-refused'],
  ['CONNECT_EMAIL', 'device-needs-approval', 'email/device-refused'],
  ['CONNECT_EMAIL', 'Unknown device', 'email/device-refused'],
  ['CONNECT_DEVICE', 'The link was opened in another browser.', 'email/device-refused'],
  ['CONNECT_DEVICE', 'device-verification-link-expired', 'email/device-refused'],
  ['CONNECT_DEVICE', 'There is no login in progress.', 'email/device-refused'],
  ['CONNECT_EMAIL', 'The e-mail address is not valid.', 'email/invalid'],
  ['UPDATE_EMAIL', 'Invalid email', 'email/invalid'],
  ['UPDATE_EMAIL', 'The address is in use.', 'email/address-taken'],
  ['UPDATE_EMAIL', 'UpdateEmail/email_already_exists', 'email/address-taken'],
  ['UPDATE_EMAIL_SECONDARY_OTP', 'Email already taken', 'email/address-taken'],
  ['CONNECT_SOCIAL', 'The provider reports that access was denied.', 'social/refused'],
  ['CONNECT_SOCIAL', 'access_denied', 'social/refused'],
  ['CONNECT_FARCASTER', 'The user rejected the request', 'social/refused'],
  ['CONNECT_SOCIAL', 'Login was cancelled', 'social/refused'],
  [
    'CONNECT_SOCIAL',
    'The social login is not valid, or was used already.',
    'social/result-invalid',
  ],
  ['CONNECT_SOCIAL', 'invalid_grant', 'social/result-invalid'],
  ['CONNECT_SOCIAL', 'State mismatch', 'social/result-invalid'],
  ['CONNECT_FARCASTER', 'There is no such login.', 'social/result-invalid'],
  ['GET_USER', 'Nobody is logged in.', 'embedded/session-ended'],
  ['UPDATE_EMAIL', 'The session has ended.', 'embedded/session-ended'],
  ['CONNECT_EMAIL', 'Unknown request CONNECT_EMAIL.', 'embedded/request-unknown'],
  ['GET_FARCASTER_URI', 'Method not supported', 'embedded/request-unknown'],
  [
    'CONNECT_EMAIL',
    "Failed to read the 'localStorage' property from 'Window': Access is denied for this document.",
    'embedded/storage-denied',
  ],
  ['CONNECT_OTP', 'SecurityError: The operation is insecure.', 'embedded/storage-denied'],
  [
    'CONNECT_SOCIAL',
    "Failed to execute 'open' on 'IDBFactory': access to the Indexed Database API is denied in this context.",
    'embedded/storage-denied',
  ],
  ['CONNECT_EMAIL', 'Third-party cookies are blocked', 'embedded/storage-denied'],
  ['CONNECT_EMAIL', 'Your browser blocks third-party cookies', 'embedded/storage-denied'],
  [
    'CONNECT_EMAIL',
    "Failed to execute 'setItem' on 'Storage': Setting the value of 'a' exceeded the quota.",
    'embedded/storage-denied',
  ],
  ['CONNECT_EMAIL', 'QuotaExceededError: The quota has been exceeded.', 'embedded/storage-denied'],
])('statedError reads the cause of a refused %s: %s [EM11]', (name, text, code) => {
  const error = errorOf(name, text)
  expect(error.code).toBe(code)
  expect(causeOf(error)).toEqual({ code: null, message: text })
  expect(isFrameRefusal(error)).toBe(true)
})

test.each<[FrameRequestName, string]>([
  ['CONNECT_EMAIL', 'Daily e-mail quota exceeded'],
  ['CONNECT_OTP', 'API quota exceeded'],
  ['CONNECT_EMAIL', 'The key storage service is unavailable'],
  ['CONNECT_EMAIL', 'Too many requests from this device'],
  ['CONNECT_OTP', 'Too many requests from this device'],
  ['CONNECT_OTP', 'Rate limited: invalid code'],
  ['CONNECT_OTP', 'rate-limit reached, try again later'],
  ['CONNECT_EMAIL', 'Your browser is offline'],
  ['CONNECT_EMAIL', 'Too many attempts from this device, try another browser'],
  ['CONNECT_OTP', 'Could not reach the code verification service'],
  ['CONNECT_OTP', 'Failed to execute code'],
  ['CONNECT_DEVICE', 'The link service timed out'],
  ['CONNECT_DEVICE', 'The API key has expired'],
  ['CONNECT_OTP', 'There are too many sessions'],
  ['CONNECT_OTP', 'Something went wrong'],
  ['CONNECT_OTP', 'Something went wrong while checking the code'],
  ['CONNECT_OTP', 'status 500: something is not right'],
  ['CONNECT_OTP', 'Internal server error: code not checked'],
  ['CONNECT_OTP', 'Request failed with status code 401'],
  ['CONNECT_OTP', 'Error code: 401, invalid session'],
  ['CONNECT_OTP', 'Invalid session'],
  ['CONNECT_OTP', 'The API key has expired'],
  ['UPDATE_EMAIL_PRIMARY_OTP', 'Not today'],
  ['UPDATE_EMAIL_SECONDARY_OTP', 'The certificate is not valid'],
  ['UPDATE_EMAIL', 'The address is not registered'],
  ['UPDATE_EMAIL', "This email isn't registered here"],
  ['CONNECT_EMAIL', 'Sending the mail failed: invalid configuration'],
  ['CONNECT_EMAIL', 'Invalid email template'],
  ['GET_SOCIAL_REDIRECT_URI', 'Invalid project id'],
  ['GET_SOCIAL_REDIRECT_URI', 'Access denied'],
  ['GET_FARCASTER_URI', 'Invalid channel'],
  ['CONNECT_SOCIAL', 'Invalid project id'],
  ['CONNECT_SOCIAL', 'connection refused'],
  ['CONNECT_FARCASTER', 'Connection to the hub was rejected'],
])('statedError reads no cause in a refused %s: %s [EM11]', (name, text) => {
  const error = errorOf(name, text)
  expect(error).toMatchObject({ code: 'embedded/frame-refused', message: text })
  expect(isFrameRefusal(error)).toBe(true)
})

test('statedError reads no cause in the text of a contract, and knows that of an origin [EM11]', () => {
  const text = 'execution reverted: access to storage denied, session has expired'
  expect(errorOf('RPC_REQUEST', text)).toMatchObject({ code: 'embedded/frame-refused' })
  expect(errorOf('CONNECT_OTP', 'Unauthorized: origin not allowed').code).toBe(
    'embedded/unverified-domain',
  )
})

test('statedError has up to 500 characters of an unknown text, without controls [EM11, R9]', () => {
  const reason = `execution reverted: ${'a reason that is long '.repeat(10)}end`
  expect(errorOf('RPC_REQUEST', reason)).toMatchObject({
    code: 'embedded/frame-refused',
    message: reason,
  })
  const hostile = errorOf('CONNECT_EMAIL', `<b>\u202e\u0000${'x'.repeat(1_000_000)}`)
  expect(hostile.message).toHaveLength(500)
  expect(hostile.message).toMatch(/^<b> ?x+…$/)
  expect(
    causeOf(errorOf('CONNECT_OTP', `code expired \u202e${'x'.repeat(9_000)}`))?.message,
  ).toMatch(/^code expired x+…$/)
})

test('statedError without a text states none', () => {
  expect(errorOf('CONNECT_EMAIL', null).code).toBe('embedded/frame-error')
  expect(errorOf('CONNECT_EMAIL', '\u200b ').code).toBe('embedded/frame-error')
})

test.each<FrameRequestName>(['CONNECT_OTP', 'GET_SOCIAL_REDIRECT_URI', 'SIGN_OUT', 'IS_CONNECTED'])(
  'a refused %s states nothing about the session of the page [EM11]',
  (name) => {
    expect(doubtsSession(name, errorOf(name, 'Nobody is logged in.'))).toBe(false)
  },
)

test.each<[FrameRequestName, string, number | null]>([
  ['UPDATE_EMAIL_PRIMARY_OTP', 'Verification session expired.', null],
  ['UPDATE_EMAIL', 'Storage is not available: you are not logged in.', null],
  ['RPC_REQUEST', 'session_has_ended', null],
  ['RPC_REQUEST', 'Session-Expired', -32603],
  ['RPC_REQUEST', 'Log in first.', 4100],
])('a refused %s with "%s" and code %s doubts the session [EM11]', (name, text, code) => {
  expect(doubtsSession(name, errorOf(name, text, code))).toBe(true)
})

test.each<[string, number | null]>([
  ['execution reverted: sold out', null],
  ['The session of trading has not started', -32603],
  ['', null],
])('a refused RPC_REQUEST with "%s" and code %s does not doubt the session', (text, code) => {
  expect(doubtsSession('RPC_REQUEST', errorOf('RPC_REQUEST', text, code))).toBe(false)
})
