'use client'
import { createContext } from 'react'
import type { Locale } from './load-locale.ts'

/**
 * The locale set by the page. Null: English; each text hook then returns only the texts of its
 * group, so that a page bundles only the texts that it uses.
 */
export const LocaleContext = createContext<Locale | null>(null)
