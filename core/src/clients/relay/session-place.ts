import { tryMethod } from '../../domain/call-method.ts'
import type { Platform } from '../../platform/platform.ts'
import { parseJson } from '../http/parse-json.ts'
import { safeGetText } from './sdk-access.ts'

/**
 * Where the SDK of a tab stores its data, and the topic of the session that it resumes. Each tab
 * pairs in a partition of its own: two instances of the SDK overwrite the data of each other.
 */
export type SessionPlace = { partition: string; topic: string | null }

export type SessionPlaces = {
  /** The place of the session to resume: that of this tab, else the last one of any tab. */
  find(): Promise<SessionPlace>
  /** The partition of this tab. */
  own(): SessionPlace
  /** Whether this tab used the session before its last reload. */
  isOwn(topic: string): boolean
  /** Stores the place of the current session; a `topic` of null after the session has ended. */
  set(place: SessionPlace): Promise<void>
}

const databaseKey = 'session'

/**
 * Creates the record of session places. The tab's own place is in `sessionStorage` only while the
 * page is unloaded, because browsers copy it when a tab is duplicated.
 */
export function createSessionPlaces({
  platform,
  kitId,
}: {
  platform: Pick<Platform, 'page' | 'random' | 'database'>
  kitId: string
}): SessionPlaces & { stop(): void } {
  const { page, random } = platform
  const tabKey = `@latchkit/${kitId}/remote_tab`
  const tabStorage = () => page.injected('sessionStorage')
  const database = platform.database(`latchkit/${kitId}/relay`)
  const stored = parsePlace(tryMethod(tabStorage(), 'getItem', tabKey))
  tryMethod(tabStorage(), 'removeItem', tabKey)
  const partition = stored?.partition ?? random.uuid()
  let current: SessionPlace = stored ?? { partition, topic: null }
  const stop = page.on('pagehide', () => {
    // A page that a browser restores from its cache keeps its partition, too.
    tryMethod(tabStorage(), 'setItem', tabKey, JSON.stringify(current))
  })
  return {
    stop,
    own: () => ({ partition, topic: null }),
    isOwn: (topic) => stored?.topic === topic,
    async find() {
      if (current.topic !== null) return current
      const last = parsePlace(await database.get(databaseKey).catch(() => null))
      return last ?? { partition, topic: null }
    },
    async set(place) {
      const { topic } = current
      current = place.topic === null ? { partition, topic: null } : place
      if (place.topic !== null) return database.set(databaseKey, JSON.stringify(place))
      const last = parsePlace(await database.get(databaseKey))
      if (last?.topic === topic) await database.remove(databaseKey)
    },
  }
}

function parsePlace(text: unknown): SessionPlace | null {
  try {
    const value = typeof text === 'string' ? parseJson(text) : null
    const partition = safeGetText(value, 'partition')
    return partition === null ? null : { partition, topic: safeGetText(value, 'topic') }
  } catch {
    return null
  }
}
