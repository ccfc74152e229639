import { afterEach, beforeEach, expect, vi } from 'vitest'

// Rendering must cause no console error or warning of React's development build or the browser.
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
