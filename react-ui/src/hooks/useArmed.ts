'use client'
import { useEffect, useState } from 'react'

/** ms in which a click may still be the second half of the one that led here. */
const settling = 400

/** Whether what is drawn has been there long enough for a click to be meant: a button that moves money does nothing before. */
export function useArmed(): boolean {
  const [armed, setArmed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), settling)
    return () => clearTimeout(timer)
  }, [])
  return armed
}
