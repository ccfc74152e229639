'use client'
import type { Namespace, Network } from '@latchkit/core'
import { useReceive } from '../../hooks/useReceive.ts'
import type { Child } from '../../kit/child.types.ts'

export type CompatibleNetworksView = {
  /** The active network. Null if it is not configured. */
  network: Network | null
  /** Networks on which the account can receive, the active one first. Empty while disconnected. */
  networks: readonly Network[]
}
type Props = Child<CompatibleNetworksView> & { namespace?: Namespace }

/**
 * Renders the networks on which an account can receive: of a namespace, by default of the active
 * one.
 */
export function CompatibleNetworks({ namespace, children }: Props) {
  const receive = useReceive(namespace)
  return children(receive.step === 'ready' ? receive : { network: null, networks: [] })
}
