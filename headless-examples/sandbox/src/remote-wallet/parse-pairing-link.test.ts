import { assert, test } from 'vitest'
import { parsePairingLink } from './parse-pairing-link.ts'

const link = `wc:${'ab'.repeat(32)}@2?expiryTimestamp=1790000000&relay-protocol=irn&symKey=${'cd'.repeat(32)}`
const encoded = encodeURIComponent(link)

test.each([
  link,
  `  ${link}\n`,
  `pocket://wc?uri=${encoded}`,
  `https://phone.example.com/app/wc?uri=${encoded}`,
  `https://phone.example.com/?approve=auto&uri=${encoded}`,
  `https://phone.example.com/#uri=${encoded}`,
  `https://phone.example.com/#${encoded}`,
  `https://example.com/open?uri=${encodeURIComponent(`pocket://wc?uri=${encoded}`)}`,
])('parsePairingLink returns the pairing link in %s', (text) => {
  assert.equal(parsePairingLink(text), link)
})

test.each([
  '',
  'hello',
  'https://phone.example.com/wc?requestId=1&sessionTopic=2',
  'wc:short@2?symKey=1',
  link.replace('@2', '@1'),
  'https://example.com/#%E0%A4%A',
])('parsePairingLink returns null for %s', (text) => {
  assert.isNull(parsePairingLink(text))
})
