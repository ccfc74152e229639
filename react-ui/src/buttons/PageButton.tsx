'use client'
import { type ButtonHTMLAttributes, type CSSProperties, forwardRef } from 'react'
import { useHandle } from '../kit/useHandle.ts'
import { useKitState } from '../kit/useKitState.ts'
import { type ThemeStyle, themeStyle } from '../theme/theme-variables.ts'

export type PageButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'children'>
type Props = ButtonHTMLAttributes<HTMLButtonElement> & { state: string; open(): void }

/** A button of ours in the page: carries the theme, and fetches the modal when a visitor comes near. */
export const PageButton = forwardRef<HTMLButtonElement, Props>(function PageButton({ state, open, className, style, children, ...rest }, ref) {
  const { dialog } = useHandle()
  const mode = useKitState(({ config }) => config.themeMode)
  const variables = useKitState(({ config }) => config.themeVariables)
  const look: CSSProperties & ThemeStyle = { ...themeStyle(variables), ...style }
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      className={className === undefined ? 'latchkit lk-page-button' : `latchkit lk-page-button ${className}`}
      style={look}
      data-theme={mode ?? undefined}
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
    >
      {children}
    </button>
  )
})
