import { expect, test } from 'vitest'
import { parseBatch, parseResponse } from './responses.ts'

const unreadable = { ok: false, error: { code: 'endpoint/unreadable' } }

test('parseResponse returns the result of a response, including null', () => {
  expect(parseResponse({ jsonrpc: '2.0', id: 4, result: '0x1' }, 4)).toEqual({
    ok: true,
    result: '0x1',
  })
  expect(parseResponse({ jsonrpc: '2.0', id: 4, result: null }, 4)).toEqual({
    ok: true,
    result: null,
  })
})

test('parseResponse returns `endpoint/unreadable` for a result with the id of another call', () => {
  expect(parseResponse({ jsonrpc: '2.0', id: 3, result: '0x1' }, 4)).toMatchObject(unreadable)
})

test.each([null, [], 'text', 7, {}, { id: 4 }, { id: 4, error: 'no' }, { id: {}, result: 1 }])(
  'parseResponse returns `endpoint/unreadable` for %j, which is not a JSON-RPC response [G2]',
  (json) => {
    expect(parseResponse(json, 4)).toMatchObject(unreadable)
  },
)

test.each([
  [-32000, 'rpc/invalid-input'],
  [-32601, 'rpc/method-not-found'],
  [-32005, 'rpc/limit-exceeded'],
  [-32603, 'rpc/internal'],
  [17, 'kit/unknown'],
])('parseResponse maps error %i to `%s` without quoting the node’s message', (rpcCode, code) => {
  const outcome = parseResponse({ id: null, error: { code: rpcCode, message: '<b>raw</b>' } }, 4)
  expect(outcome).toMatchObject({
    ok: false,
    error: { code, message: expect.not.stringContaining('raw') },
  })
})

test('parseBatch matches responses to calls by id, in any order', () => {
  const json = [
    { id: 3, error: { code: -32602, message: 'bad' } },
    { id: 1, result: 'one' },
    { id: 99, result: 'unrelated' },
    { id: 1, result: 'again' },
    'invalid',
  ]
  expect(parseBatch(json, [1, 2, 3])).toMatchObject([
    { ok: true, result: 'one' },
    unreadable,
    { ok: false, error: { code: 'rpc/invalid-params' } },
  ])
})

test('parseBatch throws the error of a node that rejects the whole batch', () => {
  expect(() =>
    parseBatch({ id: null, error: { code: -32600, message: 'no batches' } }, [1]),
  ).toThrow(expect.objectContaining({ code: 'rpc/invalid-request' }))
  expect(() => parseBatch('<html>', [1])).toThrow(
    expect.objectContaining({ code: 'endpoint/unreadable' }),
  )
})

test('parseResponse and parseBatch remove keys of URLs from the causes of errors, and keep hex data [XN2]', () => {
  const url = 'https://eth.example/v2/KEY'
  const error = { code: -32005, message: `limit of ${url}`, data: { url } }
  const batch = () => parseBatch({ id: null, error }, [1])
  expect(parseResponse({ id: 1, error }, 1)).toMatchObject({
    error: { cause: { message: 'limit of https://eth.example/…' } },
  })
  for (const json of [{ id: 1, error }, { id: 2, result: url }, url])
    expect(String(JSON.stringify(parseResponse(json, 1), ['error', 'cause']))).not.toContain('KEY')
  expect(batch).toThrow(
    expect.objectContaining({
      cause: {
        code: -32005,
        message: 'limit of https://eth.example/…',
        data: { url: 'https://eth.example/…' },
      },
    }),
  )
  const reverted = { code: 3, message: 'execution reverted', data: `0x08c379a0${'00'.repeat(64)}` }
  expect(parseResponse({ id: 1, error: reverted }, 1)).toMatchObject({
    error: { cause: reverted },
  })
})
