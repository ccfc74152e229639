'use client'
import type { ToastState } from '@latchkit/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CheckIcon, CloseIcon } from '../components/icons.ts'
import { useThemeProps } from '../hooks/useThemeProps.ts'
import { useCode } from '../kit/useCode.ts'
import { useKitContext } from '../kit/useKitContext.ts'
import { useKitState } from '../kit/useKitState.ts'
import { enCore } from '../locales/en-core.ts'
import { errorText } from '../locales/error-text.ts'
import { useTexts } from '../locales/useTexts.ts'
import { useOwnedSheets } from '../theme/useOwnedSheets.ts'
import type { Keyframe } from './MotionContext.ts'
import { MotionProvider } from './MotionProvider.tsx'
import { PagePortal } from './PagePortal.tsx'
import toastsCss from './toasts.css?inline'
import { useLanguageProps } from './useLanguageProps.ts'
import { type PresenceItem, usePresence } from './usePresence.ts'
import { useTransition } from './useTransition.ts'

const importTransferToast = () => import('./TransferToast.tsx')
const hidden = (): Keyframe => ({ opacity: 0, transform: 'translateY(-8px)' })

/** One toast at a time, above the page and the modal. `duration`: of its transitions, in ms. */
export const Toasts = ({ duration }: { duration: number }) => (
  <MotionProvider duration={duration}>
    <PresentToasts />
  </MotionProvider>
)

/** Renders a region for each toast, so that it is above a dialog that the page opened meanwhile. */
function PresentToasts() {
  const { container } = useKitContext().renderOptions
  useOwnedSheets(container, [toastsCss])
  const toast = useKitState((state) => state.toast)
  const { items, remove } = usePresence(toast.open ? String(toast.key) : null, toast)
  return items.length === 0 ? null : (
    <PagePortal>
      <Region>
        {items.map((item) => (
          <Toast key={item.key} item={item} remove={remove} />
        ))}
      </Region>
    </PagePortal>
  )
}

/** A live region announces what is added to it, so it is rendered before its toasts. */
function Region({ children }: { children: ReactNode }) {
  const theme = useThemeProps()
  const language = useLanguageProps()
  const [isRendered, setIsRendered] = useState(false)
  useEffect(() => setIsRendered(true), [])
  return (
    <div
      {...theme}
      {...language}
      className="latchkit lk-toasts"
      aria-live="polite"
      aria-atomic="true"
    >
      {isRendered && children}
    </div>
  )
}

function Toast({ item, remove }: { item: PresenceItem<ToastState>; remove(key: string): void }) {
  const texts = useTexts(enCore)
  const node = useRef<HTMLDivElement>(null)
  useTransition(node, item, { before: hidden, after: hidden, remove })
  const isTransfer = item.value.open && item.value.transfer !== null
  const named = useCode(importTransferToast, isTransfer)
  if (!item.value.open) return null
  const { variant, message, code, transfer } = item.value
  return (
    <div
      ref={node}
      className="lk-toast"
      data-part="toast"
      data-variant={variant}
      aria-hidden={item.exiting || undefined}
    >
      <span className="lk-toast-icon" aria-hidden="true">
        {variant === 'success' && <CheckIcon />}
        {variant === 'error' && <CloseIcon />}
      </span>
      {transfer !== null && code !== null && !named.failed
        ? named.code && <named.code.TransferToast transfer={transfer} code={code} />
        : (message ?? (code === null ? null : errorText(texts, code)))}
    </div>
  )
}
