'use client'
import type { Kit } from '@latchkit/core'
import { useKit } from '../kit/useKit.ts'

/** Moves to another network of the page; asks the wallet when one is connected. */
export const useSwitchNetwork = (): Kit['switchNetwork'] => useKit().switchNetwork
