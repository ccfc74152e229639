import { tryMethod } from '../../domain/call-method.ts'
import { remoteSessionKey, tabSessionKey } from '../../domain/remote/storage-keys.ts'
import type { Platform } from '../../platform/platform.ts'
import { parseJson } from '../http/parse-json.ts'
import { askTabs } from './ask-tabs.ts'
import { safeGetText } from './sdk-access.ts'
import { createSdkStorage, storedSessions } from './sdk-storage.ts'

/**
 * Where the SDK of a tab stores its data, and the topic of its session. Each tab pairs in a
 * partition of its own: two instances of the SDK overwrite the data of each other.
 */
export type SessionPlace = { partition: string; topic: string | null }

export type SessionPlaces = {
  /**
   * The place of the session to resume: the registered one, unless another tab has it in memory
   * only. Without one, that of this tab before its last reload, because storage may be blocked. Else
   * the one that an earlier version of the kit stored in the database of the SDK.
   */
  find(): Promise<SessionPlace>
  /** The partition of this tab. */
  own(): SessionPlace
  /** The session that this tab used before its last reload. Null without one. */
  earlier(): SessionPlace | null
  /** Records the place of the session that this tab uses. */
  set(place: SessionPlace): void
  /** The session of the origin, which the tabs share. Null without one, or if storage is blocked. */
  registered(): SessionPlace | null
  /**
   * Makes a session that has just been settled that of the origin: the last one wins (fault V33).
   * Returns the place of the session before.
   */
  register(place: SessionPlace): SessionPlace | null
  /**
   * Whether the session of a place is stored. Null if the storage of this tab cannot tell: it may be
   * blocked.
   */
  isStored(place: SessionPlace): Promise<boolean | null>
  /**
   * Whether another tab uses the registered session, which this one does not find: that tab may have
   * it in memory only.
   */
  isHeld(place: SessionPlace): Promise<boolean>
  /** Answers `isHeld` of another tab, if the registered session has this place. */
  confirm(place: SessionPlace): void
  /** Removes the session of the origin if it has this topic. */
  unregister(topic: string | null): void
  /** Calls the listener when another tab may have registered a session. Returns unsubscribe. */
  watch(listener: () => void): () => void
}

/** Where earlier versions stored the place of the session, in the database of the SDK. */
const earlierKey = 'session'

/** The database of the SDK. */
export const relayDatabase = (kitId: string): string => `latchkit/${kitId}/relay`

/**
 * Creates the record of session places. The session of the origin is in `localStorage`, where all
 * tabs read the same last value. The tab's own place is in `sessionStorage` only while the page is
 * hidden or unloaded, because browsers copy it when a tab is duplicated. `partition`: that of an
 * unloaded page whose code a wallet may answer; null without one.
 */
export function createSessionPlaces({
  platform,
  kitId,
  partition: continued,
}: {
  platform: Pick<
    Platform,
    'page' | 'clock' | 'random' | 'storage' | 'database' | 'onStorageChange' | 'log'
  >
  kitId: string
  partition: string | null
}): SessionPlaces & { stop(): void } {
  const { page, random, storage } = platform
  const lifetime = new AbortController()
  const tabKey = tabSessionKey(kitId)
  const originKey = remoteSessionKey(kitId)
  const tabStorage = () => page.injected('sessionStorage')
  const tabRecord = tryMethod(tabStorage(), 'getItem', tabKey)
  const stored = parsePlace(tabRecord)
  tryMethod(tabStorage(), 'removeItem', tabKey)
  // The session of this tab may be in the partition of another one.
  const partition = continued ?? parsePlace(tabRecord, 'own')?.partition ?? random.uuid()
  let current: SessionPlace = stored ?? { partition, topic: null }
  // A page that a browser restores from its cache keeps its partition, too. Mobile browsers may
  // discard a hidden page without `pagehide`.
  const save = () => {
    const record = JSON.stringify({ ...current, own: partition })
    tryMethod(tabStorage(), 'setItem', tabKey, record)
  }
  const stops = [
    page.on('pagehide', save),
    page.onHidden(save),
    page.onVisible(() => void tryMethod(tabStorage(), 'removeItem', tabKey)),
  ]
  const registered = (): SessionPlace | null => {
    const place = parsePlace(tryMethod(storage, 'get', originKey))
    return place?.topic === null ? null : place
  }
  const register = (place: SessionPlace) => void tryMethod(storage, 'set', originKey, textOf(place))
  const unregister = (topic: string | null) => {
    if (registered()?.topic === topic) tryMethod(storage, 'remove', originKey)
  }
  const isStored = async ({ partition: stores, topic }: SessionPlace): Promise<boolean | null> => {
    const database = platform.database(relayDatabase(kitId))
    const data = createSdkStorage({ database, prefix: '', partition: stores, log: platform.log })
    const sessions = await storedSessions(data)
    if (sessions.some((session) => safeGetText(session, 'topic') === topic)) return true
    return data.isComplete() && (await database.isPersistent().catch(() => false)) ? false : null
  }
  const isHeld = (place: SessionPlace) =>
    askTabs(platform, {
      key: originKey,
      text: textOf(place),
      marked: textOf(place, { isAsked: true }),
      signal: lifetime.signal,
    })
  /** Registers the session of an earlier version. */
  const takeEarlier = async (): Promise<SessionPlace | null> => {
    const database = platform.database(relayDatabase(kitId))
    const place = parsePlace(await database.get(earlierKey).catch(() => null))
    if (place === null || place.topic === null) return null
    // Pages with an earlier version read the key as long as the session lives.
    if ((await isStored(place)) === false) {
      await database.remove(earlierKey).catch(() => {})
      return null
    }
    register(place)
    return place
  }
  return {
    stop() {
      lifetime.abort()
      for (const stopSaving of stops) stopSaving()
    },
    own: () => ({ partition, topic: null }),
    earlier: () => (stored?.topic == null ? null : stored),
    async find() {
      const shared = registered()
      if (shared !== null && (await isStored(shared)) !== false) return shared
      if (shared !== null && (await isHeld(shared))) return { partition, topic: null }
      unregister(shared?.topic ?? null)
      return current.topic === null ? ((await takeEarlier()) ?? current) : current
    },
    isStored,
    isHeld,
    confirm(place) {
      if (registered()?.topic === place.topic) register(place)
    },
    set(place) {
      current = place.topic === null ? { partition, topic: null } : place
    },
    registered,
    register(place) {
      const before = registered()
      register(place)
      return before
    },
    unregister,
    watch(listener) {
      const stopWatches = [
        platform.onStorageChange((key) => key === originKey && listener()),
        // A frozen page receives no storage events.
        page.onVisible(listener),
      ]
      return () => {
        for (const stopWatching of stopWatches) stopWatching()
      }
    },
  }
}

const textOf = ({ partition, topic }: SessionPlace, mark: { isAsked?: true } = {}) =>
  JSON.stringify({ partition, topic, ...mark })

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Null for text that is no place. `key`: where the partition is. */
export function parsePlace(
  text: unknown,
  key: 'partition' | 'own' = 'partition',
): SessionPlace | null {
  try {
    const value = typeof text === 'string' ? parseJson(text) : null
    const partition = safeGetText(value, key)
    const topic = safeGetText(value, 'topic')
    return partition !== null && uuid.test(partition) ? { partition, topic } : null
  } catch {
    return null
  }
}
