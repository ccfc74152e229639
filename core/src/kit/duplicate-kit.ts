import type { Platform } from '../platform/platform.ts'

/** Two kits of one id share their storage: the older one says so, once. Found by an event of the page, not by a list of kits. */
export function watchTwins(id: string, { page, log }: Pick<Platform, 'page' | 'log'>): () => void {
  const type = `latchkit:started:${id}`
  page.dispatch(type)
  let told = false
  return page.on(type, () => {
    if (!told)
      log.warn(
        `Two kits of the id "${id}" are on this page and share what is stored; give each its own id`,
      )
    told = true
  })
}
