'use client'
import type { Kit, ModalState } from '@latchkit/core'
import { useMemo } from 'react'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'

/** Opens and closes the modal, and says how it stands. `tryClose` is what its own close button does. */
export function useModal(): ModalState & Pick<Kit, 'open' | 'close' | 'tryClose'> {
  const { open, close, tryClose } = useKit()
  const modal = useKitState((state) => state.modal)
  return useMemo(() => ({ ...modal, open, close, tryClose }), [modal, open, close, tryClose])
}
