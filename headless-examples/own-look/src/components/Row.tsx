import type { ReactNode } from 'react'

type RowProps = {
  lead?: ReactNode
  label: ReactNode
  /** Second line. */
  second?: ReactNode
  /** Content at the end of the row. */
  end?: ReactNode
  /** `current`: the active item. `disabled`: cannot be picked. */
  state?: 'idle' | 'current' | 'disabled'
  onClick(): void
}

/** Selectable row. */
export function Row({ lead, label, second, end, state = 'idle', onClick }: RowProps) {
  return (
    <li className="row-item">
      <button
        type="button"
        className="row"
        aria-current={state === 'current' || undefined}
        aria-disabled={state === 'disabled' || undefined}
        onClick={state === 'disabled' ? undefined : onClick}
      >
        {lead}
        <span className="row-words">
          <span className="row-label">{label}</span>
          {second !== null && second !== undefined && <span className="row-second">{second}</span>}
        </span>
        {end !== null && end !== undefined && <span className="row-end">{end}</span>}
      </button>
    </li>
  )
}

/** Group of rows. `title` shows the name. */
export function Rows({
  label,
  title,
  note,
  children,
}: {
  label: string
  title?: boolean
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="rows-group">
      {title === true && (
        <h3 className="eyebrow">
          {label}
          {note !== undefined && note !== null && <span className="eyebrow-note">{note}</span>}
        </h3>
      )}
      <ul className="rows" aria-label={label}>
        {children}
      </ul>
    </div>
  )
}
