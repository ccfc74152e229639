import { afterEach, beforeEach, expect, vi } from 'vitest'

// rendering must cause no console error, neither from React's development build nor from the
// browser
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const messages = [vi.mocked(console.error), vi.mocked(console.warn)].flatMap(({ mock }) =>
    mock.calls.map((parts) => parts.map(String).join(' ')),
  )
  vi.restoreAllMocks()
  expect(messages).toEqual([])
})
