import type { Kit } from '@latchkit/core'
import type { Flags } from './flags.ts'
import type { Screen } from './screen.ts'

/** The parameters of each part of the program. `signal` aborts when the program has to end. */
export type App = { kit: Kit; screen: Screen; flags: Flags; signal: AbortSignal }
/** `cancelled`: the user quit before anything was sent. */
export type Outcome = 'done' | 'failed' | 'cancelled'
