import { expect, test } from 'vitest'
import { KitError } from '../errors/kit-error.ts'
import { createRedaction } from './redact.ts'
import { toJson } from './to-json.ts'

const address = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
const unchanged = (text: string) => text
const redacted = (value: unknown) => toJson(value, createRedaction().rewrite)

test('toJson replaces values that JSON does not have by their type', () => {
  const value = {
    map: new Map([[address, 1]]),
    set: new Set([address]),
    bytes: new Uint8Array(3),
    when: new Date(0),
    mark: Symbol(address),
  }
  expect(toJson(value, unchanged)).toEqual({
    map: '(Map)',
    set: '(Set)',
    bytes: '(Uint8Array)',
    when: '(Date)',
    mark: '(symbol)',
  })
})

test('toJson converts an error to its name and message, and a KitError also to its code and details', () => {
  const error = new KitError('devtools/recording-version', { version: '2' })
  expect(toJson(error, unchanged)).toEqual({
    $error: 'KitError',
    message: 'This recording has version 2. Only version 1 is supported.',
    code: 'devtools/recording-version',
    details: { version: '2' },
  })
})

test('toJson redacts names of errors, classes and fields', () => {
  const named = { [address]: class {} }[address] as new () => object
  const error = Object.assign(new Error('no'), { name: address })
  expect(JSON.stringify(redacted({ one: new named(), error, [address]: 1 }))).not.toContain(
    '219ab540356cBB839C',
  )
  expect(
    JSON.stringify(redacted(Object.assign(new Error('no'), { name: 'alice.eth' }))),
  ).not.toContain('alice')
})

test('toJson replaces a field that cannot be read and keeps the others', () => {
  const value = {
    before: 1,
    get wrong(): string {
      throw new Error(address)
    },
    after: [2],
  }
  expect(redacted(value)).toEqual({ before: 1, wrong: '(unreadable)', after: [2] })
  expect(redacted({ hostile: new Proxy({}, { ownKeys: () => Object.keys(value.wrong) }) })).toEqual(
    { hostile: '(unreadable)' },
  )
})

test('toJson redacts a seed phrase in a list of words', () => {
  const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(
    ' ',
  )
  expect(JSON.stringify(redacted({ words }))).not.toContain('sausage')
  expect(redacted({ words: words.slice(1) })).toEqual({ words: words.slice(1) })
  expect(toJson({ words }, unchanged)).toEqual({ words })
})

test('toJson replaces a circular reference by a marker', () => {
  const circular: Record<string, unknown> = { name: 'a' }
  circular.again = circular
  expect(toJson(circular, unchanged)).toEqual({ name: 'a', again: '(again)' })
})

test('toJson with a cache converts an unchanged object once per position', () => {
  let rewrites = 0
  const rewrite = (text: string) => {
    rewrites += 1
    return text
  }
  const wallets = Array.from({ length: 100 }, (_, index) => ({ name: `Wallet ${index}` }))
  const cache = new WeakMap()
  const write = () =>
    toJson({ all: [...wallets], shown: [...wallets], one: { picked: wallets[0] } }, rewrite, cache)
  const first = write()
  rewrites = 0
  expect(write()).toEqual(first)
  expect(rewrites).toBeLessThan(10)
})
