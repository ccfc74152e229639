import { expect, test } from 'vitest'
import { isSearchLength, searchLength } from './search-length.ts'

test.each([
  ['', ''],
  ['  ', ''],
  ['fox', '1-3'],
  ['🦊🦊🦊', '1-3'],
  ['foxy', '4-10'],
  [' 0123456789 ', '4-10'],
  ['01234567890', 'more'],
])('searchLength of “%s” is “%s” [V18]', (text, length) => {
  expect(searchLength(text)).toBe(length)
  expect(isSearchLength(length)).toBe(true)
})
