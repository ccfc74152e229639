'use client'
import { lazy } from '@latchkit/core/internal'
import { useEffect, useState } from 'react'
import { createLoader } from '../kit/loader.ts'
import { useKitState } from '../kit/useKitState.ts'
import { useLoader } from '../kit/useLoader.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const createToastsLoader = () =>
  createLoader(
    lazy(
      () => import('./Toasts.tsx'),
      ({ Toasts }) => Toasts,
    ),
  )

/**
 * Shows the toasts of the kit above the page and the modal. `Modal` renders it unless its prop
 * `toaster` is false. Its code loads with the first toast. `duration`: as of `Modal`.
 */
export function Toaster({ duration = 150 }: { duration?: number }) {
  const [loader] = useState(createToastsLoader)
  const code = useLoader(loader)
  const isNeeded = useKitState(({ toast }) => toast.open)
  useEffect(() => {
    if (isNeeded) void loader.load()
  }, [isNeeded, loader])
  return code.status === 'ready' ? (
    <ErrorBoundary fallback={() => null}>
      <code.value duration={duration} />
    </ErrorBoundary>
  ) : null
}
