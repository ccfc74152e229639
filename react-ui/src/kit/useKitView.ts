'use client'
import type { KitState } from '@latchkit/core'
import { useMemo } from 'react'
import type { Handle } from './HandleContext.ts'
import { shallowEqual } from './shallowEqual.ts'
import { useHandle } from './useHandle.ts'
import { useKitState } from './useKitState.ts'

/** A view that is drawn from what is so, not from a flow; made once per change of the parts it needs. */
export function useKitView<Parts extends object, View>(
  select: (state: KitState) => Parts,
  view: (parts: Parts, handle: Handle) => View,
): View {
  const handle = useHandle()
  const parts = useKitState(select, shallowEqual)
  return useMemo(() => view(parts, handle), [parts, handle, view])
}
