'use client'
import type { Kit, RouterState } from '@latchkit/core'
import { useMemo } from 'react'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'

/** Which page of the modal is shown, and the ways to others. */
export function useRouter(): RouterState & Kit['navigate'] {
  const { navigate } = useKit()
  const router = useKitState((state) => state.router)
  return useMemo(() => ({ ...router, ...navigate }), [router, navigate])
}
