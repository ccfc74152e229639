import { type ButtonHTMLAttributes, forwardRef } from 'react'

export type IconButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'aria-label'
> & {
  /** The accessible name, a verb. */
  label: string
}

/** A 20 px icon in a hit area of 36 px, 44 px on touch screens. Children: one icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, children, ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      className="lk-icon-button"
      data-part="icon-button"
      aria-label={label}
    >
      {children}
    </button>
  )
})
