'use client'
import { createContext, useContext } from 'react'
import { enPage, type PageWords } from './en-page.ts'
import type { Language } from './words.ts'

/** The language of everything drawn inside; null is English. */
export const WordsContext = createContext<Language | null>(null)

/** What buttons in the page say: the few words that are here before the modal is. */
export const usePageWords = (): PageWords => useContext(WordsContext) ?? enPage
