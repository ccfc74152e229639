'use client'
import { type ReactNode, useMemo } from 'react'
import { MotionContext } from './MotionContext.ts'
import { useIdleCode } from './useIdleCode.ts'

const importAnimate = () => import('./animate.ts')

/**
 * Provides `animate` once its code has loaded, which starts when the page is idle. If it fails to
 * load, views change without animation.
 */
export function MotionProvider({ duration, children }: { duration: number; children: ReactNode }) {
  const code = useIdleCode(importAnimate)
  const animate = code !== null && duration > 0 ? code.animateElement : null
  const value = useMemo(() => ({ animate, seconds: duration / 1_000 }), [animate, duration])
  return <MotionContext.Provider value={value}>{children}</MotionContext.Provider>
}
