'use client'
import { useEffect } from 'react'
import { useCode } from '../kit/useCode.ts'
import { whenIdle } from './whenIdle.ts'

/** Imports a module when the page is idle. Null until it is loaded. */
export function useIdleCode<Module>(importModule: () => Promise<Module>): Module | null {
  const { code, load } = useCode(importModule, false)
  useEffect(() => whenIdle(load), [load])
  return code
}
