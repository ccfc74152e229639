'use client'
import type { Wallet } from '@latchkit/core'
import { connectRemoteFlow, type RemoteView } from '@latchkit/core/flows/connect-remote'
import { useFlow } from '../kit/useFlow.ts'
import { useView } from '../kit/useView.ts'

/**
 * Connects a wallet on another device or in another app for as long as the component is drawn; null until it has begun. A wallet is what
 * a list hands over, or its id in the wallet directory; null: any, by its code.
 */
export const useConnectRemote = (wallet: Wallet | string | null = null): RemoteView | null =>
  useView(
    useFlow(
      connectRemoteFlow,
      typeof wallet === 'string'
        ? { walletId: wallet, wallet: null }
        : { walletId: wallet?.id ?? null, wallet },
    ),
  )
