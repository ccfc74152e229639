import { type ReactNode, useEffect, useId, useRef } from 'react'

/** Dialog for a decision. Covers the screen of the phone and takes the focus. */
export function Sheet({
  title,
  children,
  buttons,
}: {
  title: string
  children: ReactNode
  buttons: ReactNode
}) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="phone-veil">
      <div className="phone-sheet" role="dialog" aria-modal="true" aria-labelledby={id}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <div className="phone-sheet-body">{children}</div>
        <div className="phone-sheet-buttons">{buttons}</div>
      </div>
    </div>
  )
}
