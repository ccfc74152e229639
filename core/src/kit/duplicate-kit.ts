import type { Platform } from '../platform/platform.ts'

/**
 * Warns once per page if another kit with the same id starts, because the two share their storage
 * (fault D8). Each kit dispatches an event on the page when it starts; an earlier kit answers that
 * it has warned. Returns unsubscribe.
 */
export function watchDuplicateKits(
  id: string,
  { page, log }: Pick<Platform, 'page' | 'log'>,
): () => void {
  const started = `latchkit:started:${id}`
  const warned = `latchkit:warned:${id}`
  let hasWarned = false
  const stopWarned = page.on(warned, () => {
    hasWarned = true
  })
  page.dispatch(started)
  const stopStarted = page.on(started, () => {
    if (!hasWarned)
      log.warn(
        `Two kits with the id "${id}" are on this page and share their storage. Create a kit once, outside components and in a file of its own, or give each kit its own id.`,
      )
    page.dispatch(warned)
  })
  return () => {
    stopWarned()
    stopStarted()
  }
}
