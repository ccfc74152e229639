'use client'
import type { KitState, Wallet } from '@latchkit/core'
import type { Child } from '../../kit/child.types.ts'
import { useKitView, type ViewContext } from '../../kit/useKitView.ts'
import { walletsToGet } from './find-wallet.ts'

export type GetWalletView = {
  /** The page's own wallets first. */
  wallets: readonly Wallet[]
  /** Opens the download links of a wallet. */
  pick(wallet: Wallet): void
}

const selectGetWalletView = ({ config, directory }: KitState) => ({ config, directory })
const getWalletView = (
  state: Pick<KitState, 'config' | 'directory'>,
  { kit }: Pick<ViewContext, 'kit'>,
): GetWalletView => ({
  wallets: walletsToGet(state),
  pick: (wallet) => kit.modal.push('Downloads', { walletId: wallet.id, wallet }),
})

/** Renders a short list of wallets for newcomers. For use within the modal. */
export const GetWallet = ({ children }: Child<GetWalletView>) =>
  children(useKitView(selectGetWalletView, getWalletView))
