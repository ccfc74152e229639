import { missingSignIn } from '../state/missing-sign-in.ts'
import { createSiwx } from './create-siwx.ts'

/** The code of a kit that signs visitors in. Imported only if the page passed an extension. */
export const signInCode = { createSiwx, missingSignIn }
export type SignInCode = typeof signInCode
