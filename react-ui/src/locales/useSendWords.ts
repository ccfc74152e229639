'use client'
import { useContext } from 'react'
import { enSend, enSendErrors } from './en-send.ts'
import { enShared, type SharedWords } from './en-shared.ts'
import { WordsContext } from './WordsContext.ts'

export type SendWords = SharedWords & { send: typeof enSend }

const english: SendWords = {
  ...enShared,
  send: enSend,
  errors: { ...enShared.errors, ...enSendErrors },
}

/** What sending says beside what all views share; its English comes with its views only. */
export const useSendWords = (): SendWords => useContext(WordsContext) ?? english
