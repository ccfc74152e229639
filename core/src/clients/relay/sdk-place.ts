import { createLostPlaces } from './lost-places.ts'
import type { RelayOptions } from './relay.types.ts'
import { createSessionPlaces, type SessionPlace } from './session-place.ts'

/** The place of the SDK instance of a kit, and of its session. */
export type SdkPlace = {
  /** Returns the place in which the next instance opens, and records it. */
  find(): Promise<SessionPlace>
  /** The partition of this tab. */
  own(): SessionPlace
  /** Whether the instance is in the partition of this tab. False for the page's own provider. */
  isOwn(): boolean
  /** The next instance opens in the partition of this tab, because the kit pairs. */
  useOwn(): void
  /** The next instance opens in the place of the session of the origin. */
  useAny(): void
  /** Whether another tab has registered another session than that of the instance. */
  isOutdated(): boolean
  /**
   * Records the session. Registers it if it is new or none is registered, and ends the one that
   * another tab loses by that.
   */
  startSession(topic: string): void
  endSession(topic: string): void
  /**
   * Whether the session that another tab has registered is stored, or in use there. Null if that is
   * unknown.
   */
  isReplaced(): Promise<boolean | null>
  /** Answers another tab that asks for the registered session, if it is that of the instance. */
  confirm(): void
  /** Registers the session of the instance again, if it has one. */
  restore(): void
  /** Whether the origin has a session. False for the page's own provider. */
  hasRegistered(): boolean
  /** Removes the record of a session of the origin that is neither stored nor in use. */
  removeGone(): Promise<void>
  /** Registers a session that is stored in the partition of this tab. */
  adoptSession(topic: string): void
  /** Removes the record of a session that the instance does not have. */
  forgetSession(): void
  /** Whether a session has lost to another one, and is neither ended nor in use again. */
  isLost(topic: string | null): boolean
  /** Ends the lost sessions of tabs that were left or closed before they could do so. */
  endLost(): void
  /**
   * Ends the session of this tab before its reload, if it could not be registered and the instance
   * has the registered one.
   */
  endEarlier(): void
  /**
   * Records a session of the instance as one to end: the page may be left before its wallet is
   * notified (fault SG8). `topic`: null for the one in use, or that of the origin while none is open.
   */
  noteEnd(topic: string | null): void
  /** Removes the record of a lost session that has been ended. */
  removeLost(topic: string | null): void
  /** Whether this tab used the session before its last reload. */
  isOfThisTab(topic: string | null): boolean
  /** Whether the session is that of the origin. */
  isShared(topic: string | null): boolean
  /** Calls the listener when another tab may have registered a session. */
  watch(listener: () => void): void
  stop(): void
}

/** `partition`: see `createSessionPlaces`. */
export type PlaceOptions = RelayOptions & { partition: string | null }

export function createSdkPlace({
  options,
  isOwnProvider,
  endLost,
}: {
  options: PlaceOptions
  isOwnProvider: boolean
  endLost(lost: SessionPlace): void
}): SdkPlace {
  const places = createSessionPlaces(options)
  const lostPlaces = createLostPlaces(options.platform.storage, options.kitId)
  let place = places.own()
  let usesOwn = false
  /** The session that could not be registered. This tab alone uses it. */
  let unshared: string | null = null
  let earlier = places.earlier()
  let stopWatching = () => {}
  const lostEarlier = (): SessionPlace | null => {
    const registered = places.registered()
    if (earlier === null || registered === null) return null
    const isLost =
      earlier.topic !== registered.topic &&
      earlier.partition === places.own().partition &&
      earlier.partition !== place.partition
    return isLost ? earlier : null
  }
  const register = (next: SessionPlace) => {
    usesOwn = false
    const before = places.register(next)
    const isShared = places.registered()?.topic === next.topic
    unshared = isShared ? null : next.topic
    if (!isShared) return
    lostPlaces.remove(next.topic)
    if (before === null || before.partition === next.partition) return
    lostPlaces.add(before)
    endLost(before)
  }
  const isReplaced = async () => {
    const registered = places.registered()
    if (registered === null) return null
    const isStored = await places.isStored(registered)
    return isStored !== true && (await places.isHeld(registered)) ? true : isStored
  }
  return {
    async find() {
      place = usesOwn ? places.own() : await places.find()
      return place
    },
    own: places.own,
    isOwn: () => !isOwnProvider && place.partition === places.own().partition,
    useOwn() {
      usesOwn = true
    },
    useAny() {
      usesOwn = false
    },
    isOutdated() {
      const registered = places.registered()
      const isOther = registered !== null && registered.topic !== place.topic
      const isUnshared = unshared !== null && place.topic === unshared
      return isOther && !isUnshared && !isOwnProvider && !usesOwn
    },
    isReplaced,
    confirm: () => places.confirm(place),
    restore() {
      if (place.topic === null) return
      places.register(place)
      lostPlaces.remove(place.topic)
    },
    startSession(topic) {
      const isResumed = place.topic === topic
      place = { ...place, topic }
      places.set(place)
      const isRegistered = isResumed && places.registered() !== null
      if (isRegistered) places.confirm(place)
      else if (!isOwnProvider) register(place)
    },
    hasRegistered: () => !isOwnProvider && places.registered() !== null,
    async removeGone() {
      const topic = places.registered()?.topic ?? null
      if ((await isReplaced()) === false) places.unregister(topic)
    },
    adoptSession(topic) {
      const adopted = { ...places.own(), topic }
      places.set(adopted)
      register(adopted)
    },
    endSession(topic) {
      place = { ...place, topic: null }
      places.set(place)
      places.unregister(topic)
    },
    forgetSession: () => places.unregister(place.topic),
    isLost(topic) {
      const isInUse = topic === place.topic || topic === places.registered()?.topic
      if (isInUse) return false
      return [...lostPlaces.list(), lostEarlier()].some((each) => each?.topic === topic)
    },
    endLost() {
      // A malformed record would load the code at each visit.
      lostPlaces.removeInvalid()
      for (const each of lostPlaces.list()) {
        // The visitor ended the session of the origin, and left the page.
        places.unregister(each.topic)
        endLost(each)
      }
    },
    endEarlier() {
      const each = lostEarlier()
      if (each !== null) endLost(each)
    },
    noteEnd(topic) {
      const inUse = place.topic === null ? places.registered() : place
      const ended = topic === null ? inUse : { ...place, topic }
      if (ended !== null && !isOwnProvider) lostPlaces.add(ended)
    },
    removeLost(topic) {
      lostPlaces.remove(topic)
      if (earlier?.topic === topic) earlier = null
    },
    isOfThisTab: (topic) => topic !== null && places.earlier()?.topic === topic,
    isShared: (topic) => topic !== null && places.registered()?.topic === topic,
    watch(listener) {
      stopWatching = places.watch(listener)
    },
    stop() {
      stopWatching()
      places.stop()
    },
  }
}
