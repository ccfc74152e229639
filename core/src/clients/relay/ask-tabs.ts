import { tryMethod } from '../../domain/call-method.ts'
import type { Platform } from '../../platform/platform.ts'

/** Maximum wait for the answer of another tab, in ms. */
const answerTimeout = 1_000

/**
 * Asks the other tabs whether one uses the session under a key of `localStorage`: marks the text; a
 * tab that uses the session writes it back unmarked (fault V33). Also true if the mark cannot be
 * stored or the signal aborts. A second tab that asks at the same time writes the same mark.
 */
export function askTabs(
  { clock, storage, onStorageChange }: Pick<Platform, 'clock' | 'storage' | 'onStorageChange'>,
  { key, text, marked, signal }: { key: string; text: string; marked: string; signal: AbortSignal },
): Promise<boolean> {
  const isAnswered = () => signal.aborted || tryMethod(storage, 'get', key) === text
  tryMethod(storage, 'set', key, marked)
  return new Promise((resolve) => {
    const end = () => {
      stop()
      clock.clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve(isAnswered())
    }
    const stop = onStorageChange((changed) => changed === key && isAnswered() && end())
    const timer = clock.setTimeout(end, answerTimeout)
    signal.addEventListener('abort', end)
  })
}
