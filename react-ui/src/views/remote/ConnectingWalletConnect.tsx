'use client'
import type { Wallet } from '@latchkit/core'
import { connectRemoteFlow, type RemoteView } from '@latchkit/core/flows'
import type { FlowChild } from '../../kit/child.types.ts'
import { useFlowView } from '../../kit/useFlowView.ts'

export type ConnectingWalletConnectProps = FlowChild<RemoteView> & {
  /** Id in the wallet directory, or of a custom wallet. Null or left out: any wallet. */
  walletId?: string | null
  /** The wallet's data. If it is set, the wallet is not looked up in the wallet directory. */
  wallet?: Wallet | null
}

/**
 * Connects a remote wallet and renders the progress. Outside the modal the props name the wallet;
 * within it the view's data does.
 */
export const ConnectingWalletConnect = ({
  walletId = null,
  wallet = null,
  children,
}: ConnectingWalletConnectProps) =>
  children(useFlowView(connectRemoteFlow, { walletId: walletId ?? wallet?.id ?? null, wallet }))
