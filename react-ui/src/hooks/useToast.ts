'use client'
import type { Kit, ToastState } from '@latchkit/core'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'

/** The short message that is shown, if any, and how to show and hide one. */
export function useToast(): { toast: ToastState } & Pick<
  Kit,
  'showErrorMessage' | 'showSuccessMessage' | 'hideToast'
> {
  const { showErrorMessage, showSuccessMessage, hideToast } = useKit()
  return {
    toast: useKitState(({ toast }) => toast),
    showErrorMessage,
    showSuccessMessage,
    hideToast,
  }
}
