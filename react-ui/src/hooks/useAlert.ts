'use client'
import type { AlertState, Kit } from '@latchkit/core'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'

/** What the page's developer should know, if anything, and how to dismiss it. */
export function useAlert(): { alert: AlertState } & Pick<Kit, 'dismissAlert'> {
  const { dismissAlert } = useKit()
  return { alert: useKitState(({ alert }) => alert), dismissAlert }
}
