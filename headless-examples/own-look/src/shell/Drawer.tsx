import { ModalPage, useKit, useKitState } from '@latchkit/react-ui'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { AnnounceContext } from '../components/announce.ts'
import { Alert } from './Alert.tsx'
import { DrawerPage } from './DrawerPage.tsx'
import { Toast } from './Toast.tsx'
import type { LastFocus } from './useViewFocus.ts'

/**
 * Drawer with the active view of the kit, at the side of the page or, on a phone, at the bottom.
 * Uses `<dialog>`, which traps and restores focus.
 */
export function Drawer() {
  const kit = useKit()
  const phase = useKitState(({ modal }) => modal.phase)
  const shaking = useKitState(({ modal }) => modal.shaking)
  const node = useRef<HTMLDialogElement>(null)
  const title = useId()
  const [lastFocus] = useState<LastFocus>(() => new Map())
  const [announcement, announce] = useState<string | null>(null)
  useEffect(() => {
    const dialog = node.current
    if (dialog === null) return
    if (phase === 'open' && !dialog.open) {
      dialog.showModal()
      dialog.querySelector<HTMLElement>('[data-landing]')?.focus()
    }
    if (phase !== 'open' && dialog.open) dialog.close()
  }, [phase])
  // Requests the close only: the kit decides whether the drawer closes.
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    kit.modal.requestClose()
  }
  // On a second Escape browsers close the dialog. Shows it again if the kit keeps the view open.
  const handleClose = () => {
    if (phase !== 'open') return
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
