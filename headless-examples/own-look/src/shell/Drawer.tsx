import { ModalPage, useKit, useKitState } from '@latchkit/react-ui'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { AnnounceContext } from '../components/announce.ts'
import { Alert } from './Alert.tsx'
import { DrawerPage } from './DrawerPage.tsx'
import { Toast } from './Toast.tsx'
import type { Used } from './useLanding.ts'

/**
 * Drawer with the kit's active view, at the side or, on a phone, at the bottom. Uses `<dialog>`,
 * which traps and restores focus.
 */
export function Drawer() {
  const kit = useKit()
  const phase = useKitState(({ modal }) => modal.phase)
  const shaking = useKitState(({ modal }) => modal.shaking)
  const node = useRef<HTMLDialogElement>(null)
  const title = useId()
  const [used] = useState<Used>(() => new Map())
  const [said, say] = useState<string | null>(null)
  useEffect(() => {
    const dialog = node.current
    if (dialog === null) return
    if (phase === 'open' && !dialog.open) {
      dialog.showModal()
      dialog.querySelector<HTMLElement>('[data-landing]')?.focus()
    }
    if (phase !== 'open' && dialog.open) dialog.close()
  }, [phase])
  // the kit decides whether the drawer closes
  const leave = (event: SyntheticEvent) => {
    event.preventDefault()
    kit.modal.requestClose()
  }
  // browsers close a dialog on a second attempt; it is shown again if the kit keeps the view open
  const gone = () => {
    if (phase !== 'open') return
    kit.modal.requestClose()
    if (kit.state.getSnapshot().modal.phase === 'open') node.current?.showModal()
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) leave(event)
  }
  return (
    <dialog
      ref={node}
      className="drawer"
      aria-labelledby={title}
      data-phase={phase}
      data-shaking={shaking || undefined}
      onKeyDown={keys}
      onCancel={leave}
      onClose={gone}
      onClick={(event) => event.target === node.current && kit.modal.requestClose()}
    >
      <div className="drawer-body">
        <AnnounceContext.Provider value={say}>
          <ModalPage>
            {(page) => <DrawerPage key={page.entry.key} page={page} title={title} used={used} />}
          </ModalPage>
        </AnnounceContext.Provider>
        <p className="unseen" role="status">
          {said}
        </p>
        <Alert />
        <Toast where="drawer" />
      </div>
    </dialog>
  )
}
