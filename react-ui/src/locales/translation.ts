import type { SharedTexts } from './en-shared.ts'

/** The texts that a translation of a view contains: all except the shared ones. */
export type Translation<English extends { errors: object }> = Omit<English, keyof SharedTexts> & {
  errors: Omit<English['errors'], keyof SharedTexts['errors']>
}
