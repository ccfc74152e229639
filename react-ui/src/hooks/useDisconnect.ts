'use client'
import type { Kit } from '@latchkit/core'
import { useKit } from '../kit/useKit.ts'

/** Lets go of the wallet of a namespace, of all when none is named. */
export const useDisconnect = (): Kit['disconnect'] => useKit().disconnect
