'use client'
import { createContext, useContext } from 'react'
import { en } from './en.ts'
import type { Words } from './words.ts'

/** The language of everything drawn inside. */
export const WordsContext = createContext<Words>(en)

/** The sentences of the language in use. */
export const useWords = (): Words => useContext(WordsContext)
