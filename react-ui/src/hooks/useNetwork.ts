'use client'
import type { CheckedNamespace, KitNetwork, Namespace } from '@latchkit/core'
import { networkOf } from '@latchkit/core/internal'
import { useMemo } from 'react'
import { useKitState } from '../kit/useKitState.ts'

/**
 * The active network and the configured networks of a namespace. Default: the active network of the
 * kit and all configured networks.
 */
export function useNetwork<N extends Namespace>(namespace?: CheckedNamespace<N>): KitNetwork {
  const network = useKitState((state) => state.network)
  return useMemo(() => networkOf(network, namespace), [network, namespace])
}
