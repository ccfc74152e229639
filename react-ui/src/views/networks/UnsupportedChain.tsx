'use client'
import type { ReactNode } from 'react'
import { useKitView } from '../../kit/useKitView.ts'
import {
  type UnsupportedChainView,
  unsupportedChainParts,
  unsupportedChainView,
} from './unsupportedChainView.ts'

/** The wallet is on a network that the page does not offer, without a look. */
export function UnsupportedChain({
  children,
}: {
  children: (unsupported: UnsupportedChainView) => ReactNode
}) {
  return children(useKitView(unsupportedChainParts, unsupportedChainView))
}
