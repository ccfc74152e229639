'use client'
import type { KitState, Namespace } from '@latchkit/core'
import { type WalletRows, walletList } from '@latchkit/core/utils'
import { useMemo } from 'react'
import { shallowEqual } from '../kit/shallowEqual.ts'
import { useKitState } from '../kit/useKitState.ts'
import { useWake } from './useWake.ts'

const parts = ({ config, connections, directory, network, modal }: KitState) => ({
  config,
  connections,
  directory,
  network,
  modal,
})

/**
 * The wallets to choose from, in groups and in display order: those of a namespace where one is named, else what the modal offers.
 * Mounting it is what makes the kit look for wallets.
 */
export function useWallets(namespace?: Namespace): readonly WalletRows[] {
  useWake()
  const source = useKitState(parts, shallowEqual)
  return useMemo(
    () => walletList(namespace === undefined ? source : { ...source, modal: { namespace } }),
    [source, namespace],
  )
}
