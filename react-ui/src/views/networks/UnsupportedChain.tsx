'use client'
import type { Child } from '../../kit/child.types.ts'
import { useKitView } from '../../kit/useKitView.ts'
import {
  selectUnsupportedChainView,
  type UnsupportedChainView,
  unsupportedChainView,
} from './unsupportedChainView.ts'

/** Renders the choice of a network while the wallet is on an unsupported one. */
export const UnsupportedChain = ({ children }: Child<UnsupportedChainView>) =>
  children(useKitView(selectUnsupportedChainView, unsupportedChainView))
