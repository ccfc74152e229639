import { ModalPage, useKit, useKitState } from '@latchkit/react-ui'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { Alert } from './Alert.tsx'
import { DrawerPage } from './DrawerPage.tsx'
import { SayContext } from './say.ts'
import { Toast } from './Toast.tsx'
import type { Used } from './useLanding.ts'

/** At the side of the page, at its foot on a phone: whatever page of the kit is on. The browser's own dialog traps the focus and gives it back. */
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
  // the kit decides whether it closes
  const leave = (event: SyntheticEvent) => {
    event.preventDefault()
    kit.tryClose()
  }
  // who insists is let out by the browser without a question; where the kit stays, it stays
  const gone = () => {
    if (phase !== 'open') return
    kit.tryClose()
    if (kit.store.getSnapshot().modal.phase === 'open') node.current?.showModal()
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
      onClick={(event) => event.target === node.current && kit.tryClose()}
    >
      <div className="drawer-body">
        <SayContext.Provider value={say}>
          <ModalPage>
            {(page) => <DrawerPage key={page.entry.key} page={page} title={title} used={used} />}
          </ModalPage>
        </SayContext.Provider>
        <p className="unseen" role="status">
          {said}
        </p>
        <Alert />
        <Toast where="drawer" />
      </div>
    </dialog>
  )
}
