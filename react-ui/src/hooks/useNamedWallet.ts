import type { Connector, KitState, Namespace } from '@latchkit/core'
import { useCallback } from 'react'
import { namedWalletOf } from '../kit/connector-selectors.ts'
import { useKitState } from '../kit/useKitState.ts'

/**
 * The connected wallet whose name texts show, by default that of the active namespace. Null without
 * one, and for the embedded wallet: texts then say "your wallet".
 */
export const useNamedWallet = (namespace?: Namespace): Connector | null =>
  useKitState(useCallback((state: KitState) => namedWalletOf(state, namespace), [namespace]))
