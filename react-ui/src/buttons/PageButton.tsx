'use client'
import { type ButtonHTMLAttributes, forwardRef } from 'react'
import { useThemeProps } from '../hooks/useThemeProps.ts'
import { useHandle } from '../kit/useHandle.ts'

export type PageButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'children'>
type Props = ButtonHTMLAttributes<HTMLButtonElement> & { state: string; open(): void }

/** A button of ours in the page: carries the theme, and fetches the modal when a visitor comes near. */
export const PageButton = forwardRef<HTMLButtonElement, Props>(function PageButton({ state, open, className, style, ...rest }, ref) {
  const { dialog } = useHandle()
  const theme = useThemeProps()
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      className={className === undefined ? 'latchkit lk-page-button' : `latchkit lk-page-button ${className}`}
      data-theme={theme['data-theme']}
      style={{ ...theme.style, ...style }}
      data-state={state}
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
        if (!event.defaultPrevented) open()
      }}
    />
  )
})
