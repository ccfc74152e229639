import { safeHttpsUrl } from '@latchkit/core/utils'
import type { ReactNode } from 'react'
import { ChevronIcon } from './icons.ts'

export type RowProps = {
  /** A 40 px icon; null for none. */
  icon: ReactNode
  label: ReactNode
  /** A second, quieter line; null for none. */
  second?: ReactNode
  /** A few quiet words before the end, such as a count. */
  note?: string | null
  /** What stands at the end: a tag, a tick, an amount; `chevron` for a row that leads on. */
  end?: ReactNode | 'chevron'
  /** `disabled` can be focused and read, so that its second line can say why; `current` is what is chosen now. */
  state?: 'idle' | 'disabled' | 'current'
  tone?: 'plain' | 'danger'
  /** `still`: it says something, and leads nowhere. */
} & ({ onClick(): void } | { href: string } | { still: true })

/** The 56 px row: a button, or a link that leaves the page. A link whose address is refused is not drawn. */
export function Row({
  icon,
  label,
  second = null,
  note = null,
  end = null,
  state = 'idle',
  tone = 'plain',
  ...goal
}: RowProps) {
  const inside = (
    <>
      {icon !== null && <span className="lk-row-icon">{icon}</span>}
      <span className="lk-row-text">
        <span className="lk-row-label">{label}</span>
        {second !== null && <span className="lk-row-second">{second}</span>}
      </span>
      {note !== null && <span className="lk-row-second">{note}</span>}
      {end === 'chevron' ? <ChevronIcon className="lk-row-chevron lk-flip" /> : end}
    </>
  )
  if ('still' in goal) {
    return (
      <div className="lk-row" data-still={true}>
        {inside}
      </div>
    )
  }
  if ('href' in goal) {
    const href = safeHttpsUrl(goal.href)
    if (href === null) return null
    return (
      <a
        className="lk-row"
        data-tone={tone}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        referrerPolicy="no-referrer"
      >
        {inside}
      </a>
    )
  }
  const disabled = state === 'disabled'
  return (
    <button
      type="button"
      className="lk-row"
      data-tone={tone}
      aria-disabled={disabled ? true : undefined}
      aria-current={state === 'current' ? 'true' : undefined}
      onClick={disabled ? undefined : goal.onClick}
    >
      {inside}
    </button>
  )
}
