'use client'
import type { Kit } from '@latchkit/core'
import { createRoot } from 'react-dom/client'
import { KitProvider } from '../kit/KitProvider.tsx'
import type { Locale } from '../locales/load-locale.ts'
import { Modal } from '../modal/Modal.tsx'
import { createContainer, type MountTarget } from './createContainer.ts'

/** `toaster`: false if the page draws the toasts itself. */
export type MountOptions = { locale?: Locale; nonce?: string; toaster?: boolean }

/**
 * Renders the modal in a page without React: at the end of the body, in an element, or in a shadow
 * root. With the options `disableAppend` and `enableEmbedded`, it renders only if `target` is
 * given. Returns unmount.
 */
export function mount(
  kit: Kit,
  target?: MountTarget,
  { toaster = true, ...options }: MountOptions = {},
): () => void {
  const { embedded, disableAppend } = kit.state.getSnapshot().config
  if (target === undefined && (embedded || disableAppend)) return () => {}
  const { container, remove } = createContainer(target)
  const root = createRoot(container)
  // Toasts are over the page, but the styles may be in the shadow root only.
  const isInShadow = container.getRootNode() instanceof ShadowRoot
  root.render(
    <KitProvider
      kit={kit}
      container={(embedded && !isInShadow) || target === undefined ? null : container}
      {...options}
    >
      <Modal toaster={toaster} />
    </KitProvider>,
  )
  return () => {
    root.unmount()
    remove()
  }
}
