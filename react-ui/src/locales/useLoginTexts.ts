'use client'
import { useContext } from 'react'
import { enEmailField, enSocialButtons } from './en-logins.ts'
import { LocaleContext } from './LocaleContext.ts'

export type LoginTexts = { email: typeof enEmailField; social: typeof enSocialButtons }

const english: LoginTexts = { email: enEmailField, social: enSocialButtons }

/** The texts of the logins in the Connect view, which bundles no other texts of logins. */
export const useLoginTexts = (): LoginTexts => useContext(LocaleContext) ?? english
