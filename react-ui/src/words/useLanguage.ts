'use client'
import { useContext } from 'react'
import { en } from './en.ts'
import { WordsContext } from './WordsContext.ts'
import type { Language } from './words.ts'

/** Every sentence, in the language in use: for views that come after the first one, and bring the rest of English along. */
export const useLanguage = (): Language => useContext(WordsContext) ?? en
