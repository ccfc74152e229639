'use client'
import { isKitError } from '@latchkit/core'
import { useKit } from '../kit/useKit.ts'
import { errorText } from '../locales/error-text.ts'
import { useSharedTexts } from '../locales/useSharedTexts.ts'

/**
 * Returns a function that signs out, and shows a toast if that failed on the server: the visitor is
 * signed out in this browser only (fault J8).
 */
export function useSignOutWithToast(): (signOut: () => Promise<void>) => void {
  const kit = useKit()
  const texts = useSharedTexts()
  return (signOut) => {
    signOut().catch((error) => {
      const code = isKitError(error) ? error.code : 'kit/unknown'
      kit.modal.showToast({ variant: 'error', message: errorText(texts, code) })
    })
  }
}
