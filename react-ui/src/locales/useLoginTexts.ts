'use client'
import { useContext } from 'react'
import { enEmailField, enSocialButtons } from './en-logins.ts'
import { LocaleContext } from './LocaleContext.ts'

const english = { email: enEmailField, social: enSocialButtons }
export type LoginTexts = typeof english

/** The texts of the logins in the Connect view, which bundles no other texts of logins. */
export const useLoginTexts = (): LoginTexts => useContext(LocaleContext) ?? english
