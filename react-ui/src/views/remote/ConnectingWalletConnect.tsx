'use client'
import type { Wallet } from '@latchkit/core'
import { connectRemoteFlow, type RemoteView } from '@latchkit/core/flows/connect-remote'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

export type ConnectingWalletConnectProps = {
  /** Its id in the wallet directory, or the page's own for it; left out or null: any wallet. */
  walletId?: string | null
  /** What is known of it already; with it nobody has to be asked. */
  wallet?: Wallet | null
  children: (remote: RemoteView | Loading) => ReactNode
}

/**
 * Connecting a wallet on another device or in another app, without a look. On a page of your own say which; in the modal the page's entry
 * does.
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
