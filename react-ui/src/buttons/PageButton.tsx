'use client'
import { type ButtonHTMLAttributes, forwardRef } from 'react'
import { ButtonRing } from '../components/ButtonRing.tsx'
import { useThemeProps } from '../hooks/useThemeProps.ts'
import { useDialog } from '../modal/useDialog.ts'
import { useLate } from './useLate.ts'

export type PageButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'children'>
type Props = ButtonHTMLAttributes<HTMLButtonElement> & { state: string; open(): Promise<void> }

/** A button of ours in the page: carries the theme, fetches the modal when a visitor comes near, and says so when that takes long. */
export const PageButton = forwardRef<HTMLButtonElement, Props>(function PageButton(
  { state, open, className, style, children, ...rest },
  ref,
) {
  const dialog = useDialog()
  const theme = useThemeProps()
  const { late, watch } = useLate()
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
      aria-busy={late ? true : undefined}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event)
        void dialog.load()
      }}
      onFocus={(event) => {
        rest.onFocus?.(event)
        void dialog.load()
      }}
      onClick={(event) => {
        rest.onClick?.(event)
        if (!event.defaultPrevented) watch(Promise.all([open(), dialog.load()]))
      }}
    >
      <span className="lk-page-label">{children}</span>
      {late && <ButtonRing />}
    </button>
  )
})
