'use client'
import { createContext } from 'react'
import type { Locale } from './load-locale.ts'

/**
 * The locale set by the page. Null: English, of which each hook bundles only the texts it needs.
 */
export const LocaleContext = createContext<Locale | null>(null)
