'use client'
import type { Kit } from '@latchkit/core'
import { createRoot } from 'react-dom/client'
import { KitProvider } from '../kit/KitProvider.tsx'
import type { Language } from '../locales/words.ts'
import { Modal } from '../modal/Modal.tsx'
import { placeOf, type Where } from './placeOf.ts'

export type MountOptions = { words?: Language; nonce?: string }

/**
 * Puts the modal on a page without React: at the end of the body, in an element, or in a shadow root. Where the page said that it
 * appends the modal itself (`disableAppend`, embedded mode), nothing is put anywhere until it says where. Returns the way to take it back.
 */
export function mount(kit: Kit, where?: Where, options: MountOptions = {}): () => void {
  const { embedded, disableAppend } = kit.store.getSnapshot().config
  if (where === undefined && (embedded || disableAppend)) return () => {}
  const place = placeOf(where)
  const root = createRoot(place.container)
  root.render(
    <KitProvider kit={kit} container={embedded ? null : place.container} {...options}>
      <Modal />
    </KitProvider>,
  )
  return () => {
    root.unmount()
    place.remove()
  }
}
