'use client'
import type { ReactNode } from 'react'
import { useKitView } from '../../kit/useKitView.ts'
import { type NetworksView, networksView, selectNetworksView } from './networksView.ts'

/** The networks to choose from, without a look. */
export function Networks({ children }: { children: (networks: NetworksView) => ReactNode }) {
  return children(useKitView(selectNetworksView, networksView))
}
