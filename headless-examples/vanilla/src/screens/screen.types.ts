import type { Kit } from '@latchkit/core'
import type { Panel } from '../components/panel.ts'

/**
 * The input of a screen. `signal` aborts when another screen opens; flows and subscriptions end
 * with it.
 */
export type ScreenContext = {
  kit: Kit
  render: Panel['render']
  signal: AbortSignal
  open(screen: Screen): void
}
/** Renders until `signal` aborts. If it throws, the panel shows the error and a retry button. */
export type Screen = (context: ScreenContext) => void | Promise<void>
