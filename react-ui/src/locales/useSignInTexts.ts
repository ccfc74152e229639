'use client'
import { useContext } from 'react'
import { enShared } from './en-shared.ts'
import { enSignIn, enSignInErrors } from './en-sign-in.ts'
import { LocaleContext } from './LocaleContext.ts'

const english = { ...enShared, signIn: enSignIn, errors: { ...enShared.errors, ...enSignInErrors } }
export type SignInTexts = typeof english

/** The shared texts and those of the sign-in view. Only that view bundles its English texts. */
export const useSignInTexts = (): SignInTexts => useContext(LocaleContext) ?? english
