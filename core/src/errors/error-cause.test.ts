import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { causeOf } from './error-cause.ts'
import { KitError } from './kit-error.ts'
import { fromWallet } from './rpc-codes.ts'

const thrown = { code: -32603, message: 'something specific 42', data: { code: 1 } }

test('causeOf returns code and message of the error that a wallet threw', () => {
  expect(causeOf(fromWallet(thrown))).toEqual({ code: -32603, message: 'something specific 42' })
  expect(causeOf(fromWallet('refused'))).toEqual({ code: null, message: 'refused' })
  expect(causeOf(fromWallet({}))).toEqual({ code: null, message: '' })
})

test('causeOf skips errors of Latchkit among the causes', () => {
  const outer = new KitError(
    catalogue,
    'connect/wallet-failed',
    { wallet: 'Fox' },
    { cause: fromWallet(thrown) },
  )
  expect(causeOf(outer)).toEqual({ code: -32603, message: 'something specific 42' })
})

test('causeOf returns null for an error without a cause and for any other value', () => {
  expect(causeOf(new KitError(catalogue, 'kit/unknown'))).toBeNull()
  expect(causeOf(new Error('no', { cause: thrown }))).toBeNull()
  expect(causeOf(undefined)).toBeNull()
})

test('causeOf bounds message and code and never throws [B6]', () => {
  const long = { message: 'x'.repeat(9_000), code: 'y'.repeat(9_000) }
  expect(causeOf(fromWallet(long))?.message).toHaveLength(500)
  expect(causeOf(fromWallet(long))?.code).toHaveLength(100)
  const hostile = {
    get message(): string {
      throw new Error('hostile')
    },
  }
  expect(causeOf(fromWallet(hostile))).toEqual({ code: null, message: '' })
  const circular = new Error('hostile')
  Object.assign(circular, { name: 'KitError', code: 'kit/unknown', cause: circular })
  expect(causeOf(fromWallet(circular))).toBeNull()
  Object.defineProperty(
    circular,
    'cause',
    Object.getOwnPropertyDescriptor(hostile, 'message') ?? {},
  )
  expect(causeOf(circular)).toBeNull()
})
