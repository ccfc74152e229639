'use client'
import { useContext } from 'react'
import { enShared, type SharedWords } from './en-shared.ts'
import { WordsContext } from './WordsContext.ts'

/** What views share, in the language in use: for views that come after the first one, and bring the rest of English along. */
export const useLanguage = (): SharedWords => useContext(WordsContext) ?? enShared
