'use client'
import { KitProvider, type KitProviderProps } from '../kit/KitProvider.tsx'
import { Modal } from '../modal/Modal.tsx'

/**
 * Provides a kit and renders its modal, which AppKit appends to the page automatically. With the
 * options `disableAppend` and `enableEmbedded` the page renders `Modal` where it belongs.
 */
export function AppKitProvider({ children, ...props }: KitProviderProps) {
  const { disableAppend, embedded } = props.kit.state.getSnapshot().config
  return (
    <KitProvider {...props}>
      {children}
      {!disableAppend && !embedded && <Modal />}
    </KitProvider>
  )
}
