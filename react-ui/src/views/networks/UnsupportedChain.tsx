'use client'
import type { ReactNode } from 'react'
import { useKitView } from '../../kit/useKitView.ts'
import {
  selectUnsupportedChainView,
  type UnsupportedChainView,
  unsupportedChainView,
} from './unsupportedChainView.ts'

/** The wallet is on a network that the page does not offer, without a look. */
export function UnsupportedChain({
  children,
}: {
  children: (unsupported: UnsupportedChainView) => ReactNode
}) {
  return children(useKitView(selectUnsupportedChainView, unsupportedChainView))
}
