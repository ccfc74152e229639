'use client'
import { useEffect, useState } from 'react'

/** Time in ms in which a click may be the second click of a double click on the previous screen. */
export const doubleClickTime = 400

/**
 * Whether the component has been mounted for 400 ms. Buttons that send funds ignore clicks before,
 * so that a double click on the previous screen does not confirm a transfer.
 */
export function useClickGuard(): boolean {
  const [enabled, setEnabled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setEnabled(true), doubleClickTime)
    return () => clearTimeout(timer)
  }, [])
  return enabled
}
