'use client'
import type { KitEventRecord } from '@latchkit/core'
import { useSyncExternalStore } from 'react'
import { useKit } from '../kit/useKit.ts'

/** The event of a server, so that hydration finds the same markup. */
const serverEvent: KitEventRecord = {
  timestamp: 0,
  data: { type: 'track', event: 'MODAL_CREATED', properties: null },
}

/**
 * The latest event of the kit; `MODAL_CREATED` until the first other one. React may render once for
 * several events: code that needs each of them subscribes with `kit.events.subscribe`.
 */
export function useEvents(): KitEventRecord {
  const { events } = useKit()
  return useSyncExternalStore(events.subscribe, events.get, () => serverEvent)
}
