import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../caip/caip.ts'
import { checkMessage, clockTolerance, type ExpectedMessage } from './check-message.ts'
import { formatMessage } from './format-message.ts'
import { accounts, complete, minimal, now } from './message.fixture.ts'
import { allForms, type MessageForm } from './message-form.ts'
import type { SignInData } from './session.ts'

const expected: ExpectedMessage = {
  domain: 'app.example.com',
  origin: 'https://app.example.com',
  account: { chainId: minimal.chainId, address: minimal.accountAddress },
  nonce: 'own',
  forms: allForms,
  now,
  tolerance: clockTolerance,
}

/** The code of the problem of a message that says what its data say. Null if it is valid. */
function problemOf(
  change: Partial<SignInData>,
  expectation: Partial<ExpectedMessage> = {},
  form: MessageForm = 'standard',
) {
  const data = { ...complete, ...change }
  return codeOf(data, formatMessage(data, form), expectation)
}

function codeOf(data: SignInData, text: string, expectation: Partial<ExpectedMessage> = {}) {
  try {
    checkMessage({ data, text }, { ...expected, ...expectation })
    return null
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error
  }
}

const plain = { is: 'plain', networkName: 'Ethereum', chainId: 'caip2' } as const
const minute = 60_000
const at = (offset: number) => new Date(now + offset).toISOString()

test('checkMessage accepts a message of the page, in each form [R17]', () => {
  expect(problemOf({})).toBeNull()
  expect(problemOf({}, {}, { is: 'scheme', scheme: 'https' })).toBeNull()
  expect(problemOf({}, {}, plain)).toBeNull()
})

test.each<[string, Partial<SignInData>]>([
  ['another domain', { domain: 'evil.example' }],
  ['a subdomain', { domain: 'x.app.example.com' }],
  ['a parent domain', { domain: 'example.com' }],
  ['another port', { domain: 'app.example.com:8443' }],
  ['capital letters in the domain', { domain: 'App.example.com' }],
  ['a URI of another host', { uri: 'https://evil.example/app.example.com' }],
  ['a URI of another port', { uri: 'https://app.example.com:8443/' }],
  ['a URI with another scheme', { uri: 'http://app.example.com/' }],
  ['a URI with a user name', { uri: 'https://name@app.example.com/' }],
  ['a URI that is no URL of a page', { uri: 'did:key:z6Mk' }],
])('checkMessage throws siwx/domain-mismatch for %s [J1]', (_, change) => {
  expect(problemOf(change)).toBe('siwx/domain-mismatch')
})

test('checkMessage throws siwx/domain-mismatch for another scheme before the domain [J1]', () => {
  expect(problemOf({}, {}, { is: 'scheme', scheme: 'http' })).toBe('siwx/domain-mismatch')
})

test('siwx/domain-mismatch names both pages [J1]', () => {
  const data = { ...complete, domain: 'evil.example' }
  expect(() => checkMessage({ data, text: formatMessage(data, 'standard') }, expected)).toThrow(
    'The sign-in message is for evil.example instead of app.example.com',
  )
})

test.each<[string, string, ExpectedMessage['nonce']]>([
  ['a missing nonce', '', 'own'],
  ['an own nonce of 16 characters', 'abcdefgh12345678', 'own'],
  ["a server's nonce of 7 characters", 'abcd123', 'server'],
  ['a nonce with punctuation', 'abcdefgh-1234-5678-9012', 'own'],
  ['a nonce with a line break', 'abcdefgh12345678901\n', 'server'],
  ['another nonce than the expected one', 'abcdefgh1234567890', { value: 'AbCd1234efGH5678ij' }],
  ['an expected nonce that is empty', '', { value: '' }],
  ['an expected nonce of 7 characters', 'abcd123', { value: 'abcd123' }],
])('checkMessage throws siwx/nonce-invalid for %s [J2]', (_, nonce, kind) => {
  expect(codeOf({ ...complete, nonce }, '', { nonce: kind })).toBe('siwx/nonce-invalid')
})

test("checkMessage accepts an own nonce of 17 characters, and a server's of 8 [J2]", () => {
  expect(problemOf({ nonce: 'abcdefgh123456789' })).toBeNull()
  expect(problemOf({ nonce: 'abcd1234' }, { nonce: 'server' })).toBeNull()
  expect(problemOf({}, { nonce: { value: complete.nonce } })).toBeNull()
})

test.each<[string, Partial<SignInData>]>([
  ['domain', { domain: 'evil.example' }],
  ['uri', { uri: 'https://app.example.com/other' }],
  ['version', { version: '2' }],
  ['chainId', { chainId: toCaipNetworkId('eip155:5') }],
  ['nonce', { nonce: 'AbCd1234efGH5678iJ' }],
  ['accountAddress', { accountAddress: '0x0000000000000000000000000000000000000001' }],
  ['statement', { statement: 'I accept other terms' }],
  ['no statement', { statement: undefined }],
  ['issuedAt', { issuedAt: at(1) }],
  ['no issuedAt', { issuedAt: undefined }],
  ['expirationTime', { expirationTime: at(minute) }],
  ['notBefore', { notBefore: at(0) }],
  ['requestId', { requestId: 'request-2' }],
  ['resources', { resources: ['https://app.example.com/terms'] }],
  ['no resources', { resources: [] }],
])('checkMessage throws siwx/message-invalid if the text differs in %s [R17]', (_, change) => {
  expect(codeOf({ ...complete, ...change }, formatMessage(complete, 'standard'))).toBe(
    'siwx/message-invalid',
  )
})

test.each(['\n', '\r', '\u2028', '\u0007'])(
  'checkMessage throws siwx/message-invalid for %j in statement or resource [J7]',
  (character) => {
    const text = formatMessage(complete, plain)
    const statement = `I accept${character}Nonce: 00000000000000000`
    const changed = text.replace(complete.statement ?? '', statement)
    expect(codeOf({ ...complete, statement }, changed)).toBe('siwx/message-invalid')
    const resource = `https://app.example.com/${character}- x`
    expect(codeOf({ ...complete, resources: [resource] }, `${text}\n- ${resource}`)).toBe(
      'siwx/message-invalid',
    )
  },
)

test('checkMessage accepts times and EVM addresses that are written in another way', () => {
  const text = formatMessage(complete, 'standard')
  const accountAddress = complete.accountAddress.toLowerCase()
  const issuedAt = '2024-01-01T01:00:00+01:00'
  expect(codeOf({ ...complete, accountAddress, issuedAt }, text)).toBeNull()
})

test('checkMessage throws siwx/other-account for another account or network', () => {
  const [, address] = accounts[1]
  expect(problemOf({}, { account: { chainId: minimal.chainId, address } })).toBeNull()
  for (const account of [
    { chainId: toCaipNetworkId('eip155:10'), address },
    { chainId: minimal.chainId, address: '0x0000000000000000000000000000000000000001' },
  ])
    expect(problemOf({}, { account })).toBe('siwx/other-account')
  expect(problemOf({}, { account: null })).toBeNull()
})

test.each([-10 * minute, 10 * minute, clockTolerance + 1, -clockTolerance - 1])(
  'checkMessage throws siwx/clock-wrong for a clock that is off by %d ms [J6]',
  (offset) => {
    expect(problemOf({ issuedAt: at(offset) })).toBe('siwx/clock-wrong')
  },
)

test('checkMessage accepts a clock within the tolerance [J6]', () => {
  expect(problemOf({ issuedAt: at(clockTolerance) })).toBeNull()
  expect(problemOf({ issuedAt: at(-clockTolerance) })).toBeNull()
})

test('checkMessage throws siwx/expired at the end of the message', () => {
  const { expirationTime = '' } = complete
  const end = Date.parse(expirationTime)
  const issuedAt = new Date(end - 1).toISOString()
  expect(problemOf({ issuedAt }, { now: end - 1 })).toBeNull()
  expect(problemOf({ issuedAt }, { now: end })).toBe('siwx/expired')
})
