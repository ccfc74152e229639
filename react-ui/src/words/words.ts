import { en, type Words } from './en.ts'

/** The languages there are, besides English, and how each is fetched. */
const languages: Readonly<Record<string, () => Promise<Words>>> = {
  de: async () => (await import('./de.ts')).de,
}

/** The words of a language (`de`, `de-AT`); English where there are none, or they did not load. */
export async function loadWords(language: string): Promise<Words> {
  const [base = ''] = language.toLowerCase().split('-')
  const load = Object.hasOwn(languages, base) ? languages[base] : undefined
  return load === undefined ? en : load().catch(() => en)
}
export type { Words }
