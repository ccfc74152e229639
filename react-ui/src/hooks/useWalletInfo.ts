'use client'
import type { Connector, KitState, Namespace } from '@latchkit/core'
import { useCallback } from 'react'
import { walletOf } from '../kit/of-namespace.ts'
import { useKitState } from '../kit/useKitState.ts'

/** The wallet that is connected in a namespace, in the active one when none is named: its name and icon; null when none is. */
export function useWalletInfo(namespace?: Namespace): Connector | null {
  return useKitState(useCallback((state: KitState) => walletOf(state, namespace), [namespace]))
}
