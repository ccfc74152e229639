'use client'
import { lazy } from '@latchkit/core/internal'
import { useEffect, useState } from 'react'
import { createLoader } from './loader.ts'
import { useLoader } from './useLoader.ts'

/**
 * Imports a module once it is needed. `code` is the module, null until it is loaded. If it is
 * needed in the first render, the import starts there, so that code that is loaded already is in
 * the first frame. `load` starts the import earlier, or again after it failed.
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
