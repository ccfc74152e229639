/** The key in `localStorage` of the session that all tabs share. */
export const remoteSessionKey = (kitId: string): string => `@latchkit/${kitId}/remote_session`

/** The key in `localStorage` of the sessions that are not ended yet. */
export const lostSessionsKey = (kitId: string): string => `@latchkit/${kitId}/remote_lost`

/** The key in `sessionStorage` of the session of a tab. */
export const tabSessionKey = (kitId: string): string => `@latchkit/${kitId}/remote_tab`

/**
 * The key of the code that a page shows: in `sessionStorage` of a hidden page, in `localStorage` of
 * an unloaded one.
 */
export const openCodeKey = (kitId: string): string => `@latchkit/${kitId}/remote_code`
