'use client'
import { AnimatePresence, m } from 'framer-motion'
import { useContext } from 'react'
import { useKitState } from '../kit/useKitState.ts'
import { CheckIcon, CloseIcon } from '../parts/icons.ts'
import { errorText } from '../words/error-text.ts'
import { useWords } from '../words/WordsContext.ts'
import { MotionContext } from './MotionContext.ts'

/** One short message at a time, on top of the page and announced. */
export function Toasts() {
  const { ready, seconds } = useContext(MotionContext)
  const words = useWords()
  const toast = useKitState((state) => state.toast)
  const away = { opacity: 0, y: -8 }
  return (
    <div className="lk-toasts" aria-live="polite" aria-atomic="true">
      <AnimatePresence>
        {toast.open && (
          <m.div
            key={toast.key}
            className="lk-toast"
            data-variant={toast.variant}
            initial={ready && away}
            animate={{ opacity: 1, y: 0 }}
            exit={away}
            transition={{ duration: seconds }}
          >
            <span className="lk-toast-icon" aria-hidden="true">
              {toast.variant === 'success' && <CheckIcon />}
              {toast.variant === 'error' && <CloseIcon />}
            </span>
            {toast.message ?? (toast.code === null ? null : errorText(words, toast.code))}
          </m.div>
        )}
      </AnimatePresence>
    </div>
  )
}
