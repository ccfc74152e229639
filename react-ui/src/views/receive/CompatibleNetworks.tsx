'use client'
import type { Namespace, Network } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useReceive } from '../../hooks/useReceive.ts'

export type CompatibleNetworksView = {
  /** The one in use; null on a network that the page does not offer. */
  network: Network | null
  /** Where something may be sent to the account, the network in use first; none while nobody is connected. */
  networks: readonly Network[]
}
type CompatibleNetworksProps = {
  namespace?: Namespace
  children: (compatible: CompatibleNetworksView) => ReactNode
}

/** The networks on which an account can receive, without a look: the account of a namespace, of the active one where none is named. */
export function CompatibleNetworks({ namespace, children }: CompatibleNetworksProps) {
  const receive = useReceive(namespace)
  return children(receive.step === 'ready' ? receive : { network: null, networks: [] })
}
