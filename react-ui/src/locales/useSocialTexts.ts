'use client'
import { useContext } from 'react'
import { enSocial } from './en-social.ts'
import { LocaleContext } from './LocaleContext.ts'
import { type EmailTexts, useEmailTexts } from './useEmailTexts.ts'

export type SocialTexts = EmailTexts & { social: typeof enSocial }

/** The texts of e-mail and social logins. Only their views bundle these English texts. */
export function useSocialTexts(): SocialTexts {
  const texts = useEmailTexts()
  const locale = useContext(LocaleContext)
  return { ...texts, social: locale?.social ?? enSocial }
}
