import { tryMethod } from '../../domain/call-method.ts'
import type { Platform } from '../../platform/platform.ts'

/** ms in which another tab answers. */
const answerTimeout = 1_000

/**
 * Whether another tab uses what a key of `localStorage` names. Marks the text of the key: a tab that
 * uses it writes the text again without the mark (fault V33). Two tabs may ask at once; the second
 * one changes nothing, so that they do not ask in turn. True if the storage takes no mark, because
 * nothing is then known, and if the signal aborts.
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
