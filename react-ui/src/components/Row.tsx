import { safeHttpsUrl } from '@latchkit/core/utils'
import type { ReactNode } from 'react'
import { ChevronIcon } from './icons.ts'

export type RowProps = {
  /** A 40 px icon; null: none. */
  icon: ReactNode
  label: ReactNode
  /** A second, smaller line; null: none. */
  secondary?: ReactNode
  /** A short text before the end, such as a count. */
  note?: string | null
  /** A tag, a tick or an amount; `chevron` if the row leads to another view. */
  end?: ReactNode | 'chevron'
  /**
   * `disabled` rows stay focusable, so that their second line can explain why; `current` marks the
   * selected row.
   */
  state?: 'idle' | 'disabled' | 'current'
  tone?: 'plain' | 'danger'
} & RowTarget

/**
 * A button, a link that opens in a new tab, or a row that is not interactive. `onIntent` is called
 * when the pointer or the focus enters the button. `opens`: the view that a click opens, see
 * `modal/loadOpened.ts`.
 */
type RowTarget =
  | { onClick(): void; onIntent?(): void; opens?: string | undefined }
  | { href: string }
  | { readOnly: true }

/** A row of 56 px. A link is not rendered if its URL is not a safe https URL. */
export function Row({ state = 'idle', tone = 'plain', ...row }: RowProps) {
  const content = <RowContent {...row} />
  if ('readOnly' in row) {
    return (
      <div className="lk-row" data-part="row" data-read-only={true}>
        {content}
      </div>
    )
  }
  if ('href' in row) {
    const href = safeHttpsUrl(row.href)
    if (href === null) return null
    return (
      <a
        className="lk-row"
        data-part="row"
        data-tone={tone}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        referrerPolicy="no-referrer"
      >
        {content}
      </a>
    )
  }
  const disabled = state === 'disabled'
  const { onClick, onIntent, opens } = row
  return (
    <button
      type="button"
      className="lk-row"
      data-part="row"
      data-tone={tone}
      data-opens={opens}
      aria-disabled={disabled ? true : undefined}
      aria-current={state === 'current' ? 'true' : undefined}
      onClick={disabled ? undefined : onClick}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {content}
    </button>
  )
}

function RowContent({
  icon,
  label,
  secondary = null,
  note = null,
  end = null,
}: Pick<RowProps, 'icon' | 'label' | 'secondary' | 'note' | 'end'>) {
  return (
    <>
      {icon !== null && <span className="lk-row-icon">{icon}</span>}
      <span className="lk-row-text">
        <span className="lk-row-label">{label}</span>
        {secondary !== null && <span className="lk-row-secondary">{secondary}</span>}
      </span>
      {note !== null && <span className="lk-row-secondary">{note}</span>}
      {end === 'chevron' ? <ChevronIcon className="lk-row-chevron lk-flip" /> : end}
    </>
  )
}
