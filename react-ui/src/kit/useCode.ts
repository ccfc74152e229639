'use client'
import { lazy } from '@latchkit/core/internal'
import { useEffect, useState } from 'react'
import { createLoader } from './loader.ts'
import { useLoader } from './useLoader.ts'

/**
 * The module that `importModule` imports once it is needed, null until it has loaded. If it is needed
 * at first, the import starts with the first render, so that code that is loaded already appears in
 * the first frame. `load` starts it earlier, or again if it failed.
 */
export function useCode<Module>(
  importModule: () => Promise<Module>,
  isNeeded: boolean,
): { code: Module | null; failed: boolean; load: () => void } {
  const [loader] = useState(() => {
    const created = createLoader(lazy(importModule))
    if (isNeeded) void created.load()
    return created
  })
  const state = useLoader(loader)
  useEffect(() => {
    if (isNeeded) void loader.load()
  }, [loader, isNeeded])
  return {
    code: state.status === 'ready' ? state.value : null,
    failed: state.status === 'failed',
    load: loader.load,
  }
}
