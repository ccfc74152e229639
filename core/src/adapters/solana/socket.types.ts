/** What we use of a WebSocket. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>
/** Throws where there are no sockets. */
export type OpenSocket = (url: string) => Socket
