import { describe, expect, test } from 'vitest'
import { appendToParam } from './append-to-param.ts'

describe('appendToParam', () => {
  test.each([
    ['https://a.example/?state=abc&x=1', 'https://a.example/?state=abc--v&x=1'],
    ['https://a.example/?x=1&state=', 'https://a.example/?x=1&state=--v'],
    ['https://a.example/?x=1', 'https://a.example/?x=1'],
  ])('appendToParam changes %s to %s', (url, longer) =>
    expect(appendToParam(url, 'state=', '--v')).toBe(longer),
  )
})
