import * as limits from './limits.ts'
import * as timeouts from './timeouts.ts'

// Modules instead of objects, so that bundlers omit the values that a page does not use.
export { limits, timeouts }
