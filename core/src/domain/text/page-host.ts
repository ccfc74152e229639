/** The host name of the page. '' without one, for example on a server. */
export const pageHost = (): string => globalThis.location?.hostname ?? ''
