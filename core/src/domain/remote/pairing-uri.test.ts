import { expect, test } from 'vitest'
import { pairingUri } from './pairing-uri.ts'

test('a wc: link is one', () => {
  const uri = `wc:${'a'.repeat(64)}@2?expiryTimestamp=1&relay-protocol=irn&symKey=${'0'.repeat(64)}`
  expect(pairingUri(uri)).toBe(uri)
})

test.each([
  ['another scheme', 'https://page.example/wc?uri=wc:1'],
  ['a script', 'javascript:alert(1)'],
  ['nothing', 'wc:'],
  ['more than a link', 'wc:1 and more'],
  ['a second line', 'wc:1\nwc:2'],
  ['one that turns its direction', 'wc:1\u202e'],
  ['too much', `wc:${'1'.repeat(4_096)}`],
  ['no text', ['wc:1']],
])('%s is none', (_, value) => expect(pairingUri(value)).toBeNull())
