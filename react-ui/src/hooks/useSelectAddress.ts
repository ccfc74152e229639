'use client'
import type { Kit } from '@latchkit/core'
import { useKit } from '../kit/useKit.ts'

/** Makes another of the wallet's accounts the active one. */
export const useSelectAddress = (): Kit['selectAddress'] => useKit().selectAddress
