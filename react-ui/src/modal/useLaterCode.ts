'use client'
import { lazy } from '@latchkit/core/internal'
import { useEffect, useState } from 'react'
import { createLoader } from '../kit/loader.ts'
import { useLoader } from '../kit/useLoader.ts'
import { whenIdle } from './whenIdle.ts'

const createLaterLoader = () =>
  createLoader(
    lazy(
      () => import('./laterCode.ts'),
      ({ laterCode }) => laterCode,
    ),
  )

/**
 * The components and keys that the first view does not need. Null until their code has loaded, which
 * starts when the page is idle; a message that opens earlier is shown then.
 */
export function useLaterCode() {
  const [loader] = useState(createLaterLoader)
  const code = useLoader(loader)
  useEffect(() => whenIdle(() => void loader.load()), [loader])
  return code.status === 'ready' ? code.value : null
}
