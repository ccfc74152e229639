import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isKitError } from '../../errors/kit-error.ts'
import { namespaceOf, toCaipNetworkId } from '../caip/caip.ts'
import { formatMessage } from './format-message.ts'
import { accounts, complete, dataFor, forms, minimal } from './message.fixture.ts'
import { allForms, isStandard, type MessageForm } from './message-form.ts'
import { type ParseOptions, parseMessage } from './parse-message.ts'
import type { SignInData } from './session.ts'

/** A message of any account in any form that can contain it, with its text. */
const messages = forms.chain((form) =>
  dataFor(isStandard(form) ? 'standard' : 'plain').map((data) => ({ data, form })),
)

const anyFormOf = ({ data }: { data: SignInData }) => ({
  forms: allForms,
  namespace: namespaceOf(data.chainId),
})

/** The text, or null if the form cannot contain the data. */
function textOf({ data, form }: { data: SignInData; form: MessageForm }): string | null {
  try {
    return formatMessage(data, form)
  } catch (error) {
    if (isKitError(error, 'siwx/message-invalid')) return null
    throw error
  }
}

test('parseMessage returns the data of every text that formatMessage writes', () => {
  let written = 0
  fc.assert(
    fc.property(messages, (message) => {
      const text = textOf(message)
      if (text === null) return
      written++
      expect(parseMessage(text, anyFormOf(message)).data).toEqual(message.data)
    }),
    { numRuns: 500 },
  )
  expect(written).toBeGreaterThan(375)
})

test('parseMessage needs no namespace for standard texts and for CAIP-2 ids', () => {
  fc.assert(
    fc.property(messages, ({ data, form }) => {
      if (!isStandard(form) && form.chainId === 'reference') return
      expect(parseMessage(formatMessage(data, form), { forms: allForms }).data).toEqual(data)
    }),
    { numRuns: 500 },
  )
})

const fragments = fc.constantFrom(
  '\n',
  '\n\n',
  '\r',
  ' ',
  '\u2028',
  'URI: https://evil.example',
  '\nNonce: 00000000',
  '\nResources:',
  '- https://evil.example',
  'Version: 1\n',
  ':',
  'a',
  '',
)

test('formatMessage writes the same text again for every text that parseMessage accepts', () => {
  const edits = fc.array(fc.tuple(fc.nat(600), fc.nat(40), fragments), {
    minLength: 1,
    maxLength: 3,
  })
  let accepted = 0
  fc.assert(
    fc.property(messages, edits, (message, changes) => {
      const original = textOf(message)
      if (original === null) return
      const text = changes.reduce((before, [start, length, inserted]) => {
        const at = start % (before.length + 1)
        return before.slice(0, at) + inserted + before.slice(at + length)
      }, original)
      const parsed = parseOrNull(text, anyFormOf(message))
      if (parsed === null) return
      accepted++
      expect(formatMessage(parsed.data, parsed.form)).toBe(text)
    }),
    { numRuns: 1_500 },
  )
  expect(accepted).toBeGreaterThan(15)
})

function parseOrNull(text: string, options: ParseOptions) {
  try {
    return parseMessage(text, options)
  } catch (error) {
    if (isKitError(error, 'siwx/message-invalid')) return null
    throw error
  }
}

test('parseMessage rejects arbitrary texts with siwx/message-invalid', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      expect(parseOrNull(text, { forms: allForms })).toBeNull()
    }),
    { numRuns: 500 },
  )
})

const text = formatMessage(complete, 'standard')
const [title = '', address = '', , statement = '', , ...fields] = text.split('\n')
const join = (...lines: readonly string[]) => lines.join('\n')

test.each([
  ['an empty text', ''],
  ['a text of another kind', 'Sign in to app.example.com'],
  ['a line break at the end', `${text}\n`],
  ['a line break at the start', `\n${text}`],
  ['CR LF', text.replaceAll('\n', '\r\n')],
  ['a CR in the statement', text.replace('the terms', 'the\rterms')],
  ['U+2028 in the statement', text.replace('the terms', 'the\u2028terms')],
  ['a statement of two lines', text.replace('the terms', 'the\nterms')],
  ['a second statement', text.replace('\n\nURI', '\n\nAnd more\n\nURI')],
  ['an empty statement', join(title, address, '', '', '', ...fields)],
  ['no empty line after the address', join(title, address, statement, '', ...fields)],
  ['no empty line after the statement', join(title, address, '', statement, ...fields)],
  ['a field twice', text.replace('Version: 1', 'Version: 1\nVersion: 1')],
  ['two URIs', text.replace('Version: 1', 'URI: https://evil.example\nVersion: 1')],
  ['a field out of order', text.replace(/(Version: 1)\n(Chain ID: 1)/, '$2\n$1')],
  ['an unknown field', text.replace('Nonce:', 'Role: admin\nNonce:')],
  ['a field with another case', text.replace('Nonce:', 'nonce:')],
  ['a field with two spaces', text.replace('Nonce: ', 'Nonce:  ')],
  ['a field after the resources', `${text}\nRequest ID: 2`],
  ['a resource without dash', `${text}\nhttps://evil.example`],
  ['an empty list of resources', `${formatMessage(minimal, 'standard')}\nResources:`],
  ['resources twice', `${text}\nResources:\n- https://evil.example`],
  ['no nonce', text.replace(/Nonce: .+\n/, '')],
  ['no time of issue', `https://${text.replace(/Issued At: .+\n/, '')}`],
  ['a time of issue that is not RFC 3339', text.replace(/Issued At: .+/, 'Issued At: 2024-01-01')],
  ['a statement outside ASCII [SG3]', text.replace('I accept', 'Ich akzeptiere für')],
  ['quotation marks in the statement [SG3]', text.replace('the terms', '"the terms"')],
  ['a resource that is no URI [SG3]', `${text}\n- my terms`],
  ['a request id with a space [SG3]', text.replace('request-1', 'request 1')],
  [
    'another text in the place of the name [SG3]',
    title.replace('Ethereum', 'Evil free mint. No login. Your') +
      text.slice(title.length).replace('Chain ID: 1', 'Chain ID: eip155:1'),
  ],
  [
    'a CAIP-2 id with two empty lines',
    formatMessage(minimal, 'standard').replace('ID: 1', 'ID: eip155:1'),
  ],
  ['a chain id with a leading zero', text.replace('Chain ID: 1', 'Chain ID: 01')],
  ['a hexadecimal chain id', text.replace('Chain ID: 1', 'Chain ID: 0x1')],
  ['an address of another length', text.replace(address, address.slice(0, -1))],
  ['text after the title', text.replace('account:', 'account: now')],
  ['a domain with a space', text.replace('app.example.com wants', 'app example.com wants')],
  ['user information in the domain', text.replace('app.example.com wants', 'a@evil.example wants')],
  ['brackets in the domain', text.replace('app.example.com wants', '[1:2] wants')],
  ['brackets in a resource', text.replace('- https://app.example.com', '- https://[:::]')],
  ['a text that is too long', text.replace('request-1', 'x'.repeat(70_000))],
  ['half a character', text.replace('request-1', '\ud800')],
])('parseMessage rejects %s [J7]', (_, changed) => {
  expect(changed).not.toBe(text)
  expect(() => parseMessage(changed)).toThrow(
    expect.objectContaining({ code: 'siwx/message-invalid' }),
  )
})

const base = { is: 'plain', networkName: 'Base', chainId: 'reference' } as const

test('parseMessage names the option that a plain text needs [SG3]', () => {
  const plain = formatMessage(minimal, { ...base, chainId: 'caip2' })
  expect(() => parseMessage(plain)).toThrow("only `forms: ['standard', 'plain']` accepts")
  expect(() => parseMessage(plain, { forms: ['plain'] })).not.toThrow()
  const standard = formatMessage(minimal, 'standard')
  expect(() => parseMessage(standard, { forms: ['plain'] })).toThrow('do not belong together')
})

test('parseMessage reads a statement that looks like a field as the statement', () => {
  const data = { ...complete, statement: 'URI: https://evil.example' }
  expect(parseMessage(formatMessage(data, 'standard'))).toEqual({ data, form: 'standard' })
})

test('parseMessage returns the scheme before the domain', () => {
  const form = { is: 'scheme', scheme: 'https' } as const
  expect(parseMessage(formatMessage(complete, form))).toEqual({ data: complete, form })
})

test('parseMessage rejects a reference of a network with its own name without the namespace', () => {
  const reference = formatMessage(minimal, base)
  expect(() => parseMessage(reference, { forms: allForms })).toThrow('do not belong together')
  expect(parseMessage(reference, { forms: allForms, namespace: 'eip155' })).toEqual({
    data: minimal,
    form: base,
  })
})

test('parseMessage rejects a text for another namespace than the one of the account', () => {
  const plain = formatMessage(minimal, { ...base, chainId: 'caip2' })
  for (const other of [text, plain])
    expect(() => parseMessage(other, { forms: allForms, namespace: 'solana' })).toThrow(
      'do not belong together',
    )
})

test('parseMessage reads a text of the network Ethereum that is not EIP-4361 as plain', () => {
  const form = { ...base, networkName: 'Ethereum' }
  for (const data of [minimal, { ...complete, nonce: '7' }, { ...complete, statement: 'Für alle' }])
    expect(parseMessage(formatMessage(data, form), { forms: allForms })).toEqual({ data, form })
  expect(parseMessage(formatMessage(complete, form), { forms: allForms }).form).toBe('standard')
})

test('parseMessage reads a network name that is a namespace as that of the account', () => {
  const [chainId, accountAddress] = accounts[7]
  const ton = { ...complete, chainId: toCaipNetworkId(chainId), accountAddress }
  expect(parseMessage(formatMessage(ton, 'standard'))).toEqual({ data: ton, form: 'standard' })
  const zora = { ...base, networkName: 'zora' }
  const onZora = formatMessage(complete, zora)
  expect(parseMessage(onZora, { forms: allForms, namespace: 'eip155' })).toEqual({
    data: complete,
    form: zora,
  })
})
