'use client'
import type { Wallet } from '@latchkit/core'
import { connectRemoteFlow, type RemoteView } from '@latchkit/core/flows'
import { useFlowView } from '../kit/useFlowView.ts'
import type { Loading } from '../kit/useView.ts'

/**
 * Connects a remote wallet while the component is mounted. `wallet` is an entry of a wallet list or
 * an id of the wallet directory; null connects any wallet that scans the code.
 */
export const useConnectRemote = (wallet: Wallet | string | null = null): RemoteView | Loading =>
  useFlowView(
    connectRemoteFlow,
    typeof wallet === 'string'
      ? { walletId: wallet, wallet: null }
      : { walletId: wallet?.id ?? null, wallet },
  )
