'use client'
import { useEffect, useState } from 'react'

/** ms that count as at once. */
const patience = 200

/** Whether what is watched takes longer than a visitor takes for at once. Watching something else forgets what was watched before. */
export function useLate(): { late: boolean; watch(work: Promise<unknown>): void } {
  const [work, watch] = useState<Promise<unknown> | null>(null)
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (work === null) return
    const timer = setTimeout(() => setLate(true), patience)
    const settle = () => {
      clearTimeout(timer)
      setLate(false)
      watch((current) => (current === work ? null : current))
    }
    work.then(settle, settle)
    return () => clearTimeout(timer)
  }, [work])
  return { late: late && work !== null, watch }
}
