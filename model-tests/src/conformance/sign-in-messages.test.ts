import { createSignInMessageText, parseSignInMessageText } from '@solana/wallet-standard-util'
import { createEncodedRecap, formatMessage as formatCacao } from '@walletconnect/utils'
import * as fc from 'fast-check'
import { SiweMessage } from 'siwe'
import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { namespaceOf } from '../../../core/src/domain/caip/caip.ts'
import type { CacaoPayload } from '../../../core/src/domain/sign-in/cacao.ts'
import { cacaoText } from '../../../core/src/domain/sign-in/cacao-session.ts'
import { formatMessage } from '../../../core/src/domain/sign-in/format-message.ts'
import {
  accounts,
  complete,
  dataFor,
  minimal,
} from '../../../core/src/domain/sign-in/message.fixture.ts'
import { parseMessage } from '../../../core/src/domain/sign-in/parse-message.ts'
import type { SignInData } from '../../../core/src/domain/sign-in/session.ts'
import { isKitError } from '../../../core/src/errors/kit-error.ts'

const onNamespace = (namespace: string) =>
  dataFor('standard')
    .filter(({ chainId }) => namespaceOf(chainId) === namespace)
    // An EVM address in one case is one of a contract.
    .map((data) =>
      namespace === 'eip155' ? { ...data, accountAddress: minimal.accountAddress } : data,
    )
const evmData = onNamespace('eip155')
const solanaData = onNamespace('solana')

/** The properties of our data under the names of other libraries, without absent ones. */
function named({ accountAddress: address, chainId, resources, ...fields }: SignInData) {
  const reference = chainId.slice(chainId.indexOf(':') + 1)
  return { ...fields, address, reference, ...(resources && { resources: [...resources] }) }
}
type Present<T> = { [Key in keyof T]: Exclude<T[Key], undefined> }
const present = <T extends object>(value: T) =>
  Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined && field !== null),
  ) as Present<T>

test('siwe reads our messages on eip155 as the data from which they were written', () => {
  fc.assert(
    fc.property(evmData, (data) => {
      const { reference, ...fields } = named(data)
      const parsed = present(new SiweMessage(formatMessage(data, 'standard')))
      expect(parsed).toEqual({ ...fields, chainId: Number(reference) })
    }),
    { numRuns: 300 },
  )
})

test('siwe reads the scheme before the domain', () => {
  const text = formatMessage(complete, { is: 'scheme', scheme: 'https' })
  expect(new SiweMessage(text)).toMatchObject({ scheme: 'https', domain: complete.domain })
})

test('our parser reads the messages of siwe, and formatMessage writes the same text', () => {
  fc.assert(
    fc.property(evmData, fc.boolean(), (data, hasScheme) => {
      const { reference, ...fields } = named(data)
      const given: object = {
        ...fields,
        chainId: Number(reference),
        ...(hasScheme && { scheme: 'https' }),
      }
      const text = new SiweMessage(given).toMessage()
      const parsed = parseMessage(text)
      expect(parsed.data).toEqual(data)
      expect(formatMessage(parsed.data, parsed.form)).toBe(text)
    }),
    { numRuns: 300 },
  )
})

const inserted = fc.constantFrom(
  ...[
    '',
    '\n',
    ' ',
    'x',
    '%',
    '%4',
    '%20',
    '"',
    '0',
    '\n\n',
    '- ',
    ':',
    '/',
    'é',
    'Z',
    '\t',
    '#',
    '?',
  ],
  ...[
    '[',
    ']',
    '\\',
    '<',
    '|',
    '@',
    '://',
    '[::1]',
    '[:]',
    '.',
    '-',
    '+01:00',
    '\nIssued At: x',
    '🦊',
  ],
)
const edits = fc.array(fc.tuple(fc.nat(600), fc.nat(12), inserted), { minLength: 1, maxLength: 2 })
const edit = (text: string, changes: readonly [number, number, string][]) =>
  changes.reduce((before, [start, length, by]) => {
    const at = start % before.length
    return before.slice(0, at) + by + before.slice(at + length)
  }, text)

/**
 * A message as EIP-4361, whose grammar the other namespaces share: with the name, an account and a
 * chain id of Ethereum. Sign-In With Solana has one empty line less without a statement.
 */
function asEthereum(text: string, { chainId, statement }: SignInData): string {
  const [title = '', , ...lines] = text.split('\n')
  const name = title.replace(/your [-\w]+ account:$/, 'your Ethereum account:')
  const gap = namespaceOf(chainId) === 'solana' && statement === undefined ? [''] : []
  const reference = chainId.slice(chainId.indexOf(':') + 1)
  const rest = lines.map((line) => (line === `Chain ID: ${reference}` ? 'Chain ID: 1' : line))
  return [name, minimal.accountAddress, ...gap, ...rest].join('\n')
}

test('our parser accepts no text outside the grammar of siwe, in any namespace [SG3]', () => {
  let accepted = 0
  fc.assert(
    fc.property(dataFor('standard'), edits, (data, changes) => {
      const text = edit(formatMessage(data, 'standard'), changes)
      const parsed = attempt(() => parseMessage(text))
      if (parsed === null) return
      accepted++
      expect(new SiweMessage(asEthereum(text, parsed.data)).nonce).toBe(parsed.data.nonce)
    }),
    { numRuns: 3_000 },
  )
  expect(accepted).toBeGreaterThan(100)
})

test('our parser and siwe accept every message that we write [SG3]', () => {
  fc.assert(
    fc.property(dataFor('standard'), (data) => {
      const text = formatMessage(data, 'standard')
      expect(parseMessage(text)).toEqual({ data, form: 'standard' })
      expect(new SiweMessage(asEthereum(text, data)).nonce).toBe(data.nonce)
    }),
    { numRuns: 300 },
  )
})

function attempt<T>(run: () => T): T | null {
  try {
    return run()
  } catch (error) {
    if (isKitError(error, 'siwx/message-invalid')) return null
    throw error
  }
}

test('viem reads our messages on eip155, and our parser reads those of viem', () => {
  fc.assert(
    fc.property(evmData, (data) => {
      const { reference, ...fields } = named(data)
      const text = formatMessage(data, 'standard')
      const times = {
        issuedAt: new Date(data.issuedAt ?? ''),
        ...(data.expirationTime && { expirationTime: new Date(data.expirationTime) }),
        ...(data.notBefore && { notBefore: new Date(data.notBefore) }),
      }
      const parsed = present(parseSiweMessage(text))
      expect(parsed).toEqual({ ...fields, ...times, chainId: Number(reference) })
    }),
    { numRuns: 300 },
  )
  const { accountAddress: _, chainId: __, version: ___, resources, ...fields } = complete
  const text = createSiweMessage({
    ...fields,
    address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    chainId: 1,
    version: '1',
    resources: [...(resources ?? [])],
    issuedAt: new Date(fields.issuedAt ?? ''),
    expirationTime: new Date(fields.expirationTime ?? ''),
    notBefore: new Date(fields.notBefore ?? ''),
  })
  expect(parseMessage(text)).toEqual({ data: complete, form: 'standard' })
  expect(formatMessage(complete, 'standard')).toBe(text)
})

test('the Wallet Standard reads our messages on solana and writes the same texts', () => {
  fc.assert(
    fc.property(solanaData, (data) => {
      const { reference, ...fields } = named(data)
      const text = formatMessage(data, 'standard')
      const input = present({ ...fields, chainId: reference })
      expect(createSignInMessageText(input)).toBe(text)
      // its expression takes a statement that looks like a field for this field
      if (data.statement !== undefined && /^[A-Z]/.test(data.statement)) return
      expect(present(parseSignInMessageText(text) ?? {})).toEqual(input)
      expect(parseMessage(text)).toEqual({ data, form: 'standard' })
    }),
    { numRuns: 300 },
  )
})

/** Reads a message without its grammar: the statement by its place, the fields by their labels. */
function readLines(text: string) {
  const [title = '', address, , statement, ...rest] = text.split('\n')
  const [domain, name] = title.split(' wants you to sign in with your ')
  const start = rest.findIndex((line) => line.startsWith('URI: '))
  const fields = rest.slice(start)
  const end = fields.indexOf('Resources:')
  const value = (label: string) =>
    fields.find((line) => line.startsWith(`${label}: `))?.slice(label.length + 2)
  return {
    domain,
    name,
    address,
    statement: statement === '' ? undefined : statement,
    uri: value('URI'),
    version: value('Version'),
    reference: value('Chain ID'),
    nonce: value('Nonce'),
    issuedAt: value('Issued At'),
    expirationTime: value('Expiration Time'),
    notBefore: value('Not Before'),
    requestId: value('Request ID'),
    resources: end === -1 ? undefined : fields.slice(end + 1).map((line) => line.slice(2)),
  }
}

const names = { bip122: 'Bitcoin', polkadot: 'Polkadot', cosmos: 'Cosmos', ton: 'ton' }
test.each(Object.entries(names))(
  'a message on %s has the lines of EIP-4361 with the name %s',
  (namespace, name) => {
    expect(accounts.some(([chainId]) => chainId.startsWith(namespace))).toBe(true)
    fc.assert(
      fc.property(onNamespace(namespace), (data) => {
        const expected = { ...named(data), name: `${name} account:` }
        expect(present(readLines(formatMessage(data, 'standard')))).toEqual(present(expected))
      }),
      { numRuns: 200 },
    )
  },
)

const methods = fc.uniqueArray(
  fc.constantFrom(
    'personal_sign',
    'eth_sendTransaction',
    'eth_signTypedData_v4',
    'wallet_getCalls',
  ),
  { minLength: 1 },
)

test('the text of a cacao is the one that the SDK of remote wallets signs', () => {
  fc.assert(
    fc.property(evmData, fc.option(methods, { nil: null }), (data, actions) => {
      const recap = actions && createEncodedRecap('eip155', 'request', actions)
      const resources = [...(data.resources ?? []), ...(recap ? [recap] : [])]
      const payload: CacaoPayload = {
        iss: `did:pkh:${data.chainId}:${data.accountAddress}`,
        domain: data.domain,
        aud: data.uri,
        version: data.version,
        nonce: data.nonce,
        iat: data.issuedAt ?? '',
        ...(data.expirationTime && { exp: data.expirationTime }),
        ...(data.notBefore && { nbf: data.notBefore }),
        ...(data.statement && { statement: data.statement }),
        ...(data.requestId && { requestId: data.requestId }),
        ...(resources.length > 0 && { resources }),
      }
      const request = present({ ...payload, resources: [...resources] })
      if (resources.length === 0) Reflect.deleteProperty(request, 'resources')
      expect(cacaoText(payload)).toBe(formatCacao(request, payload.iss))
    }),
    { numRuns: 500 },
  )
})
