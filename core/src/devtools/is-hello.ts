/** Whether a message requests all kits of a page. */
export const isHello = (message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'v' in message &&
  message.v === 1 &&
  'kind' in message &&
  message.kind === 'hello'
