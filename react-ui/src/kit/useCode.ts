'use client'
import { useEffect } from 'react'
import { useKitContext } from './useKitContext.ts'
import { useLoader } from './useLoader.ts'

/**
 * Imports a module once it is needed. `code` is the module, null until it is loaded: the first
 * render has code that any component of the kit has loaded. `load` starts the import earlier, or
 * again after it failed. `importModule` must be the same function in each render.
 */
export function useCode<Module>(
  importModule: () => Promise<Module>,
  isNeeded: boolean,
): { code: Module | null; failed: boolean; load: () => void } {
  const loader = useKitContext().codeLoader(importModule)
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
