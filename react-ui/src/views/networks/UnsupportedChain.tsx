'use client'
import type { ReactNode } from 'react'
import { useKitView } from '../../kit/useKitView.ts'
import {
  selectUnsupportedChainView,
  type UnsupportedChainView,
  unsupportedChainView,
} from './unsupportedChainView.ts'

/** Renders the choice of a network while the wallet is on an unsupported one. */
export function UnsupportedChain({
  children,
}: {
  children: (unsupported: UnsupportedChainView) => ReactNode
}) {
  return children(useKitView(selectUnsupportedChainView, unsupportedChainView))
}
