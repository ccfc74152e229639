import type { Kit } from '@latchkit/core'
import type { Flags } from './flags.ts'
import type { Screen } from './screen.ts'

/** What every part of the program works with. `signal`: the program is to end. */
export type App = { kit: Kit; screen: Screen; flags: Flags; signal: AbortSignal }
/** `left`: somebody wanted out. */
export type Outcome = 'done' | 'failed' | 'left'
