'use client'
import { type SignInView, signInFlow } from '@latchkit/core/flows'
import { useFlowView } from '../kit/useFlowView.ts'
import type { Loading } from '../kit/useView.ts'

/**
 * Signs in with the active account. Requires the option `siwx` or `siweConfig`. Runs the flow while
 * the component is mounted.
 */
export const useSignIn = (): SignInView | Loading => useFlowView(signInFlow)
