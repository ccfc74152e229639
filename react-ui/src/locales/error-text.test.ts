import { expect, test } from 'vitest'
import { de } from './de.generated.ts'
import { deLoginErrors } from './de-login-errors.ts'
import { en } from './en.generated.ts'
import { enLoginErrors } from './en-login-errors.ts'
import { errorText } from './error-text.ts'

test('errorText returns the translation of the locale', () => {
  expect(errorText(en, 'kit/timed-out')).toBe('The request timed out. Try again.')
  expect(errorText(de, 'kit/timed-out')).toBe(
    'Die Anfrage hat zu lange gedauert. Versuche es erneut.',
  )
})

test('errorText fills details into a translation [EM3]', () => {
  const details = { amount: '1 ETH', receiver: '0xabc' }
  expect(errorText(de, 'embedded/sent-anyway', details)).toBe(
    'Trotz Ablehnung gesendet: 1 ETH an 0xabc. Prüfe deine Aktivitäten, bevor du es erneut sendest.',
  )
})

test('errorText falls back to the error catalogue and fills in its details', () => {
  expect(errorText(en, 'adapter/not-found', { namespace: 'ton' })).toBe(
    "Adapter for namespace ton doesn't exist",
  )
})

test.each([
  ['endpoint/blocked', / Let the site know\.$/, / Gib der Seite Bescheid\.$/],
  ['remote/blocked', / Connect another way\.$/, / Verbinde dich anders\.$/],
  ['embedded/frame-blocked', / Log in another way\.$/, / Melde dich anders an\.$/],
] as const)('errorText of %s names the next step [EM12]', (code, english, german) => {
  expect(errorText({ ...en, errors: { ...en.errors, ...enLoginErrors } }, code)).toMatch(english)
  expect(errorText({ ...de, errors: { ...de.errors, ...deLoginErrors } }, code)).toMatch(german)
})

test('errorText of an expired request sends the visitor to the wallet first [EM6]', () => {
  expect(errorText(en, 'remote/request-expired')).toMatch(/Check your wallet before you try again/)
  expect(errorText(de, 'remote/request-expired')).toMatch(/Prüfe sie, bevor du es erneut/)
})
