import { useState } from 'react'
import { useTexts } from '../../locales/useTexts.ts'
import { emailTexts } from './texts/en.ts'
import { waitText } from './wait-text.ts'

/**
 * How long the visitor has to wait for the next e-mail. It counts down for the eye only: screen
 * readers get the seconds of the first render, so that neither an accessible name nor a live region
 * changes every second.
 */
export function CountdownText({ seconds }: { seconds: number }) {
  const texts = useTexts(emailTexts)
  const [first] = useState(seconds)
  return (
    <>
      <span aria-hidden="true">{waitText(texts, seconds)}</span>
      <span className="lk-hidden">{waitText(texts, first)}</span>
    </>
  )
}
