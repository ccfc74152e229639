import { isImitation } from './look-alike.ts'

/** A web address. `vitalik.eth` is a name and `USDC.e` a token, so neither matches. */
const webAddress = /https?:|www\.|[a-z0-9-]\.(?!(?:eth|sol)\b)[a-z]{2,}/i
const markup = /[<>]|&[a-z#]/i

/**
 * Whether a name contains a web address, markup, letters of several alphabets or look-alikes of
 * Latin letters, with which spam advertises a page or imitates another name (faults M2 and Z8).
 */
export const isSuspiciousName = (name: string): boolean =>
  webAddress.test(name) || markup.test(name) || isImitation(name)
