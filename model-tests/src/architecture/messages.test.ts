import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../core/src/errors/catalogue.ts'
import { fromWallet } from '../../../core/src/errors/rpc-codes.ts'
import { ofLibraries, ofProviders, raised, rpcCodes, waiting } from './messages.ts'
import { filesIn, textOf } from './repository.ts'

const messages = Object.entries(raised).flatMap(([kind, list]) =>
  list.map((message) => ({ kind, ...message })),
)
const texts: readonly string[] = Object.values(catalogue)
const requireHere = createRequire(import.meta.url)

describe.each(messages)('$kind "$text", raised by $by', ({ text, code, test: path }) => {
  test('has this text in the catalogue', () => {
    if (code !== null) expect(catalogue[code]).toBe(text)
  })
  test('has a test that runs it', () => {
    const source = textOf(path)
    const shown = text.split('{')[0] ?? text
    expect(source.includes(`'${code}'`) || source.includes(shown.trim())).toBe(true)
  })
})

test('every alert of the product is in the table', () => {
  const reactions = filesIn('core/src', ['.ts'])
    .filter((path) => !/\.(test|fixture)\.ts$/.test(path))
    .map(textOf)
  const raising = reactions.flatMap((source) =>
    [...source.matchAll(/type: 'raise',\s+code: '([^']+)'/g)].map(([, code = '']) => code),
  )
  const listed = (raised.alert ?? []).map(({ code }) => String(code))
  // The kit's own: a transfer that the visitor did not review, and a login that is turned off.
  const others = new Set([...listed, 'send/altered', 'embedded/login-off'])
  expect(raising.filter((code) => !others.has(code))).toEqual([])
  expect(raising.length).toBeGreaterThan(3)
})

test.each(Object.entries(waiting))(
  'the catalogue has no message of %s, which the kit does not have yet',
  (_, list) => {
    expect(list.filter((text) => texts.includes(text))).toEqual([])
  },
)

test.each(Object.entries(ofLibraries))(
  '%s has the messages that pages get from it',
  (name, list) => {
    const library = filesOfLibrary(name)
    expect(list.filter((text) => !library.includes(text))).toEqual([])
  },
)

/** The code of a library. Its entry point may import other files. */
function filesOfLibrary(name: string): string {
  const entry = requireHere.resolve(name)
  const folder = entry.slice(0, entry.indexOf(name) + name.length)
  return readFileSync(
    name === '@wagmi/core' ? `${folder}/dist/esm/errors/config.js` : entry,
    'utf8',
  )
}

test('the relay client knows each text of the relay that raises an alert', () => {
  const source = textOf('core/src/clients/relay/service-errors.ts')
  expect(ofProviders.filter(([text, code]) => !source.includes(`['${text}', '${code}']`))).toEqual(
    [],
  )
})

test.each(rpcCodes)('the code %d has an error of its own', (code) => {
  const { code: own } = fromWallet({ code, message: 'no' })
  expect(own).toMatch(/^rpc\//)
})
