import type { Platform } from '../platform/platform.ts'

/**
 * Warns once if another kit with the same id starts on this page, because the two share their
 * storage (fault D8). Each kit dispatches an event on the page when it starts. Returns unsubscribe.
 */
export function watchDuplicateKits(
  id: string,
  { page, log }: Pick<Platform, 'page' | 'log'>,
): () => void {
  const type = `latchkit:started:${id}`
  page.dispatch(type)
  let hasWarned = false
  return page.on(type, () => {
    if (!hasWarned)
      log.warn(
        `Two kits with the id "${id}" are on this page and share their storage. Give each kit its own id.`,
      )
    hasWarned = true
  })
}
