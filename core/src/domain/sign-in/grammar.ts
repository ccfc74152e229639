/**
 * Control characters, line breaks of Unicode, characters that change the direction of a text, and
 * halves of characters. None of them may be part of a message, except the line feed between lines.
 */
export const forbidden = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u

/** Whether a text has one line without control characters, and no space at its ends. */
export const isLine = (text: string): boolean =>
  text !== '' && text.trim() === text && !forbidden.test(text)

/** Whether a text is `reserved`, `unreserved` and spaces, to which EIP-4361 restricts a statement. */
export const isStatement = (text: string): boolean =>
  /^[a-zA-Z0-9\-._~:/?#[\]@!$&'()*+,;= ]+$/.test(text) && text.trim() !== ''

/** Whether a text is `pchar` of RFC 3986, to which EIP-4361 restricts a request id. */
export const isRequestId = (text: string): boolean =>
  /^(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+$/i.test(text)
