import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { errorText } from './error-text.ts'

test('an error is told in the language in use', () => {
  expect(errorText(en, 'kit/timed-out')).toBe('It took too long. Try again.')
  expect(errorText(de, 'kit/timed-out')).toBe('Es hat zu lange gedauert. Versuche es erneut.')
})

test('an error without a sentence of its own is told as the catalogue has it, details filled in', () => {
  expect(errorText(en, 'connect/declined', { wallet: 'Foxglove' })).toBe('You declined in Foxglove')
})
