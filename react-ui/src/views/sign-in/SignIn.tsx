'use client'
import type { SignInView } from '@latchkit/core/flows'
import type { ReactNode } from 'react'
import { useSignIn } from '../../hooks/useSignIn.ts'
import type { Loading } from '../../kit/useView.ts'

/**
 * Signs in with the connected account and renders each step. It requests no signature until `sign`
 * is called.
 */
export function SignIn({ children }: { children: (view: SignInView | Loading) => ReactNode }) {
  return children(useSignIn())
}
