'use client'
import { useContext } from 'react'
import { enEmail } from './en-email.ts'
import { enLoginErrors } from './en-login-errors.ts'
import { enSettings } from './en-settings.ts'
import { enShared } from './en-shared.ts'
import { enSocial } from './en-social.ts'
import { LocaleContext } from './LocaleContext.ts'

const english = {
  ...enShared,
  email: enEmail,
  social: enSocial,
  settings: enSettings,
  errors: { ...enShared.errors, ...enLoginErrors },
}
export type EmbeddedTexts = typeof english

/**
 * The shared texts and those of logins and account settings, whose code loads together. Only their
 * views bundle these English texts.
 */
export const useEmbeddedTexts = (): EmbeddedTexts => useContext(LocaleContext) ?? english
