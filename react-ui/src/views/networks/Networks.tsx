'use client'
import type { Child } from '../../kit/child.types.ts'
import { useKitView } from '../../kit/useKitView.ts'
import { type NetworksView, networksView, selectNetworksView } from './networksView.ts'

/** Renders the networks to choose from. */
export const Networks = ({ children }: Child<NetworksView>) =>
  children(useKitView(selectNetworksView, networksView))
