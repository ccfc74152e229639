'use client'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createLoader } from '../kit/loader.ts'
import { useLoader } from '../kit/useLoader.ts'
import { MotionContext } from './MotionContext.ts'
import { whenIdle } from './whenIdle.ts'

const createMotion = () => createLoader(async () => (await import('./move.ts')).move)

/** Gives what is inside its movement, once the modal is idle. Where that code does not come, views change without moving. */
export function MotionShell({ duration, children }: { duration: number; children: ReactNode }) {
  const [motion] = useState(createMotion)
  const code = useLoader(motion)
  const move = code.status === 'ready' && duration > 0 ? code.value : null
  useEffect(() => whenIdle(() => void motion.load()), [motion])
  const value = useMemo(() => ({ move, seconds: duration / 1_000 }), [move, duration])
  return <MotionContext.Provider value={value}>{children}</MotionContext.Provider>
}
