'use client'
import type { ReactNode } from 'react'
import { useKitView } from '../../kit/useKitView.ts'
import { type NetworksView, networksView, selectNetworksView } from './networksView.ts'

/** Renders the networks to choose from. */
export function Networks({ children }: { children: (networks: NetworksView) => ReactNode }) {
  return children(useKitView(selectNetworksView, networksView))
}
