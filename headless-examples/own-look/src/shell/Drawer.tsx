import { ModalPage, useKit, useKitState } from '@latchkit/react-ui'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { AnnounceContext } from '../components/announce.ts'
import { Alert } from './Alert.tsx'
import { DrawerPage } from './DrawerPage.tsx'
import { Toast } from './Toast.tsx'
import type { LastFocus } from './useViewFocus.ts'

/**
 * Drawer with the active view of the kit, at the side of the page or, on a phone, at the bottom.
 * Uses `<dialog>`, which traps and restores focus. It is not modal while the embedded wallet draws a
 * request: a modal dialog makes the rest of the page inert, also the frame of the wallet.
 */
export function Drawer() {
  const kit = useKit()
  const phase = useKitState(({ modal }) => modal.phase)
  const hasFrame = useKitState(({ approvals }) => approvals.request?.drawnBy === 'frame')
  const shaking = useKitState(({ modal }) => modal.shaking)
  const node = useRef<HTMLDialogElement>(null)
  const title = useId()
  const [lastFocus] = useState<LastFocus>(() => new Map())
  const [announcement, announce] = useState<string | null>(null)
  useEffect(() => {
    const dialog = node.current
    if (dialog === null) return
    const focusTitle = () => dialog.querySelector<HTMLElement>('[data-landing]')?.focus()
    // A dialog that is not modal restores the focus only from within.
    if (dialog.open) focusTitle()
    dialog.close()
    if (phase !== 'open') return
    if (hasFrame) dialog.show()
    else dialog.showModal()
    focusTitle()
  }, [phase, hasFrame])
  // Requests the close only: the kit decides whether the drawer closes.
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    kit.modal.requestClose()
  }
  // On a second Escape browsers close the dialog. Shows it again if the kit keeps the view open.
  const handleClose = () => {
    if (phase !== 'open' || node.current?.open) return
    kit.modal.requestClose()
    if (kit.state.getSnapshot().modal.phase === 'open') node.current?.showModal()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) handleCancel(event)
  }
  return (
    <dialog
      ref={node}
      className="drawer"
      aria-labelledby={title}
      data-phase={phase}
      data-shaking={shaking || undefined}
      onKeyDown={handleKeyDown}
      onCancel={handleCancel}
      onClose={handleClose}
      onClick={(event) => event.target === node.current && kit.modal.requestClose()}
    >
      <div className="drawer-body">
        <AnnounceContext.Provider value={announce}>
          <ModalPage>
            {(page) => (
              <DrawerPage key={page.entry.key} page={page} title={title} lastFocus={lastFocus} />
            )}
          </ModalPage>
        </AnnounceContext.Provider>
        <p className="unseen" role="status">
          {announcement}
        </p>
        <Alert />
        <Toast where="drawer" />
      </div>
    </dialog>
  )
}
