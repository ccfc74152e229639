'use client'
import type { Namespace, NetworkState } from '@latchkit/core'
import { useMemo } from 'react'
import { networkOf } from '../kit/of-namespace.ts'
import { useKitState } from '../kit/useKitState.ts'

/** The active network, whether the page offers it, and all that it offers; of one namespace where one is named. */
export function useNetwork(namespace?: Namespace): NetworkState {
  const network = useKitState((state) => state.network)
  return useMemo(() => {
    if (namespace === undefined) return network
    const networks = network.networks.filter(({ chainNamespace }) => chainNamespace === namespace)
    return { ...network, networks, ...networkOf({ network }, namespace) }
  }, [network, namespace])
}
