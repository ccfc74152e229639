import { afterEach, beforeEach, expect, vi } from 'vitest'

// nothing that is drawn may make the page complain: not React in its development build, not the browser
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const said = [vi.mocked(console.error), vi.mocked(console.warn)].flatMap(({ mock }) =>
    mock.calls.map((parts) => parts.map(String).join(' ')),
  )
  vi.restoreAllMocks()
  expect(said).toEqual([])
})
