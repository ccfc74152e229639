'use client'
import type { Kit, ModalState } from '@latchkit/core'
import { useMemo } from 'react'
import { useKitContext } from '../kit/useKitContext.ts'
import { useKitState } from '../kit/useKitState.ts'

export type ModalControls = ModalState &
  Pick<Kit, 'open' | 'close'> &
  Pick<Kit['modal'], 'requestClose'>

/**
 * The state of the modal, and functions that open and close it. `open` does not reject: `Modal`
 * shows a failure with a retry.
 */
export function useModal(): ModalControls {
  const { kit, opener } = useKitContext()
  const modal = useKitState((state) => state.modal)
  return useMemo(
    () => ({
      ...modal,
      open: opener.open,
      close: kit.close,
      requestClose: kit.modal.requestClose,
    }),
    [modal, kit, opener],
  )
}
