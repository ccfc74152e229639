'use client'
import { useEffect, useState } from 'react'

/** How long a text has to stay the same until it is announced, in ms. */
const settleMs = 1_000

/** The text as it was when it last stayed the same for a while, for announcements of typed values. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
