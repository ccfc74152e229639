'use client'
import type { Kit, KitState } from '@latchkit/core'
import { useMemo } from 'react'
import { shallowEqual } from './shallowEqual.ts'
import { useKit } from './useKit.ts'
import { useKitState } from './useKitState.ts'

/** A view that is drawn from what is so, not from a flow; made once per change of the parts it needs. */
export function useKitView<Parts extends object, View>(select: (state: KitState) => Parts, view: (parts: Parts, kit: Kit) => View): View {
  const kit = useKit()
  const parts = useKitState(select, shallowEqual)
  return useMemo(() => view(parts, kit), [parts, kit, view])
}
