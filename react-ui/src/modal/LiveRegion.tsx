'use client'
import { useState } from 'react'

type Props = {
  /** Key of the stack entry that is shown. */
  viewKey: string
  title: string
  /** Text that the current step announces. Null if it has none. */
  announcement: string | null
}

/**
 * The live region of the modal. Empty on mount. Announces the text of a new step. For a new view,
 * announces the text of its step, or the title of the view if the step has none.
 */
export function LiveRegion({ viewKey, title, announcement }: Props) {
  const current = announcement ?? title
  const [last, setLast] = useState({ viewKey, current: title, text: '' })
  if (last.viewKey !== viewKey || last.current !== current) {
    const isTitleAgain = last.viewKey === viewKey && announcement === null
    setLast({ viewKey, current, text: isTitleAgain ? '' : current })
  }
  return (
    <p className="lk-hidden" role="status">
      {last.text}
    </p>
  )
}
