import { expect, test } from 'vitest'
import { errorOf, readError } from './errors.ts'

const error = {
  $error: 'KitError',
  message: 'The wallet or node failed inside',
  code: 'rpc/internal',
  details: {},
  cause: { code: -32603, message: 'Something specific' },
}

test('errorOf returns the error of an event with the answer of the wallet', () => {
  expect(errorOf({ type: 'xstate.error.actor.connect', error })).toEqual({
    code: 'rpc/internal',
    message: 'The wallet or node failed inside',
    cause: { code: '-32603', message: 'Something specific', cause: null },
  })
  expect(errorOf({ type: 'error', error: { code: 'x' } })).toBeNull()
  expect(errorOf({ type: 'open' })).toBeNull()
  expect(errorOf(null)).toBeNull()
})

test('readError accepts errors of any form', () => {
  expect(readError({ code: 4001 })).toEqual({ code: '4001', message: '', cause: null })
  expect(readError({ message: 'No' })).toEqual({ code: '', message: 'No', cause: null })
  expect([readError(null), readError('No'), readError([1]), readError({})]).toEqual([
    null,
    null,
    null,
    null,
  ])
})
