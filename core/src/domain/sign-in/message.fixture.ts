import * as fc from 'fast-check'
import { toCaipNetworkId } from '../caip/caip.ts'
import type { MessageForm } from './message-form.ts'
import type { SignInData } from './session.ts'

/** Accounts of all namespaces, and of one without built-in adapter. */
export const accounts = [
  ['eip155:1', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
  ['eip155:8453', '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgpU'],
  ['bip122:000000000019d6689c085ae165831e93', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['polkadot:91b171bb158e2d3848fa23a9f1c25182', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  ['polkadot:91b171bb158e2d3848fa23a9f1c25182', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
  ['cosmos:cosmoshub-4', 'cosmos1sguafvgmel6f880ryvq8efh9522p8zvmrzlcrq'],
  ['ton:-239', 'EQBvW8Z5huBkMJYdnfAEM5JqTNkuWX3diqYENkWsIL0XggGG'],
] as const

export const now = Date.parse('2024-01-01T00:00:00.000Z')

/** A message of the first account with the fields that every message has. */
export const minimal: SignInData = {
  accountAddress: accounts[0][1],
  chainId: toCaipNetworkId(accounts[0][0]),
  domain: 'app.example.com',
  uri: 'https://app.example.com/members',
  version: '1',
  nonce: 'AbCd1234efGH5678ij',
  issuedAt: '2024-01-01T00:00:00.000Z',
}

/** All twelve fields. */
export const complete: SignInData = {
  ...minimal,
  statement: 'I accept the terms: https://app.example.com/terms',
  expirationTime: '2024-01-02T00:00:00.000Z',
  notBefore: '2023-12-31T00:00:00.000Z',
  requestId: 'request-1',
  resources: ['https://app.example.com/terms', 'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3js'],
}

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const oneOf = (characters: string, minLength: number, maxLength = 30) =>
  fc.array(fc.constantFrom(...characters), { minLength, maxLength }).map((parts) => parts.join(''))
const letters = 'ABCabcXYZxyz0189'
const punctuation = "-._~:/?#[]@!$&'()*+,;= "
const time = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())

/** Texts that look like parts of a message. */
const misleading = fc.constantFrom(
  'URI: https://evil.example',
  'Nonce: 00000000',
  'Resources:',
  'Version: 1',
  'Chain ID: 5',
  'app.example.com wants you to sign in with your Ethereum account:',
)

/** Data that a form can contain: any account, any optional fields. */
export const dataFor = (form: 'standard' | 'plain'): fc.Arbitrary<SignInData> => {
  const line =
    form === 'standard'
      ? oneOf(letters + punctuation, 1).filter((text) => text.trim() !== '')
      : fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter(isLineText)
  const resource =
    form === 'standard'
      ? fc.webUrl({ withQueryParameters: false, withFragments: true })
      : fc.oneof(line, misleading)
  return fc
    .record({
      account: fc.constantFrom(...accounts),
      domain: fc
        .tuple(fc.domain(), optional(fc.nat(65_535)))
        .map(([host, port]) => (port === undefined ? host : `${host}:${port}`)),
      uri: fc.webUrl(),
      nonce: oneOf(letters, form === 'standard' ? 8 : 1),
      issuedAt: time,
      statement: optional(fc.oneof(line, misleading)),
      expirationTime: optional(time),
      notBefore: optional(time),
      requestId: optional(oneOf(`${letters}-._~:@`, 1)),
      resources: optional(fc.array(resource, { minLength: 1, maxLength: 3 })),
    })
    .map(({ account: [chainId, accountAddress], ...fields }) => {
      const given = Object.entries(fields).filter(([, value]) => value !== undefined)
      return {
        ...minimal,
        ...Object.fromEntries(given),
        version: '1',
        chainId: toCaipNetworkId(chainId),
        accountAddress,
      }
    })
}

const isLineText = (text: string) =>
  text.trim() === text && !/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u.test(text)

export const forms: fc.Arbitrary<MessageForm> = fc.oneof(
  fc.constant<MessageForm>('standard'),
  fc.constant<MessageForm>({ is: 'scheme', scheme: 'https' }),
  fc.record({
    is: fc.constant('plain' as const),
    networkName: fc.constantFrom('EVM Networks', 'Ethereum', 'Base', 'zora', 'A account: b', 'ton'),
    chainId: fc.constantFrom('caip2' as const, 'reference' as const),
  }),
)
