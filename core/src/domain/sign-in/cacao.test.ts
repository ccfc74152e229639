import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../caip/caip.ts'
import type { AuthenticationRequest } from './authentication.ts'
import { type Cacao, type CacaoPayload, parseCacao } from './cacao.ts'
import { cacaoText, isBoundTo, issuerAccount, sessionOfCacao } from './cacao-session.ts'
import { complete, minimal } from './message.fixture.ts'
import { parseMessage } from './parse-message.ts'

const payload: CacaoPayload = {
  iss: `did:pkh:eip155:1:${complete.accountAddress}`,
  domain: complete.domain,
  aud: complete.uri,
  version: '1',
  nonce: complete.nonce,
  iat: '2024-01-01T00:00:00.000Z',
}
const cacao: Cacao = { h: { t: 'caip122' }, p: payload, s: { t: 'eip191', s: '0x12' } }
const recap = (value: unknown) => `urn:recap:${btoa(JSON.stringify(value)).replaceAll('=', '')}`
const sentence =
  'I further authorize the stated URI to perform the following actions on my behalf: '

describe('parseCacao', () => {
  test('copies the fields of a cacao, without empty ones and others', () => {
    const given = {
      ...cacao,
      p: { ...payload, statement: '', exp: null, resources: ['urn:x'], extra: 1 },
      s: { ...cacao.s, m: 'meta', extra: 1 },
      extra: 1,
    }
    expect(parseCacao(given)).toEqual({
      ...cacao,
      p: { ...payload, resources: ['urn:x'] },
      s: { ...cacao.s, m: 'meta' },
    })
  })

  const hostile = {
    get h(): unknown {
      throw new Error('no')
    },
  }
  test.each<[string, unknown]>([
    ['null', null],
    ['a text', 'cacao'],
    ['a list', [cacao]],
    ['an object whose getters throw', hostile],
    ['another header', { ...cacao, h: { t: 'jwt' } }],
    ['no payload', { ...cacao, p: null }],
    ['another type of signature', { ...cacao, s: { t: 'ed25519', s: '0x12' } }],
    ['no signature', { ...cacao, s: { t: 'eip191' } }],
    ['an empty signature', { ...cacao, s: { t: 'eip191', s: '' } }],
    ['a signature that is no text', { ...cacao, s: { t: 'eip191', s: { length: 1 } } }],
    ['meta data that are no text', { ...cacao, s: { ...cacao.s, m: 1 } }],
    ['no nonce', { ...cacao, p: { ...payload, nonce: undefined } }],
    ['a number as time', { ...cacao, p: { ...payload, exp: 1 } }],
    ['resources in a text', { ...cacao, p: { ...payload, resources: 'urn:x' } }],
    ['a resource that is no text', { ...cacao, p: { ...payload, resources: [1] } }],
    ['101 resources', { ...cacao, p: { ...payload, resources: Array(101).fill('urn:x') } }],
    ['a text of 70 kB', { ...cacao, p: { ...payload, statement: 'x'.repeat(70_000) } }],
    ['fields of the prototype', Object.create(cacao, { p: { value: null } })],
  ])('returns null for %s', (_, value) => {
    expect(parseCacao(value)).toBeNull()
  })
})

test.each([
  '',
  'did:pkh:eip155:1',
  'did:pkh:eip155:1:',
  'did:pkh:eip155:1:0xa:b',
  'did:key:eip155:1:0xa',
  'eip155:1:0xa',
  'pkh:did:eip155:1:0xa',
])('issuerAccount throws siwx/message-invalid for %j', (iss) => {
  expect(() => issuerAccount(iss)).toThrow('the issuer is not did:pkh: and an account')
})

describe('the text of a cacao', () => {
  test('is EIP-4361 with the address of the issuer', () => {
    const iss = payload.iss.toLowerCase()
    const text = cacaoText({ ...payload, iss })
    expect(text).toContain(`account:\n${complete.accountAddress.toLowerCase()}\n\n\nURI: `)
    expect(parseMessage(text).data).toMatchObject({ chainId: 'eip155:1', uri: payload.aud })
  })

  test('contains the actions of a recap after the statement', () => {
    const resource = recap({
      att: {
        eip155: {
          'request/personal_sign': [{ chains: ['eip155:1'] }],
          'request/eth_sendTransaction': [{}],
        },
        'https://app.example.com': { 'crud/read': [{}] },
      },
    })
    const { data, message } = sessionOfCacao({
      ...cacao,
      p: { ...payload, statement: 'I accept', resources: [resource] },
    })
    expect(data.statement).toBe(
      `I accept ${sentence}(1) 'request': 'eth_sendTransaction', 'personal_sign' for 'eip155'. (2) 'crud': 'read' for 'https://app.example.com'.`,
    )
    expect(parseMessage(message).data).toEqual(data)
  })

  test('keeps a statement that contains the actions already', () => {
    const statement = `${sentence}(1) 'request': 'personal_sign' for 'eip155'.`
    const resources = [recap({ att: { eip155: { 'request/eth_sign': [{}] } } })]
    expect(
      sessionOfCacao({ ...cacao, p: { ...payload, statement, resources } }).data.statement,
    ).toBe(statement)
  })

  test.each<[string, Partial<CacaoPayload>]>([
    ['an issuer of another namespace', { iss: 'did:pkh:cosmos:cosmoshub-4:cosmos1abc' }],
    ['a line break in the statement', { statement: 'I accept\nNonce: 1' }],
    ['a line break in the nonce', { nonce: 'abcdefgh1234\nIssued At: x' }],
    ['another version', { version: '2' }],
    ['a time that is none', { iat: 'now' }],
    ['a recap that is no JSON', { resources: ['urn:recap:e30x'] }],
    ['a recap that is no Base64', { resources: ['urn:recap:%%'] }],
    ['a recap without actions', { resources: [recap({ att: {} })] }],
    [
      'a recap with an action of no ability',
      { resources: [recap({ att: { eip155: { sign: [] } } })] },
    ],
    ['a recap with a list', { resources: [recap({ att: { eip155: [] } })] }],
  ])('does not exist for %s', (_, change) => {
    expect(() => cacaoText({ ...payload, ...change })).toThrow(
      expect.objectContaining({ code: 'siwx/message-invalid' }),
    )
  })
})

test('sessionOfCacao returns the session of the signed text, with the cacao', () => {
  const p = {
    ...payload,
    exp: complete.expirationTime,
    nbf: complete.notBefore,
    statement: complete.statement,
    requestId: complete.requestId,
    resources: complete.resources,
  }
  const session = sessionOfCacao({ ...cacao, p })
  expect(session).toEqual({
    data: complete,
    message: cacaoText(p),
    signature: '0x12',
    cacao: { ...cacao, p },
  })
})

describe('isBoundTo', () => {
  const request: AuthenticationRequest = {
    data: { ...complete, accountAddress: '' },
    chains: [complete.chainId, toCaipNetworkId('eip155:10')],
  }
  const answer: CacaoPayload = {
    ...payload,
    exp: complete.expirationTime,
    nbf: complete.notBefore,
    statement: complete.statement,
    requestId: complete.requestId,
    resources: complete.resources,
  }
  const isBound = (change: Partial<CacaoPayload>) =>
    isBoundTo({ ...cacao, p: { ...answer, ...change } }, request)

  test('is true for the fields of the request, on each of its chains, for any account', () => {
    expect(isBound({})).toBe(true)
    expect(isBound({ iss: 'did:pkh:eip155:10:0x0000000000000000000000000000000000000001' })).toBe(
      true,
    )
    expect(isBound({ iat: '2024-01-01T00:00:05.000Z' })).toBe(true)
    expect(isBoundTo(cacao, { ...request, data: { ...minimal, accountAddress: '' } })).toBe(true)
  })

  test('is true with a recap that the wallet adds', () => {
    const resources = [
      ...(answer.resources ?? []),
      recap({ att: { eip155: { 'request/x': [{}] } } }),
    ]
    expect(isBound({ resources })).toBe(true)
    expect(isBound({ resources, statement: `${answer.statement} ${sentence}(1) …` })).toBe(true)
  })

  test.each<[string, Partial<CacaoPayload>]>([
    ['another chain', { iss: `did:pkh:eip155:5:${complete.accountAddress}` }],
    ['an issuer that is no account', { iss: 'did:key:z6Mk' }],
    ['another domain', { domain: 'evil.example' }],
    ['another URI', { aud: 'https://evil.example' }],
    ['another version', { version: '2' }],
    ['another nonce', { nonce: 'AbCd1234efGH5678iJ' }],
    ['another statement', { statement: 'I accept everything' }],
    ['no statement', { statement: undefined }],
    ['a statement of a recap alone', { statement: sentence }],
    ['a later expiration', { exp: '2034-01-01T00:00:00.000Z' }],
    ['no expiration', { exp: undefined }],
    ['no start', { nbf: undefined }],
    ['another request id', { requestId: 'other' }],
    ['other resources', { resources: ['https://evil.example'] }],
    ['no resources', { resources: undefined }],
    [
      'a recap that is not the last resource',
      { resources: [recap({}), ...(complete.resources ?? [])] },
    ],
  ])('is false for %s', (_, change) => {
    expect(isBound(change)).toBe(false)
  })
})
