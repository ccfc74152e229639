import { lazy } from '@latchkit/core/internal'
import { en, type Locale } from './en.generated.ts'
import type { CoreTexts } from './en-core.ts'

/** The languages of the texts. */
export type Language = 'en' | 'de'

/** Loads each supported locale other than English. */
const loaders: Readonly<Record<string, () => Promise<Locale>>> = {
  de: lazy(
    () => import('./de.generated.ts'),
    ({ de }) => de,
  ),
} satisfies Record<Exclude<Language, 'en'>, unknown>

/**
 * Loads the texts for a BCP 47 tag such as `de` or `de-AT`. Resolves with English and logs a warning
 * if there is no such locale or it fails to load.
 */
export async function loadLocale(
  tag: string,
  log: Pick<Console, 'warn'> = console,
): Promise<Locale> {
  const [language = ''] = String(tag).toLowerCase().split('-')
  if (language === 'en') return en
  const fallBack = (reason: string) => {
    log.warn(
      `[latchkit] The texts for "${language.slice(0, 20)}" ${reason}: the widget is in English`,
    )
    return en
  }
  const load = Object.hasOwn(loaders, language) ? loaders[language] : undefined
  return load === undefined
    ? fallBack(`do not exist (available: en, ${Object.keys(loaders).join(', ')})`)
    : load().catch(() => fallBack('could not be loaded'))
}
export type { CoreTexts, Locale }
