import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// Panels load on demand, which takes longer than the default of 1 s on a busy machine. The limit is
// that of `expect.poll`.
configure({ asyncUtilTimeout: 90_000 })

afterEach(cleanup)

// A file ends after its imports: the next file shares them. A test that fails may leave its simulated
// timers.
afterAll(() => {
  vi.useRealTimers()
  return vi.dynamicImportSettled()
})
