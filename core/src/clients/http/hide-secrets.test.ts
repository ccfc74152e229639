import { expect, test } from 'vitest'
import { catalogue } from '../../errors/catalogue.ts'
import { KitError } from '../../errors/kit-error.ts'
import { hideSecrets } from './hide-secrets.ts'

test.each([
  ['https://eth.example/v2/KEY failed', 'https://eth.example/… failed'],
  ['wss://user:KEY@eth.example:8545', 'wss://eth.example:8545/…'],
  ['URL: "https://a.example/?k=KEY", twice: https://b.example/KEY', null],
  ['eth.example/v2/0123456789abcdefKEYabc', 'eth.example/v2/…'],
  ['{"url":"https:\\/\\/a.example\\/KEY"}', '{"url":"https:\\/\\/a.example/…"}'],
  ['refused: Bearer KEY.abc', 'refused: Bearer …'],
  ['GET /v2?apikey=KEY&id=1', 'GET /v2?apikey=…&id=1'],
  ['{"password":"KEY","id":1}', '{"password":"…","id":1}'],
  ['from 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'from …'],
  ['The request was rejected by the wallet, unfortunately', null],
])('hideSecrets changes %j to %j [XN2]', (text, expected) => {
  const hidden = hideSecrets(text)
  expect(hidden).not.toContain('KEY')
  if (expected !== null) expect(hidden).toBe(expected)
})

test('hideSecrets copies errors with their name, code, stack, fields and causes [XN2]', () => {
  const cause = Object.assign(new RangeError('at https://a.example/KEY'), {
    data: { url: 'https://a.example/KEY', list: ['https://a.example/KEY', 7] },
  })
  const error = new KitError(catalogue, 'endpoint/unreachable', {}, { cause })
  const copy = hideSecrets(error)
  expect(copy).toMatchObject({
    name: 'KitError',
    code: 'endpoint/unreachable',
    message: error.message,
    cause: {
      name: 'RangeError',
      message: 'at https://a.example/…',
      data: { url: 'https://a.example/…', list: ['https://a.example/…', 7] },
    },
  })
  const texts = copy instanceof Error && copy.cause instanceof Error ? copy.cause.stack : null
  expect(texts).toMatch(/^RangeError: at https:\/\/a\.example\/…\n\s+at .*hide-secrets\.test/)
})

test('hideSecrets hides keys in field names, secret fields, names and earlier messages of errors [XN2]', () => {
  const error = Object.assign(new Error('zzz'), {
    name: 'https://a.example/KEY',
    'https://a.example/KEY': { apiKey: 'KEY', headers: { Authorization: 'Basic KEY' } },
  })
  error.stack = 'Error: at https://a.example/KEY\n    at run (https://page.example/a.js:1:2)'
  const copy = hideSecrets(error)
  const stack = copy instanceof Error ? copy.stack : null
  expect(stack).toBe('https://a.example/…: zzz\n    at run (https://page.example/a.js:1:2)')
  expect(JSON.stringify(Object.entries(copy ?? {}))).not.toContain('KEY')
})

test('hideSecrets returns a copy of circular, deep and hostile values', () => {
  const circular: { self?: unknown } = {}
  circular.self = circular
  const hostile = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('no')
      },
    },
  )
  expect(JSON.stringify(hideSecrets(circular))).toContain('…')
  expect([hideSecrets(hostile), hideSecrets(null), hideSecrets(7)]).toEqual(['…', null, 7])
})

test.each(['a', 'a.', 'a:', '://', 'https://', 'a1-', 'key":"', ' at @', 'at a:1:1'])(
  'hideSecrets shortens a text of a million times %s',
  (part) => {
    expect(String(hideSecrets(part.repeat(1_000_000))).length).toBeLessThan(100_000)
  },
)
