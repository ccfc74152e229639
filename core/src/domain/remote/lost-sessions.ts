/** The key in `localStorage` of the remote sessions that are not ended yet. */
export const lostSessionsKey = (kitId: string): string => `@latchkit/${kitId}/remote_lost`
