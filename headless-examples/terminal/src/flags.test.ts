import { expect, test } from 'vitest'
import { readFlags } from './flags.ts'

test('without flags a person is asked, on the usual sandbox', () => {
  expect(readFlags([])).toMatchObject({
    sandbox: 'http://127.0.0.1:5173/',
    to: null,
    isAlone: false,
    accept: [],
  })
})

test('a script says everything at once', () => {
  const args = ['--to', 'alice.sandbox.id', '--amount', '0.5', '--yes', '--accept', 'self,contract']
  expect(readFlags(args)).toMatchObject({
    to: 'alice.sandbox.id',
    amount: '0.5',
    isAlone: true,
    accept: ['self', 'contract'],
  })
})

test('what is unknown, missing or no address is said', () => {
  expect(() => readFlags(['--two', 'x'])).toThrow("Unknown option '--two'")
  expect(() => readFlags(['--yes', '--to', 'x'])).toThrow('--yes wants --to and --amount')
  expect(() => readFlags(['--accept', 'self,all'])).toThrow(
    '--accept knows self, contract, look-alike, unverified-name, creates-account, not: all',
  )
  expect(() => readFlags(['--sandbox', 'here'])).toThrow('--sandbox is no address: here')
})
