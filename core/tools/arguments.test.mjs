import { expect, test } from 'vitest'
import { parseArguments, positiveInteger, UsageError } from './arguments.mjs'

const options = { update: { type: 'boolean', short: 'u' }, sample: { type: 'string' } }

test('parseArguments returns the options and the other arguments', () => {
  expect(
    parseArguments(['send', '-u', '--sample', '3'], { options, positionals: 1 }),
  ).toMatchObject({ values: { update: true, sample: '3' }, names: ['send'] })
})

test('parseArguments throws a UsageError that names an unknown option', () => {
  expect(() => parseArguments(['--shards', '2'], { options, positionals: 1 })).toThrow(
    new UsageError("Unknown option '--shards'."),
  )
})

test('parseArguments throws a UsageError for an option without its value', () => {
  expect(() => parseArguments(['--sample'], { options })).toThrow(/^Option '--sample <value>'/)
})

test('parseArguments throws a UsageError for an argument that the command does not take', () => {
  expect(() => parseArguments(['send'], { options })).toThrow(
    new UsageError('Unexpected argument "send".'),
  )
})

test('positiveInteger accepts digits only', () => {
  expect([positiveInteger('20', 'sample'), positiveInteger(undefined, 'sample')]).toEqual([
    '20',
    undefined,
  ])
  for (const text of ['0', '-1', '1.5', 'many', ''])
    expect(() => positiveInteger(text, 'sample')).toThrow(UsageError)
})
