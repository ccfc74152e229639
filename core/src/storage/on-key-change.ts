import type { StorageKey } from './schema.ts'
import type { Storage } from './storage.ts'

/** Calls the listener when another tab has changed this key. Returns unsubscribe. */
export const onKeyChange = (
  storage: Pick<Storage, 'onChange'>,
  key: StorageKey,
  listener: () => void,
): (() => void) =>
  storage.onChange((changed) => {
    if (changed === null || changed === key) listener()
  })
