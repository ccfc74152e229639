import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
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
