'use client'
import type { CheckedNamespace, KitNetwork, Namespace } from '@latchkit/core'
import { useMemo } from 'react'
import { networkOf } from '../kit/namespace-selectors.ts'
import { useKitState } from '../kit/useKitState.ts'

/**
 * The active network and the configured networks of a namespace. Default: the active network of the
 * kit and all configured networks.
 */
export function useNetwork<N extends Namespace>(namespace?: CheckedNamespace<N>): KitNetwork {
  const network = useKitState((state) => state.network)
  return useMemo(() => {
    const { active, supported } = networkOf({ network }, namespace)
    const networks =
      namespace === undefined
        ? network.networks
        : network.networks.filter(({ chainNamespace }) => chainNamespace === namespace)
    return { active, supported, networks }
  }, [network, namespace])
}
