'use client'
import { useEffect, useSyncExternalStore } from 'react'
import type { Slots } from '../kit/SlotsContext.ts'
import { useKitContext } from '../kit/useKitContext.ts'
import { useKitState } from '../kit/useKitState.ts'
import { useLoader } from '../kit/useLoader.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Toaster } from './Toaster.tsx'
import { Unavailable } from './Unavailable.tsx'
import { useDialogLoader } from './useDialogLoader.ts'

type ModalProps = { duration?: number; slots?: Slots; toaster?: boolean }

/**
 * The modal, and the toasts of the kit. Its code loads when it opens, or earlier as the option
 * `preload` of the kit says. `duration`: duration of view transitions in ms; 0 disables them.
 * `slots`: components of the page that replace parts of the modal. `toaster`: false if the page
 * draws the toasts itself, or renders `Toaster` elsewhere.
 */
export function Modal({ duration = 150, slots, toaster = true }: ModalProps) {
  return (
    <>
      <ModalDialog duration={duration} slots={slots} />
      {toaster && <Toaster duration={duration} />}
    </>
  )
}

function ModalDialog({ duration, slots }: { duration: number; slots: Slots | undefined }) {
  const { kit, opener } = useKitContext()
  const dialog = useDialogLoader()
  const isShown = useKitState(({ modal }) => modal.phase !== 'closed')
  const retryOpening = useSyncExternalStore(opener.subscribe, opener.getSnapshot, () => null)
  const code = useLoader(dialog)
  useEffect(() => kit.modal.onPrepare(() => void dialog.load()), [kit, dialog])
  useEffect(() => {
    if (isShown && dialog.status() === 'idle') void dialog.load()
  }, [isShown, dialog])
  return (
    <>
      {!isShown && retryOpening && <Unavailable retry={retryOpening} close={opener.dismiss} />}
      {isShown && code.status === 'failed' && (
        <Unavailable retry={dialog.load} close={() => kit.close()} />
      )}
      {code.value !== null && (
        <code.value.Styles>
          {isShown && (
            <ErrorBoundary
              fallback={(retry) => <Unavailable retry={retry} close={() => kit.close()} />}
            >
              <code.value.Dialog duration={duration} slots={slots} />
            </ErrorBoundary>
          )}
        </code.value.Styles>
      )}
    </>
  )
}
