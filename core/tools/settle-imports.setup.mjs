import { afterAll, vi } from 'vitest'

// A test file ends after its imports: the next file shares them.
afterAll(() => vi.dynamicImportSettled())
