import type { Platform } from './platform.ts'

type Lock = Platform['lock']

/** Runs the tasks of one name one after the other, in this page only. */
export function createPageLock(): Lock {
  const last = new Map<string, Promise<unknown>>()
  return (name, task) => {
    const run = (last.get(name) ?? Promise.resolve()).then(task)
    const settled = run.catch(() => {})
    last.set(name, settled)
    return run
  }
}

/**
 * Runs the tasks of one name one after the other in all tabs of the origin (Web Locks), or in this
 * page only where the browser has no locks or denies them: on an insecure page, and in a frame of
 * another site whose storage is blocked (fault SG4).
 */
export function createLock(page: Window | null): Lock {
  const inPage = createPageLock()
  return async (name, task) => {
    let started = false
    const run = () => {
      started = true
      return task()
    }
    try {
      // `locks` is undefined on insecure pages, although the types declare it.
      const locks = page?.navigator.locks
      if (locks) return await locks.request(name, run)
    } catch (error) {
      if (started) throw error
    }
    return inPage(name, task)
  }
}
