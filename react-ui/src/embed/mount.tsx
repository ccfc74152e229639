'use client'
import type { Kit } from '@latchkit/core'
import { createRoot } from 'react-dom/client'
import { KitProvider } from '../kit/KitProvider.tsx'
import type { Locale } from '../locales/load-locale.ts'
import { Modal } from '../modal/Modal.tsx'
import { createContainer, type MountTarget } from './createContainer.ts'

export type MountOptions = { locale?: Locale; nonce?: string }

/**
 * Renders the modal in a page without React: at the end of the body, in an element, or in a shadow
 * root. With the options `disableAppend` and `enableEmbedded`, it renders only if `target` is
 * given. Returns unmount.
 */
export function mount(kit: Kit, target?: MountTarget, options: MountOptions = {}): () => void {
  const { embedded, disableAppend } = kit.state.getSnapshot().config
  if (target === undefined && (embedded || disableAppend)) return () => {}
  const { container, remove } = createContainer(target)
  const root = createRoot(container)
  root.render(
    <KitProvider
      kit={kit}
      container={embedded || target === undefined ? null : container}
      {...options}
    >
      <Modal />
    </KitProvider>,
  )
  return () => {
    root.unmount()
    remove()
  }
}
