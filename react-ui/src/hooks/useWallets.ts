'use client'
import type { KitState, Namespace } from '@latchkit/core'
import { shallowEqual } from '@latchkit/core/internal'
import { type WalletRows, walletList } from '@latchkit/core/utils'
import { useMemo } from 'react'
import { useKitState } from '../kit/useKitState.ts'
import { useLoadKit } from './useLoadKit.ts'

const selectParts = ({ config, connections, directory, network, modal }: KitState) => ({
  config,
  connections,
  directory,
  network,
  modal,
})

/**
 * The wallets to choose from, grouped and in display order. Default: the wallets that the modal
 * offers. Loads the kit, which starts wallet discovery.
 */
export function useWallets(namespace?: Namespace): readonly WalletRows[] {
  useLoadKit()
  const parts = useKitState(selectParts, shallowEqual)
  return useMemo(
    () => walletList(namespace === undefined ? parts : { ...parts, modal: { namespace } }),
    [parts, namespace],
  )
}
