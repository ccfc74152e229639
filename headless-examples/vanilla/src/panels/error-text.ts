import { isKitError, textOf } from '@latchkit/core'

/** The text of an error for the visitor. Messages of errors from other sources are not shown. */
export const errorText = (error: unknown): string =>
  `${isKitError(error) ? error.message : textOf('kit/unknown')}.`
