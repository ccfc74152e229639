'use client'
import type { Kit, ModalState } from '@latchkit/core'
import { useMemo } from 'react'
import { useHandle } from '../kit/useHandle.ts'
import { useKitState } from '../kit/useKitState.ts'

/** Opens and closes the modal, and says how it stands. `tryClose` is what its own close button does. */
export function useModal(): ModalState & Pick<Kit, 'open' | 'close' | 'tryClose'> {
  const { kit, opening } = useHandle()
  const modal = useKitState((state) => state.modal)
  return useMemo(
    () => ({ ...modal, open: opening.open, close: kit.close, tryClose: kit.tryClose }),
    [modal, kit, opening],
  )
}
