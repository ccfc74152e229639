'use client'
import { enButtons } from '../locales/en-buttons.ts'
import { useTexts } from '../locales/useTexts.ts'

export type LanguageProps = { lang: string; dir: 'ltr' | 'rtl' }

/** Languages that are written from right to left. The page may pass texts in one of them. */
const rightToLeft = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/i

/** Props for a root element: the language and direction of its texts, not those of the page. */
export function useLanguageProps(): LanguageProps {
  const { language } = useTexts(enButtons)
  return { lang: language, dir: rightToLeft.test(language) ? 'rtl' : 'ltr' }
}
