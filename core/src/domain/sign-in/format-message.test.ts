import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../caip/caip.ts'
import { formatMessage } from './format-message.ts'
import { accounts, complete, minimal } from './message.fixture.ts'
import type { SignInData } from './session.ts'

const lines = (...parts: readonly string[]) => parts.join('\n')

test('formatMessage writes all twelve fields as EIP-4361', () => {
  expect(formatMessage(complete, 'standard')).toBe(
    lines(
      'app.example.com wants you to sign in with your Ethereum account:',
      '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
      '',
      'I accept the terms: https://app.example.com/terms',
      '',
      'URI: https://app.example.com/members',
      'Version: 1',
      'Chain ID: 1',
      'Nonce: AbCd1234efGH5678ij',
      'Issued At: 2024-01-01T00:00:00.000Z',
      'Expiration Time: 2024-01-02T00:00:00.000Z',
      'Not Before: 2023-12-31T00:00:00.000Z',
      'Request ID: request-1',
      'Resources:',
      '- https://app.example.com/terms',
      '- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3js',
    ),
  )
})

test('formatMessage writes two empty lines without a statement, as the grammar of EIP-4361 does', () => {
  expect(formatMessage(minimal, 'standard')).toBe(
    lines(
      'app.example.com wants you to sign in with your Ethereum account:',
      '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
      '',
      '',
      'URI: https://app.example.com/members',
      'Version: 1',
      'Chain ID: 1',
      'Nonce: AbCd1234efGH5678ij',
      'Issued At: 2024-01-01T00:00:00.000Z',
    ),
  )
})

test('formatMessage writes no list for an empty list of resources', () => {
  expect(formatMessage({ ...minimal, resources: [] }, 'standard')).toBe(
    formatMessage(minimal, 'standard'),
  )
})

test('formatMessage writes the scheme of the page before the domain', () => {
  const [title] = formatMessage(minimal, { is: 'scheme', scheme: 'https' }).split('\n')
  expect(title).toBe('https://app.example.com wants you to sign in with your Ethereum account:')
})

test('formatMessage names the blockchain and the reference of the network (CAIP-122)', () => {
  const summary = accounts.map(([chainId, accountAddress]) => {
    const data = { ...minimal, chainId: toCaipNetworkId(chainId), accountAddress }
    const text = formatMessage(data, 'standard')
    const name = /with your (.+) account:/.exec(text)?.[1]
    const chain = /Chain ID: (.+)/.exec(text)?.[1]
    const gap = text.split('\n').findIndex((line) => line.startsWith('URI: ')) - 2
    return `${name}, ${chain}, ${gap}`
  })
  expect(summary).toEqual([
    'Ethereum, 1, 2',
    'Ethereum, 8453, 2',
    // the grammar of Sign-In With Solana has one empty line
    'Solana, 5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp, 1',
    'Bitcoin, 000000000019d6689c085ae165831e93, 2',
    'Polkadot, 91b171bb158e2d3848fa23a9f1c25182, 2',
    'Polkadot, 91b171bb158e2d3848fa23a9f1c25182, 2',
    'Cosmos, cosmoshub-4, 2',
    'ton, -239, 2',
  ])
})

test('formatMessage writes the plain text with the name of the network', () => {
  const text = (chainId: 'caip2' | 'reference') =>
    formatMessage({ ...minimal, nonce: '7' }, { is: 'plain', networkName: 'My Chain', chainId })
  expect(text('caip2')).toBe(
    lines(
      'app.example.com wants you to sign in with your My Chain account:',
      '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
      '',
      'URI: https://app.example.com/members',
      'Version: 1',
      'Chain ID: eip155:1',
      'Nonce: 7',
      'Issued At: 2024-01-01T00:00:00.000Z',
    ),
  )
  expect(text('reference')).toContain('\nChain ID: 1\n')
})

const lineBreaks = ['\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\u000b', '\0', '\u202e']

test.each(lineBreaks.map((text) => [JSON.stringify(text), text]))(
  'formatMessage refuses %s in every field and form [J7]',
  (_, text) => {
    const fields: readonly (keyof SignInData)[] = [
      'domain',
      'accountAddress',
      'uri',
      'version',
      'chainId',
      'nonce',
      'statement',
      'requestId',
      'issuedAt',
      'expirationTime',
      'notBefore',
    ]
    const changed = [
      ...fields.map((field) => ({ ...complete, [field]: `${complete[field]}${text}x` })),
      { ...complete, resources: [`https://app.example.com/${text}x`] },
    ]
    const plain = { is: 'plain', networkName: 'My Chain', chainId: 'caip2' } as const
    for (const data of changed)
      for (const form of ['standard', plain] as const)
        expect(() => formatMessage(data, form)).toThrow('The sign-in message is not valid')
    const name = { ...plain, networkName: `My${text}Chain` }
    expect(() => formatMessage(complete, name)).toThrow('the name of the network must be one line')
  },
)

test.each<[string, Partial<SignInData>]>([
  ['a domain with a path', { domain: 'app.example.com/x' }],
  ['a domain with user information', { domain: 'app.example.com@evil.example' }],
  ['an empty domain', { domain: '' }],
  ['an address of another namespace', { accountAddress: accounts[2][1] }],
  ['an empty address', { accountAddress: '' }],
  ['a network that is no CAIP-2 id', { chainId: toCaipNetworkId('eip155:0x1') }],
  ['a URI without scheme', { uri: '//app.example.com' }],
  ['a URI with a space', { uri: 'https://app.example.com/a b' }],
  ['another version', { version: '2' }],
  ['a nonce of 7 characters', { nonce: '1234567' }],
  ['a nonce with punctuation', { nonce: 'abcdefgh-ijkl' }],
  ['no time of issue', { issuedAt: undefined }],
  ['a day that does not exist', { issuedAt: '2023-02-29T00:00:00.000Z' }],
  ['a time without zone', { expirationTime: '2024-01-01T00:00:00' }],
  ['a time in words', { notBefore: 'tomorrow' }],
  ['an empty statement', { statement: '' }],
  ['a statement of spaces', { statement: '  ' }],
  ['a statement outside of ASCII', { statement: 'Ich stimme den Bedingungen für alle zu' }],
  ['an empty request id', { requestId: '' }],
  ['a request id with a space', { requestId: 'a b' }],
  ['a resource that is no URI', { resources: ['terms'] }],
])('formatMessage refuses %s in a standard message', (_, change) => {
  expect(() => formatMessage({ ...complete, ...change }, 'standard')).toThrow(
    expect.objectContaining({ code: 'siwx/message-invalid' }),
  )
})

test('formatMessage refuses the name of another blockchain next to a bare reference', () => {
  const form = { is: 'plain', networkName: 'Solana', chainId: 'reference' } as const
  expect(() => formatMessage(minimal, form)).toThrow('that of another namespace')
  expect(formatMessage(minimal, { ...form, chainId: 'caip2' })).toContain('Chain ID: eip155:1')
})
