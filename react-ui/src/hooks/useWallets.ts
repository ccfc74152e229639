'use client'
import type { KitState } from '@latchkit/core'
import { deviceFlags, type WalletRows, walletList } from '@latchkit/core/domain'
import { useMemo } from 'react'
import { shallowEqual } from '../kit/shallowEqual.ts'
import { useHydrated } from '../kit/useHydrated.ts'
import { useKitState } from '../kit/useKitState.ts'

const parts = ({ config, connections }: KitState) => ({
  connectors: connections.connectors,
  recent: connections.recent,
  customWallets: config.customWallets,
  excludeWalletIds: config.excludeWalletIds,
  connectorTypeOrder: config.features.connectorTypeOrder,
})

/** The wallets to choose from, in groups and in display order. */
export function useWallets(): readonly WalletRows[] {
  const source = useKitState(parts, shallowEqual)
  const mobile = useHydrated() && isMobile()
  return useMemo(() => walletList({ ...source, mobile }), [source, mobile])
}

const isMobile = () => deviceFlags({ userAgent: navigator.userAgent, coarsePointer: matchMedia('(pointer: coarse)').matches }).mobile
