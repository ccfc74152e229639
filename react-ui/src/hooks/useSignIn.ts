'use client'
import { type SignInView, signInFlow } from '@latchkit/core/flows'
import { useFlow } from '../kit/useFlow.ts'
import { type Loading, useView } from '../kit/useView.ts'

/**
 * Signs in with the active account. Requires the option `siwx` or `siweConfig`. Runs the flow while
 * the component is mounted.
 */
export const useSignIn = (): SignInView | Loading => useView(useFlow(signInFlow))
