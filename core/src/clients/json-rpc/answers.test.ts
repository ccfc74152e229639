import { describe, expect, test } from 'vitest'
import { readAnswer, readBatch } from './answers.ts'

const unreadable = { ok: false, error: { code: 'endpoint/unreadable' } }

describe('one answer', () => {
  test('gives its result, null too', () => {
    expect(readAnswer({ jsonrpc: '2.0', id: 4, result: '0x1' }, 4)).toEqual({
      ok: true,
      result: '0x1',
    })
    expect(readAnswer({ jsonrpc: '2.0', id: 4, result: null }, 4)).toEqual({
      ok: true,
      result: null,
    })
  })

  test('to another call is not taken', () => {
    expect(readAnswer({ jsonrpc: '2.0', id: 3, result: '0x1' }, 4)).toMatchObject(unreadable)
  })

  test.each([null, [], 'text', 7, {}, { id: 4 }, { id: 4, error: 'no' }, { id: {}, result: 1 }])(
    'G2: %j is none',
    (json) => {
      expect(readAnswer(json, 4)).toMatchObject(unreadable)
    },
  )

  test.each([
    [-32000, 'rpc/invalid-input'],
    [-32601, 'rpc/method-not-found'],
    [-32005, 'rpc/limit-exceeded'],
    [-32603, 'rpc/internal'],
    [17, 'kit/unknown'],
  ])('with error %i is %s, in our words only', (code, ours) => {
    const outcome = readAnswer({ id: null, error: { code, message: '<b>raw</b>' } }, 4)
    expect(outcome).toMatchObject({
      ok: false,
      error: { code: ours, message: expect.not.stringContaining('raw') },
    })
  })
})

describe('a batch', () => {
  test('is matched by id, in whatever order it comes', () => {
    const json = [
      { id: 3, error: { code: -32602, message: 'bad' } },
      { id: 1, result: 'one' },
      { id: 99, result: 'nobody asked' },
      { id: 1, result: 'again' },
      'rubbish',
    ]
    expect(readBatch(json, [1, 2, 3])).toMatchObject([
      { ok: true, result: 'one' },
      unreadable,
      { ok: false, error: { code: 'rpc/invalid-params' } },
    ])
  })

  test('refused as a whole throws why', () => {
    expect(() =>
      readBatch({ id: null, error: { code: -32600, message: 'no batches' } }, [1]),
    ).toThrow(expect.objectContaining({ code: 'rpc/invalid-request' }))
    expect(() => readBatch('<html>', [1])).toThrow(
      expect.objectContaining({ code: 'endpoint/unreadable' }),
    )
  })
})
