'use client'
import type { Kit } from '@latchkit/core'
import { useKit } from '../kit/useKit.ts'

/** Asks the connected wallet to sign a text. */
export const useSignMessage = (): Kit['signMessage'] => useKit().signMessage
