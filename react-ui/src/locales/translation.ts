import type { SharedTexts } from './en-shared.ts'

/** What a translation of a view's texts contains: all but the shared ones. */
export type Translation<English extends { errors: object }> = Omit<English, keyof SharedTexts> & {
  errors: Omit<English['errors'], keyof SharedTexts['errors']>
}
