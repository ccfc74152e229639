'use client'
import type { KitState } from '@latchkit/core'
import { useContext, useMemo } from 'react'
import { EntryContext } from './EntryContext.ts'
import type { Handle } from './HandleContext.ts'
import { shallowEqual } from './shallowEqual.ts'
import { useHandle } from './useHandle.ts'
import { useKitState } from './useKitState.ts'

/** Where a view is drawn: `inModal` false is a page of its own, where nothing in the modal is to be moved. */
export type ViewPlace = Pick<Handle, 'kit' | 'opening'> & { inModal: boolean }

/** A view that is drawn from what is so, not from a flow; made once per change of the parts it needs. */
export function useKitView<Parts extends object, View>(
  select: (state: KitState) => Parts,
  view: (parts: Parts, place: ViewPlace) => View,
): View {
  const handle = useHandle()
  const parts = useKitState(select, shallowEqual)
  const inModal = useContext(EntryContext) !== null
  return useMemo(
    () => view(parts, { kit: handle.kit, opening: handle.opening, inModal }),
    [parts, handle, inModal, view],
  )
}
