'use client'
import { useContext } from 'react'
import { enFront } from './en-front.ts'
import { WordsContext } from './WordsContext.ts'
import type { Words } from './words.ts'

/** The sentences of the modal and its first view, in the language in use. */
export const useWords = (): Words => useContext(WordsContext) ?? enFront
