import { lazy } from '../platform/lazy.ts'
import type { SettingsChange } from './api/settings.ts'
import type { DebugOptions } from './debug.ts'

/** Loads the code that logs mistakes of the page, only with the option `debug`. */
export function createDebug(options: DebugOptions): {
  /** Returns stop. */
  start(): () => void
  review(change: SettingsChange): void
} {
  const load = lazy(() => import('./debug.ts'))
  const use = (run: (code: typeof import('./debug.ts')) => void) => {
    // without this code the kit works too
    if (options.host.state.getSnapshot().config.debug) load().then(run, () => {})
  }
  return {
    start() {
      let stop: (() => void) | null = () => {}
      use(({ startDebug }) => {
        if (stop !== null) stop = startDebug(options)
      })
      return () => {
        stop?.()
        stop = null
      }
    },
    review: (change) => use(({ reviewSettings }) => reviewSettings(change, options.platform.log)),
  }
}
