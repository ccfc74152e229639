'use client'
import type { CheckedNamespace, Connector, KitState, Namespace } from '@latchkit/core'
import { useCallback } from 'react'
import { walletOf } from '../kit/connector-selectors.ts'
import { useKitState } from '../kit/useKitState.ts'

/** The connected wallet of a namespace, by default of the active one. Null if none is connected. */
export function useWalletInfo<N extends Namespace>(
  namespace?: CheckedNamespace<N>,
): Connector | null {
  return useKitState(useCallback((state: KitState) => walletOf(state, namespace), [namespace]))
}
