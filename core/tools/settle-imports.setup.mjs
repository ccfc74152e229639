import { afterAll, vi } from 'vitest'

// A test file ends after its imports: the next file shares them, or they reject without a listener
// when the environment of an isolated file is torn down.
afterAll(() => vi.dynamicImportSettled())
