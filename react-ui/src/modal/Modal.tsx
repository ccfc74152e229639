'use client'
import { useEffect, useSyncExternalStore } from 'react'
import { useHandle } from '../kit/useHandle.ts'
import { useKitState } from '../kit/useKitState.ts'
import { useLoader } from '../kit/useLoader.ts'
import { Boundary } from './Boundary.tsx'
import { Unavailable } from './Unavailable.tsx'
import { useDialog } from './useDialog.ts'

/** The modal. Its code is fetched when it is first wanted: when it opens, or when a button is about to open it. `duration`: ms a view travels. */
export function Modal({ duration = 150 }: { duration?: number }) {
  const { kit, opening } = useHandle()
  const dialog = useDialog()
  const wanted = useKitState(({ modal }) => modal.phase !== 'closed')
  const retryOpening = useSyncExternalStore(opening.subscribe, opening.getSnapshot, () => null)
  const code = useLoader(dialog)
  useEffect(() => {
    if (wanted) void dialog.load()
  }, [wanted, dialog])
  if (!wanted) return retryOpening && <Unavailable retry={retryOpening} close={opening.forget} />
  if (code.status === 'failed')
    return <Unavailable retry={() => void dialog.load()} close={() => kit.close()} />
  if (code.status !== 'ready') return null
  const { Dialog, panels } = code.value
  return (
    <Boundary fallback={(retry) => <Unavailable retry={retry} close={() => kit.close()} />}>
      <Dialog panels={panels} duration={duration} />
    </Boundary>
  )
}
