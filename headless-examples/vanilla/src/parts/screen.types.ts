import type { Kit } from '@latchkit/core'
import type { Panel } from './panel.ts'

/** What a screen stands on. `left` is aborted when another one takes its place; flows and listeners end with it. */
export type Ground = {
  kit: Kit
  show: Panel['show']
  left: AbortSignal
  go(screen: Screen): void
}
/** A screen draws itself until it is left. What it throws is said in its place. */
export type Screen = (ground: Ground) => void | Promise<void>
