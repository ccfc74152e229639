import { safeHttpsUrl } from '@latchkit/core/utils'
import type { ReactNode } from 'react'

type LineProps = {
  lead?: ReactNode
  label: ReactNode
  second?: ReactNode
  end?: ReactNode
  state?: 'idle' | 'current'
  /** Click handler. Null for a static row. */
  onClick?: (() => void) | null
  /** External link. Null, or an unsafe URL, gives a static row. */
  href?: string | null
}

/** Row of a list: a button, an external link or static text. */
export function Line({
  lead,
  label,
  second,
  end,
  state = 'idle',
  onClick = null,
  href = null,
}: LineProps) {
  const safeHref = href === null ? null : safeHttpsUrl(href)
  const content = (
    <>
      {lead}
      <span className="row-words">
        <span className="row-label">{label}</span>
        {second !== null && second !== undefined && <span className="row-second">{second}</span>}
      </span>
      {end !== null && end !== undefined && <span className="row-end">{end}</span>}
    </>
  )
  return <li className="row-item">{renderRow()}</li>

  function renderRow() {
    if (onClick !== null) {
      return (
        <button
          type="button"
          className="row"
          aria-current={state === 'current' || undefined}
          onClick={onClick}
        >
          {content}
        </button>
      )
    }
    if (safeHref === null) {
      return (
        <div className="row" data-still>
          {content}
        </div>
      )
    }
    return (
      <a
        className="row"
        href={safeHref}
        target="_blank"
        rel="noopener noreferrer"
        referrerPolicy="no-referrer"
      >
        {content}
      </a>
    )
  }
}
