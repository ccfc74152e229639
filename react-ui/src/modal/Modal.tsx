'use client'
import { useEffect, useSyncExternalStore } from 'react'
import type { Slots } from '../kit/SlotsContext.ts'
import { useKitContext } from '../kit/useKitContext.ts'
import { useKitState } from '../kit/useKitState.ts'
import { useLoader } from '../kit/useLoader.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Unavailable } from './Unavailable.tsx'
import { useDialogLoader } from './useDialogLoader.ts'

/**
 * The modal. Its code loads when it opens, or earlier as the option `preload` of the kit says.
 * `duration`: duration of view transitions in ms; 0 disables them. `slots`: components of the page
 * that replace parts of the modal.
 */
export function Modal({ duration = 150, slots }: { duration?: number; slots?: Slots }) {
  const { kit, opener } = useKitContext()
  const dialog = useDialogLoader()
  const isShown = useKitState(({ modal }) => modal.phase !== 'closed')
  const retryOpening = useSyncExternalStore(opener.subscribe, opener.getSnapshot, () => null)
  const code = useLoader(dialog)
  useEffect(() => kit.modal.onPrepare(() => void dialog.load()), [kit, dialog])
  useEffect(() => {
    if (isShown && dialog.getSnapshot().status === 'idle') void dialog.load()
  }, [isShown, dialog])
  if (!isShown) return retryOpening && <Unavailable retry={retryOpening} close={opener.dismiss} />
  if (code.status === 'failed') {
    return <Unavailable retry={() => void dialog.load()} close={() => kit.close()} />
  }
  if (code.status !== 'ready') return null
  const { Dialog, panels } = code.value
  return (
    <ErrorBoundary fallback={(retry) => <Unavailable retry={retry} close={() => kit.close()} />}>
      <Dialog panels={panels} duration={duration} slots={slots} />
    </ErrorBoundary>
  )
}
