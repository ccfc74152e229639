import { tryMethod } from '../../domain/call-method.ts'
import { lostSessionsKey } from '../../domain/remote/storage-keys.ts'
import type { Platform } from '../../platform/platform.ts'
import { parsePlace, type SessionPlace } from './session-place.ts'

/**
 * The sessions that lost to that of another tab, or that the visitor has disconnected, and that may
 * not be ended yet. They are stored, because the tab that should end them may be closed before
 * (faults V33, SG8).
 */
export type LostPlaces = {
  list(): readonly SessionPlace[]
  add(place: SessionPlace): void
  remove(topic: string | null): void
  /** Removes what is no place. */
  removeInvalid(): void
}

/** How many lost sessions are remembered. Each one needs an instance of the SDK to be ended. */
const maximum = 5

/** Creates the record, in `localStorage`: one place a line. */
export function createLostPlaces(storage: Platform['storage'], kitId: string): LostPlaces {
  const key = lostSessionsKey(kitId)
  const list = () =>
    String(tryMethod(storage, 'get', key) ?? '')
      .split('\n')
      .flatMap((line) => parsePlace(line) ?? [])
      .filter(({ topic }) => topic !== null)
      .slice(-maximum)
  const write = (places: readonly SessionPlace[]) => {
    const text = places.map((place) => JSON.stringify(place)).join('\n')
    if (text === '') tryMethod(storage, 'remove', key)
    else tryMethod(storage, 'set', key, text)
  }
  const without = (topic: string | null) => list().filter((place) => place.topic !== topic)
  return {
    list,
    add: (place) => write([...without(place.topic), place]),
    remove: (topic) => write(without(topic)),
    removeInvalid: () => write(list()),
  }
}
