'use client'
import type { Kit } from '@latchkit/core'
import { useKit } from '../kit/useKit.ts'

/** Asks the connected wallet to sign structured data. */
export const useSignTypedData = (): Kit['signTypedData'] => useKit().signTypedData
