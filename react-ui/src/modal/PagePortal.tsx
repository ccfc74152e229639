'use client'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useKitContext } from '../kit/useKitContext.ts'
import { useKitState } from '../kit/useKitState.ts'
import { usePortalHost } from './usePortalHost.ts'

type Props = { children: ReactNode }

/**
 * Renders over the page: in the container of the `KitProvider`, else at its own place in the React
 * tree with `disableAppend`, else in the host of `usePortalHost`.
 */
export function PagePortal({ children }: Props) {
  const { container } = useKitContext().renderOptions
  const disableAppend = useKitState(({ config }) => config.disableAppend)
  return disableAppend && container === null ? (
    children
  ) : (
    <HostPortal container={container}>{children}</HostPortal>
  )
}

const HostPortal = ({ container, children }: Props & { container: HTMLElement | null }) =>
  createPortal(children, usePortalHost(container))
