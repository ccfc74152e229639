'use client'
import { useContext } from 'react'
import { enShared, type SharedTexts } from './en-shared.ts'
import { enSignIn, enSignInErrors } from './en-sign-in.ts'
import { LocaleContext } from './LocaleContext.ts'

export type SignInTexts = SharedTexts & {
  signIn: typeof enSignIn
  errors: typeof enSignInErrors
}

const english: SignInTexts = {
  ...enShared,
  signIn: enSignIn,
  errors: { ...enShared.errors, ...enSignInErrors },
}

/** The shared texts and those of the sign-in view. Only that view bundles its English texts. */
export const useSignInTexts = (): SignInTexts => useContext(LocaleContext) ?? english
