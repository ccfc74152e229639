'use client'
import type { SignInView } from '@latchkit/core/flows'
import { useSignIn } from '../../hooks/useSignIn.ts'
import type { FlowChild } from '../../kit/child.types.ts'

/**
 * Signs in with the connected account and renders each step. It requests no signature until `sign`
 * is called.
 */
export const SignIn = ({ children }: FlowChild<SignInView>) => children(useSignIn())
