'use client'
import { en } from './en.generated.ts'
import type { Locale } from './load-locale.ts'
import { useTexts } from './useTexts.ts'

/**
 * All texts in the locale of the `KitProvider`, English by default. For custom views; it bundles
 * every English text.
 */
export const useAllTexts = (): Locale => useTexts(en)
