'use client'
import type { Connector, KitState, Namespace } from '@latchkit/core'
import { useCallback } from 'react'
import { useKitState } from '../kit/useKitState.ts'

/** The wallet that is connected: its name and icon; null when none is. */
export function useWalletInfo(namespace?: Namespace): Connector | null {
  const read = useCallback(
    ({ accounts, connections, network }: KitState) => {
      const wanted = namespace ?? network.activeNamespace
      const account = wanted === null ? undefined : accounts[wanted]
      return account?.status === 'connected' ? (connections.connectors.find(({ id }) => id === account.connectorId) ?? null) : null
    },
    [namespace],
  )
  return useKitState(read)
}
