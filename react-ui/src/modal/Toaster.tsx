'use client'
import { useCode } from '../kit/useCode.ts'
import { useKitState } from '../kit/useKitState.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const importToasts = () => import('./Toasts.tsx')

/**
 * Shows the toasts of the kit above the page and the modal. `Modal` renders it unless its prop
 * `toaster` is false. Its code loads with the first toast. `duration`: as of `Modal`.
 */
export function Toaster({ duration = 150 }: { duration?: number }) {
  const isNeeded = useKitState(({ toast }) => toast.open)
  const { code } = useCode(importToasts, isNeeded)
  return (
    code && (
      <ErrorBoundary fallback={() => null}>
        <code.Toasts duration={duration} />
      </ErrorBoundary>
    )
  )
}
