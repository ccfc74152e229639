import { type ButtonHTMLAttributes, forwardRef } from 'react'

export type IconButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'aria-label'
> & {
  /** What it does, in words: the icon is not read. */
  label: string
}

/** A 20 px icon in a 36 px hit area, 44 px on touch. Children: one icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, children, ...rest },
  ref,
) {
  return (
    <button {...rest} ref={ref} type="button" className="lk-icon-button" aria-label={label}>
      {children}
    </button>
  )
})
