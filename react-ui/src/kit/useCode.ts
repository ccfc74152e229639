'use client'
import { type Lazy, lazy } from '@latchkit/core/internal'
import { useEffect } from 'react'
import type { KitContextValue } from './KitContext.ts'
import { useKitContext } from './useKitContext.ts'
import { useLoader } from './useLoader.ts'

/** The loader of a module. */
export const codeLoader = <Module>(
  { loaderOf }: Pick<KitContextValue, 'loaderOf'>,
  importModule: () => Promise<Module>,
): Lazy<Module> => loaderOf(importModule, () => lazy(importModule))

/**
 * Imports a module once it is needed. `code` is the module, null until it is loaded: the first
 * render has code that any component of the kit has loaded. `load` starts the import earlier, or
 * again after it failed. `importModule` must be the same function in each render.
 */
export function useCode<Module>(
  importModule: () => Promise<Module>,
  isNeeded: boolean,
): { code: Module | null; failed: boolean; load: () => void } {
  const loader = codeLoader(useKitContext(), importModule)
  const { status, value } = useLoader(loader)
  useEffect(() => {
    if (isNeeded) void loader.load()
  }, [loader, isNeeded])
  return {
    code: value,
    failed: status === 'failed',
    load: loader.load,
  }
}
