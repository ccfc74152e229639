/**
 * Whether a text is an e-mail address, as far as a page can tell: the frame sends a message to it.
 * At most 254 characters (RFC 5321).
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>()[\]\\,;:"]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())
