/** The code of a kit that signs visitors in. Imported only if the page passed an extension. */
export { missingSignIn } from '../state/missing-sign-in.ts'
export { createSiwx } from './create-siwx.ts'
