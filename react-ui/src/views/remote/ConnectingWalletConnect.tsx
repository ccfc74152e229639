'use client'
import type { Wallet } from '@latchkit/core'
import { connectRemoteFlow, type RemoteView } from '@latchkit/core/flows'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

export type ConnectingWalletConnectProps = {
  /** Id in the wallet directory, or of a custom wallet. Null or left out: any wallet. */
  walletId?: string | null
  /** The wallet's data. If it is set, the wallet is not looked up in the wallet directory. */
  wallet?: Wallet | null
  children: (remote: RemoteView | Loading) => ReactNode
}

/**
 * Connects a remote wallet and renders the progress. Outside the modal the props name the wallet;
 * within it the view's data does.
 */
export function ConnectingWalletConnect({
  walletId = null,
  wallet = null,
  children,
}: ConnectingWalletConnectProps) {
  const view = useView(
    useFlow(connectRemoteFlow, { walletId: walletId ?? wallet?.id ?? null, wallet }),
  )
  return children(view)
}
