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

/**
 * Shared texts plus those of the send views. The English ones are bundled with those views only.
 */
export const useSendTexts = (): SendTexts => useContext(LocaleContext) ?? english
