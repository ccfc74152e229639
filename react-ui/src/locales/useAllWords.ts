'use client'
import { useContext } from 'react'
import { en } from './en.ts'
import { WordsContext } from './WordsContext.ts'
import type { Language } from './words.ts'

/** Every sentence of ours, in the language that the provider was given; English without one. For looks of your own. */
export const useAllWords = (): Language => useContext(WordsContext) ?? en
