'use client'
import { useContext } from 'react'
import { en } from './en.ts'
import { LocaleContext } from './LocaleContext.ts'
import type { Locale } from './load-locale.ts'

/**
 * All texts in the locale of the `KitProvider`, English by default. For custom views; it bundles
 * every English text.
 */
export const useTexts = (): Locale => useContext(LocaleContext) ?? en
