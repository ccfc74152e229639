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

test('errorText falls back to the error catalogue and fills in its details', () => {
  expect(errorText(en, 'adapter/not-found', { namespace: 'ton' })).toBe(
    "Adapter for namespace ton doesn't exist",
  )
})
