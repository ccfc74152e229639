'use client'
import type { Kit, ToastState } from '@latchkit/core'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'

/** The current toast, and functions that show and hide one. */
export function useToast(): { toast: ToastState } & Pick<Kit['modal'], 'showToast' | 'hideToast'> {
  const { showToast, hideToast } = useKit().modal
  return { toast: useKitState(({ toast }) => toast), showToast, hideToast }
}
