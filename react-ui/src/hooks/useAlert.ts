'use client'
import type { AlertState } from '@latchkit/core'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'

/**
 * The most severe alert for the developer of the page, and a function that dismisses it. The next
 * one follows.
 */
export function useAlert(): { alert: AlertState; dismissAlert(): void } {
  const { dismissAlert } = useKit().modal
  return { alert: useKitState(({ alert }) => alert), dismissAlert }
}
