'use client'
import { useContext } from 'react'
import { en } from './en.ts'
import { WordsContext } from './WordsContext.ts'
import type { Words } from './words.ts'

/** The sentences of the language in use. */
export const useWords = (): Words => useContext(WordsContext) ?? en
