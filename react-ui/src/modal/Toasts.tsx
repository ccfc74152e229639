'use client'
import type { ToastState } from '@latchkit/core'
import { useRef } from 'react'
import { CheckIcon, CloseIcon } from '../components/icons.ts'
import { useKitState } from '../kit/useKitState.ts'
import { errorText } from '../locales/error-text.ts'
import { useWords } from '../locales/useWords.ts'
import type { Place } from './MotionContext.ts'
import { type Passing, usePassing } from './usePassing.ts'
import { useTravel } from './useTravel.ts'

const away: Place = { opacity: 0, transform: 'translateY(-8px)' }

/** One short message at a time, on top of the page and announced. */
export function Toasts() {
  const toast = useKitState((state) => state.toast)
  const { passing, gone } = usePassing(toast.open ? String(toast.key) : null, toast)
  return (
    <div className="lk-toasts" aria-live="polite" aria-atomic="true">
      {passing.map((one) => (
        <Toast key={one.key} toast={one} gone={gone} />
      ))}
    </div>
  )
}

function Toast({ toast, gone }: { toast: Passing<ToastState>; gone(key: string): void }) {
  const words = useWords()
  const node = useRef<HTMLDivElement>(null)
  useTravel(node, toast, { before: away, after: away, gone })
  if (!toast.value.open) return null
  const { variant, message, code } = toast.value
  return (
    <div
      ref={node}
      className="lk-toast"
      data-variant={variant}
      aria-hidden={toast.leaving || undefined}
    >
      <span className="lk-toast-icon" aria-hidden="true">
        {variant === 'success' && <CheckIcon />}
        {variant === 'error' && <CloseIcon />}
      </span>
      {message ?? (code === null ? null : errorText(words, code))}
    </div>
  )
}
