'use client'
import type { Kit } from '@latchkit/core'
import { useKitContext } from './useKitContext.ts'

/** The kit of the nearest `KitProvider`. */
export const useKit = (): Kit => useKitContext().kit
