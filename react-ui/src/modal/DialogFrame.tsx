'use client'
import { createPortal } from 'react-dom'
import { useKitContext } from '../kit/useKitContext.ts'
import { useKitState } from '../kit/useKitState.ts'
import { DialogWindow } from './DialogWindow.tsx'
import type { FrameProps } from './frame.types.ts'
import { usePortalHost } from './usePortalHost.ts'

/**
 * Renders the modal over the page: in the container of the `KitProvider`, else at its own place in
 * the React tree with `disableAppend`, else in the host of `usePortalHost`.
 */
export function DialogFrame(props: FrameProps) {
  const { container } = useKitContext().renderOptions
  const disableAppend = useKitState(({ config }) => config.disableAppend)
  return disableAppend && container === null ? (
    <Root {...props} />
  ) : (
    <PortalRoot {...props} container={container} />
  )
}

function PortalRoot({ container, ...props }: FrameProps & { container: HTMLElement | null }) {
  return createPortal(<Root {...props} />, usePortalHost(container))
}

function Root({ root, ...props }: FrameProps) {
  return (
    <div {...root} className="latchkit lk-root">
      <DialogWindow {...props} />
    </div>
  )
}
