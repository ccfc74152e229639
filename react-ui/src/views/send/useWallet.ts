'use client'
import type { Connector } from '@latchkit/core'
import { walletOf } from '../../kit/namespace-selectors.ts'
import { useKitState } from '../../kit/useKitState.ts'

/** The wallet of the active account: it is the one that is asked. */
export const useWallet = (): Connector | null => useKitState((state) => walletOf(state))
