'use client'
import type { KitState } from '@latchkit/core'
import { useKitState } from '../kit/useKitState.ts'

const isReady = ({ restoring }: KitState) => restoring?.length === 0

/**
 * Whether all stored connections are restored or abandoned. False on a server and in the first
 * render of a hydration.
 */
export const useReady = (): boolean => useKitState(isReady)
