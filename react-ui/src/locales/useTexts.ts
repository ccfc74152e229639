'use client'
import { useContext } from 'react'
import { LocaleContext } from './LocaleContext.ts'
import type { Locale } from './load-locale.ts'

/**
 * Texts in the locale that the page sets. `english`: the texts of the caller's view or part, which
 * are the default, so that a page loads only the English texts of what it draws.
 */
export const useTexts = <English extends object>(english: English): English | Locale =>
  useContext(LocaleContext) ?? english
