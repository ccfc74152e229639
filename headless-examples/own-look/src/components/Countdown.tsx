import { useState } from 'react'
import { LiveRegion } from './LiveRegion.tsx'

/**
 * The text of a countdown. Screen readers get the first text only, not one every second. `announced`:
 * also without the focus.
 */
export function Countdown({ text, announced = false }: { text: string; announced?: boolean }) {
  const [first] = useState(text)
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="unseen">{first}</span>
      {announced && <LiveRegion text={first} />}
    </>
  )
}
