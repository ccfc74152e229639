'use client'
import type { Namespace, Network } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useReceive } from '../../hooks/useReceive.ts'

export type CompatibleNetworksView = {
  /** The active network. Null if it is not configured. */
  network: Network | null
  /** Networks on which the account can receive, the active one first. Empty while disconnected. */
  networks: readonly Network[]
}
type CompatibleNetworksProps = {
  namespace?: Namespace
  children: (compatible: CompatibleNetworksView) => ReactNode
}

/**
 * Renders the networks on which an account can receive: of a namespace, by default of the active
 * one.
 */
export function CompatibleNetworks({ namespace, children }: CompatibleNetworksProps) {
  const receive = useReceive(namespace)
  return children(receive.step === 'ready' ? receive : { network: null, networks: [] })
}
