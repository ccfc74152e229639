import { en, type Locale } from './en.ts'
import type { CoreTexts } from './en-core.ts'

/** Loads each supported locale other than English. */
const loaders: Readonly<Record<string, () => Promise<Locale>>> = {
  de: async () => (await import('./de.ts')).de,
}

/**
 * Loads the texts for a BCP 47 tag such as `de` or `de-AT`. Resolves with English if there is no
 * such locale or it fails to load.
 */
export async function loadLocale(tag: string): Promise<Locale> {
  const [language = ''] = tag.toLowerCase().split('-')
  const load = Object.hasOwn(loaders, language) ? loaders[language] : undefined
  return load === undefined ? en : load().catch(() => en)
}
export type { CoreTexts, Locale }
