'use client'
import { useState } from 'react'

type Props = {
  /** The key of the page that is shown. */
  page: string
  title: string
  /** What its step says; null: it has none. */
  step: string | null
}

/** The one place that is read out. Empty until something changes: then the step that came, or the title of a page without one. */
export function Status({ page, title, step }: Props) {
  const now = step ?? title
  const [last, setLast] = useState({ page, now: title, said: '' })
  if (last.page !== page || last.now !== now)
    setLast({ page, now, said: last.page === page && step === null ? '' : now })
  return (
    <p className="lk-hidden" role="status">
      {last.said}
    </p>
  )
}
