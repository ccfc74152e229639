'use client'
import type { Kit, RouterState } from '@latchkit/core'
import { useMemo } from 'react'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'

export type Router = RouterState &
  Pick<Kit['modal'], 'push' | 'replace' | 'reset' | 'back' | 'backTo'>

/** The view stack of the modal, and functions that change it. */
export function useRouter(): Router {
  const { push, replace, reset, back, backTo } = useKit().modal
  const router = useKitState((state) => state.router)
  return useMemo(
    () => ({ ...router, push, replace, reset, back, backTo }),
    [router, push, replace, reset, back, backTo],
  )
}
