'use client'
import { LazyMotion, MotionConfig } from 'framer-motion'
import { type ReactNode, useMemo, useState } from 'react'
import { useHandle } from '../kit/useHandle.ts'
import { MotionContext } from './MotionContext.ts'
import { motionFeatures } from './motionFeatures.ts'

/** Gives the views their movement once the modal is idle. */
export function MotionShell({ duration, children }: { duration: number; children: ReactNode }) {
  const { nonce } = useHandle().drawing
  const [ready, setReady] = useState(false)
  const motion = useMemo(() => ({ ready, seconds: duration / 1_000 }), [ready, duration])
  const fetchFeatures = () =>
    motionFeatures().then((features) => {
      setReady(true)
      return features
    })
  return (
    <LazyMotion strict features={fetchFeatures}>
      <MotionConfig reducedMotion="user" {...(nonce !== undefined && { nonce })}>
        <MotionContext.Provider value={motion}>{children}</MotionContext.Provider>
      </MotionConfig>
    </LazyMotion>
  )
}
