'use client'
import type { KitState, Wallet } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useKitView, type ViewContext } from '../../kit/useKitView.ts'
import { walletsToGet } from './find-wallet.ts'

export type GetWalletView = {
  /** Wallets to begin with: the page's own first. */
  wallets: readonly Wallet[]
  /** To where one can be had. */
  pick(wallet: Wallet): void
}

const parts = ({ config, directory }: KitState) => ({ config, directory })
const view = (
  state: Pick<KitState, 'config' | 'directory'>,
  { kit }: Pick<ViewContext, 'kit'>,
): GetWalletView => ({
  wallets: walletsToGet(state),
  pick: (wallet) => kit.modal.push('Downloads', { walletId: wallet.id, wallet }),
})

/** A short list of wallets to begin with, without a look. Belongs on a page of the modal. */
export function GetWallet({ children }: { children: (get: GetWalletView) => ReactNode }) {
  return children(useKitView(parts, view))
}
