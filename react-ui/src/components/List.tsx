import { Children, isValidElement, type ReactNode } from 'react'

/** A labelled list of rows. Rows that are scrolled out of view are not laid out. */
export function List({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without bullets as a list
    <ul className="lk-list" role="list" aria-label={label}>
      {Children.toArray(children).map((row) => (
        <li key={isValidElement(row) ? row.key : null} className="lk-list-item">
          {row}
        </li>
      ))}
    </ul>
  )
}
