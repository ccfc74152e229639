import { type ButtonHTMLAttributes, forwardRef } from 'react'
import { ButtonSpinner } from './ButtonSpinner.tsx'

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'disabled'> & {
  /** At most one primary button per screen. */
  kind: 'primary' | 'ghost'
  /**
   * `loading` keeps the width and shows a spinner. `loading` and `disabled` ignore clicks, but stay
   * focusable.
   */
  state?: 'idle' | 'loading' | 'disabled'
  /** The view that a click opens. */
  opens?: string | undefined
}

/** A button of 48 px. Its label is a verb. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { kind, state = 'idle', opens, onClick, children, ...rest },
  ref,
) {
  const idle = state === 'idle'
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      className="lk-button"
      data-part="button"
      data-kind={kind}
      data-state={state}
      data-opens={opens}
      aria-disabled={idle ? undefined : true}
      aria-busy={state === 'loading' ? true : undefined}
      onClick={idle ? onClick : undefined}
    >
      <span className="lk-button-label">{children}</span>
      {state === 'loading' && <ButtonSpinner />}
    </button>
  )
})
