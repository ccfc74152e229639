import { isKitError, textOf } from '@latchkit/core'

/** What a visitor reads of a failure: the kit's own words, nothing of the browser's. */
export const why = (error: unknown): string =>
  `${isKitError(error) ? error.message : textOf('kit/unknown')}.`
