'use client'
import type { KitState } from '@latchkit/core'
import { type WalletRows, walletList } from '@latchkit/core/domain'
import { useMemo } from 'react'
import { shallowEqual } from '../kit/shallowEqual.ts'
import { useKitState } from '../kit/useKitState.ts'
import { useWake } from './useWake.ts'

const parts = ({ config, connections, directory, network }: KitState) => ({ config, connections, directory, network })

/** The wallets to choose from, in groups and in display order. Mounting it is what makes the kit look for wallets. */
export function useWallets(): readonly WalletRows[] {
  useWake()
  const source = useKitState(parts, shallowEqual)
  return useMemo(() => walletList(source), [source])
}
