import type { Kit } from '@latchkit/core'

/** Passes the name of each event to the analytics of the page. Returns unsubscribe. */
export const forwardEvents = (kit: Kit, send: (name: string) => void) =>
  kit.events.subscribe(({ data }) => send(data.event))
