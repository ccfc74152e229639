import { isKitError, textOf } from '@latchkit/core'

/** The text of an error for the visitor. Errors that are no `KitError` get a general text. */
export const errorText = (error: unknown): string =>
  `${isKitError(error) ? error.message : textOf('kit/unknown')}.`
