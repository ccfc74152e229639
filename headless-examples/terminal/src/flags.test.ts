import { expect, test } from 'vitest'
import { parseFlags } from './flags.ts'

test('parseFlags returns interactive mode and the default sandbox without arguments', () => {
  expect(parseFlags([])).toMatchObject({
    sandbox: 'http://127.0.0.1:5173/',
    to: null,
    unattended: false,
    accept: [],
  })
})

test('parseFlags returns the receiver, the amount and the accepted warnings of a script', () => {
  const args = ['--to', 'alice.sandbox.id', '--amount', '0.5', '--yes', '--accept', 'self,contract']
  expect(parseFlags(args)).toMatchObject({
    to: 'alice.sandbox.id',
    amount: '0.5',
    unattended: true,
    accept: ['self', 'contract'],
  })
})

test('parseFlags throws an error that names the unknown, incomplete or invalid flag', () => {
  expect(() => parseFlags(['--two', 'x'])).toThrow("Unknown option '--two'")
  expect(() => parseFlags(['--yes', '--to', 'x'])).toThrow('--yes requires --to and --amount')
  expect(() => parseFlags(['--accept', 'self,all'])).toThrow(
    'Unknown warnings in --accept: all. Known: self, contract, look-alike, unverified-name, creates-account',
  )
  expect(() => parseFlags(['--sandbox', 'here'])).toThrow('--sandbox is not a URL: here')
})
