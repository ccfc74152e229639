'use client'
import type { KitState } from '@latchkit/core'
import { shallowEqual } from '@latchkit/core/internal'
import { useContext, useMemo } from 'react'
import { EntryContext } from './EntryContext.ts'
import type { KitContextValue } from './KitContext.ts'
import { useKitContext } from './useKitContext.ts'
import { useKitState } from './useKitState.ts'

/**
 * Dependencies of a view's commands. `inModal`: whether the component is inside the modal. Commands
 * of other components must not navigate the modal.
 */
export type ViewContext = Pick<KitContextValue, 'kit' | 'opener'> & { inModal: boolean }

/**
 * Returns the view of a screen that needs no flow: `view` maps the selected parts of the kit's
 * state to a step. Memoized until one of the parts changes; define `select` and `view` outside
 * components.
 */
export function useKitView<Parts extends object, View>(
  select: (state: KitState) => Parts,
  view: (parts: Parts, context: ViewContext) => View,
): View {
  const { kit, opener } = useKitContext()
  const parts = useKitState(select, shallowEqual)
  const inModal = useContext(EntryContext) !== null
  return useMemo(() => view(parts, { kit, opener, inModal }), [parts, kit, opener, inModal, view])
}
