import { en, type Language } from './en.ts'
import type { Words } from './en-front.ts'

/** The languages there are, besides English, and how each is fetched. */
const languages: Readonly<Record<string, () => Promise<Language>>> = {
  de: async () => (await import('./de.ts')).de,
}

/** The words of a language (`de`, `de-AT`); English where there are none, or they did not load. */
export async function loadWords(language: string): Promise<Language> {
  const [base = ''] = language.toLowerCase().split('-')
  const load = Object.hasOwn(languages, base) ? languages[base] : undefined
  return load === undefined ? en : load().catch(() => en)
}
export type { Language, Words }
