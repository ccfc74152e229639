'use client'
import { type ButtonHTMLAttributes, forwardRef, useEffect, useState } from 'react'
import { ButtonSpinner } from '../components/ButtonSpinner.tsx'
import { useThemeProps } from '../hooks/useThemeProps.ts'
import { useKit } from '../kit/useKit.ts'
import { useDialogLoader } from '../modal/useDialogLoader.ts'

export type PageButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'children'>
type Props = ButtonHTMLAttributes<HTMLButtonElement> & { state: string; open(): Promise<void> }

/**
 * A button in the page. Applies the theme, prepares the modal on hover and focus, and
 * shows a spinner if opening the modal takes longer than 200 ms. The buttons that use it are marked as
 * pure: a bundler drops those that a page does not use.
 */
export const PageButton = forwardRef<HTMLButtonElement, Props>(function PageButton(
  { state, open, className, style, children, ...rest },
  ref,
) {
  const dialog = useDialogLoader()
  const { prepare } = useKit().modal
  const theme = useThemeProps()
  const { delayed, track } = useDelayed()
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      className={
        className === undefined ? 'latchkit lk-page-button' : `latchkit lk-page-button ${className}`
      }
      data-theme={theme['data-theme']}
      style={{ ...theme.style, ...style }}
      data-state={state}
      data-plain={className === undefined && style === undefined ? true : undefined}
      aria-busy={delayed ? true : undefined}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event)
        prepare()
      }}
      onFocus={(event) => {
        rest.onFocus?.(event)
        prepare()
      }}
      onClick={(event) => {
        rest.onClick?.(event)
        if (!event.defaultPrevented) track(Promise.all([open(), dialog.load()]))
      }}
    >
      <span className="lk-page-label">{children}</span>
      {delayed && <ButtonSpinner />}
    </button>
  )
})

/** Delay in ms below which a response feels instant. */
const threshold = 200

/**
 * Tracks one promise at a time. `delayed` is true while the tracked promise has been pending for
 * more than 200 ms.
 */
function useDelayed(): { delayed: boolean; track(work: Promise<unknown>): void } {
  const [work, track] = useState<Promise<unknown> | null>(null)
  const [isOverdue, setIsOverdue] = useState(false)
  useEffect(() => {
    if (work === null) return
    const timer = setTimeout(() => setIsOverdue(true), threshold)
    const settle = () => {
      clearTimeout(timer)
      setIsOverdue(false)
      track((current) => (current === work ? null : current))
    }
    work.then(settle, settle)
    return () => clearTimeout(timer)
  }, [work])
  return { delayed: isOverdue && work !== null, track }
}
