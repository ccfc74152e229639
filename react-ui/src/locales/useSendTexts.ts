'use client'
import { useContext } from 'react'
import { enSend, enSendErrors } from './en-send.ts'
import { enShared } from './en-shared.ts'
import { LocaleContext } from './LocaleContext.ts'

const english = { ...enShared, send: enSend, errors: { ...enShared.errors, ...enSendErrors } }
export type SendTexts = typeof english

/** The shared texts and those of the send views. Only those views bundle the English send texts. */
export const useSendTexts = (): SendTexts => useContext(LocaleContext) ?? english
