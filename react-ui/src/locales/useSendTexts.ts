'use client'
import { useContext } from 'react'
import { enSend, enSendErrors } from './en-send.ts'
import { enShared, type SharedTexts } from './en-shared.ts'
import { LocaleContext } from './LocaleContext.ts'

export type SendTexts = SharedTexts & { send: typeof enSend }

const english: SendTexts = {
  ...enShared,
  send: enSend,
  errors: { ...enShared.errors, ...enSendErrors },
}

/** The shared texts and those of the send views. Only those views bundle the English send texts. */
export const useSendTexts = (): SendTexts => useContext(LocaleContext) ?? english
