import { Children, isValidElement, type ReactNode } from 'react'

/** Rows under one another, as a list that is read as one. What is scrolled out of sight is not laid out, however many there are. */
export function List({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul className="lk-list" role="list" aria-label={label}>
      {Children.toArray(children).map((row) => (
        <li key={isValidElement(row) ? row.key : null} className="lk-list-item">
          {row}
        </li>
      ))}
    </ul>
  )
}
