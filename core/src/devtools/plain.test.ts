import { expect, test } from 'vitest'
import { KitError } from '../errors/kit-error.ts'
import { plain } from './plain.ts'
import { createRedaction } from './redact.ts'

const address = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
const asIs = (text: string) => text
const redacted = (value: unknown) => plain(value, createRedaction().rewrite)

test('what is no JSON is told by what it is', () => {
  const value = {
    map: new Map([[address, 1]]),
    set: new Set([address]),
    bytes: new Uint8Array(3),
    when: new Date(0),
    mark: Symbol(address),
  }
  expect(plain(value, asIs)).toEqual({
    map: '(Map)',
    set: '(Set)',
    bytes: '(Uint8Array)',
    when: '(Date)',
    mark: '(symbol)',
  })
})

test('an error is its name, its message and, where it is ours, its code', () => {
  const error = new KitError('devtools/recording-version', { version: '2' })
  expect(plain(error, asIs)).toEqual({
    $error: 'KitError',
    message: 'This recording is of version 2, not of 1',
    code: 'devtools/recording-version',
    details: { version: '2' },
  })
})

test('whoever names an error, a class or a field after somebody tells nothing by it', () => {
  const named = { [address]: class {} }[address] as new () => object
  const error = Object.assign(new Error('no'), { name: address })
  expect(JSON.stringify(redacted({ one: new named(), error, [address]: 1 }))).not.toContain(
    '219ab540356cBB839C',
  )
  expect(
    JSON.stringify(redacted(Object.assign(new Error('no'), { name: 'alice.eth' }))),
  ).not.toContain('alice')
})

test('one field that cannot be read leaves the others', () => {
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

test('a seed phrase is none where it is kept a word an entry', () => {
  const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(
    ' ',
  )
  expect(JSON.stringify(redacted({ words }))).not.toContain('sausage')
  expect(redacted({ words: words.slice(1) })).toEqual({ words: words.slice(1) })
  expect(plain({ words }, asIs)).toEqual({ words })
})

test('ends where it has been', () => {
  const round: Record<string, unknown> = { name: 'a' }
  round.again = round
  expect(plain(round, asIs)).toEqual({ name: 'a', again: '(again)' })
})

test('what does not change is written once for each place where it stands', () => {
  let asked = 0
  const rewrite = (text: string) => {
    asked += 1
    return text
  }
  const wallets = Array.from({ length: 100 }, (_, at) => ({ name: `Wallet ${at}` }))
  const known = new WeakMap()
  const write = () =>
    plain({ all: [...wallets], shown: [...wallets], one: { picked: wallets[0] } }, rewrite, known)
  const first = write()
  asked = 0
  expect(write()).toEqual(first)
  expect(asked).toBeLessThan(10)
})
