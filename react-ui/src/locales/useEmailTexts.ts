'use client'
import { useContext } from 'react'
import { enEmail } from './en-email.ts'
import { enLoginErrors } from './en-login-errors.ts'
import { enShared, type SharedTexts } from './en-shared.ts'
import { LocaleContext } from './LocaleContext.ts'

export type EmailTexts = SharedTexts & { email: typeof enEmail; errors: typeof enLoginErrors }

const english: EmailTexts = {
  ...enShared,
  email: enEmail,
  errors: { ...enShared.errors, ...enLoginErrors },
}

/** The shared texts and those of e-mail logins. Only their views bundle these English texts. */
export const useEmailTexts = (): EmailTexts => useContext(LocaleContext) ?? english
