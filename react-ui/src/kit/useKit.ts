'use client'
import type { Kit } from '@latchkit/core'
import { useHandle } from './useHandle.ts'

/** The kit of the nearest `KitProvider`. */
export const useKit = (): Kit => useHandle().kit
