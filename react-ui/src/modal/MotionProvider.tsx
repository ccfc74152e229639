'use client'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createLoader } from '../kit/loader.ts'
import { useLoader } from '../kit/useLoader.ts'
import { MotionContext } from './MotionContext.ts'
import { whenIdle } from './whenIdle.ts'

const createAnimateLoader = () =>
  createLoader(async () => (await import('./animate.ts')).animateElement)

/**
 * Provides `animate` once its code has loaded, which starts when the page is idle. If it fails to
 * load, views change without animation.
 */
export function MotionProvider({ duration, children }: { duration: number; children: ReactNode }) {
  const [loader] = useState(createAnimateLoader)
  const code = useLoader(loader)
  const animate = code.status === 'ready' && duration > 0 ? code.value : null
  useEffect(() => whenIdle(() => void loader.load()), [loader])
  const value = useMemo(() => ({ animate, seconds: duration / 1_000 }), [animate, duration])
  return <MotionContext.Provider value={value}>{children}</MotionContext.Provider>
}
