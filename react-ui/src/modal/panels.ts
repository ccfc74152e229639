import { importAgain, type ViewName } from '@latchkit/core'
import type { Panel } from '../kit/HandleContext.ts'

type Fetch = (attempt: number) => Promise<Panel>

/** Every view and how its default look is fetched. One line a view. */
export const panels: Readonly<Record<ViewName, Fetch>> = {
  Connect: async (attempt) =>
    (await importAgain(() => import('../views/connect/ConnectPanel.tsx'), attempt)).ConnectPanel,
  ConnectingExternal: async (attempt) =>
    (await importAgain(() => import('../views/connect/ConnectingExternalPanel.tsx'), attempt))
      .ConnectingExternalPanel,
  ConnectingMultiChain: async (attempt) =>
    (await importAgain(() => import('../views/connect/ConnectingMultiChainPanel.tsx'), attempt))
      .ConnectingMultiChainPanel,
  AllWallets: async (attempt) =>
    (await importAgain(() => import('../views/all-wallets/AllWalletsPanel.tsx'), attempt))
      .AllWalletsPanel,
  ConnectingWalletConnect: async (attempt) =>
    (await importAgain(() => import('../views/remote/ConnectingWalletConnectPanel.tsx'), attempt))
      .ConnectingWalletConnectPanel,
  ConnectingWalletConnectBasic: async (attempt) =>
    (await importAgain(() => import('../views/remote/ConnectingWalletConnectPanel.tsx'), attempt))
      .ConnectingWalletConnectPanel,
  Account: async (attempt) =>
    (await importAgain(() => import('../views/account/AccountPanel.tsx'), attempt)).AccountPanel,
  Networks: async (attempt) =>
    (await importAgain(() => import('../views/networks/NetworksPanel.tsx'), attempt)).NetworksPanel,
  SwitchNetwork: async (attempt) =>
    (await importAgain(() => import('../views/networks/SwitchNetworkPanel.tsx'), attempt))
      .SwitchNetworkPanel,
  UnsupportedChain: async (attempt) =>
    (await importAgain(() => import('../views/networks/UnsupportedChainPanel.tsx'), attempt))
      .UnsupportedChainPanel,
  SwitchActiveChain: async (attempt) =>
    (await importAgain(() => import('../views/networks/SwitchActiveChainPanel.tsx'), attempt))
      .SwitchActiveChainPanel,
  Profile: async (attempt) =>
    (await importAgain(() => import('../views/account/ProfilePanel.tsx'), attempt)).ProfilePanel,
  SwitchAddress: async (attempt) =>
    (await importAgain(() => import('../views/account/SwitchAddressPanel.tsx'), attempt))
      .SwitchAddressPanel,
  ApproveTransaction: async (attempt) =>
    (await importAgain(() => import('../views/approve/ApproveTransactionPanel.tsx'), attempt))
      .ApproveTransactionPanel,
  Transactions: async (attempt) =>
    (await importAgain(() => import('../views/activity/TransactionsPanel.tsx'), attempt))
      .TransactionsPanel,
  WalletReceive: async (attempt) =>
    (await importAgain(() => import('../views/receive/WalletReceivePanel.tsx'), attempt))
      .WalletReceivePanel,
  WalletCompatibleNetworks: async (attempt) =>
    (await importAgain(() => import('../views/receive/WalletCompatibleNetworksPanel.tsx'), attempt))
      .WalletCompatibleNetworksPanel,
  WalletSend: async (attempt) =>
    (await importAgain(() => import('../views/send/WalletSendPanel.tsx'), attempt)).WalletSendPanel,
  WalletSendSelectToken: async (attempt) =>
    (await importAgain(() => import('../views/send/WalletSendSelectTokenPanel.tsx'), attempt))
      .WalletSendSelectTokenPanel,
  WalletSendPreview: async (attempt) =>
    (await importAgain(() => import('../views/send/WalletSendPreviewPanel.tsx'), attempt))
      .WalletSendPreviewPanel,
  WhatIsAWallet: async (attempt) =>
    (await importAgain(() => import('../views/guide/WhatIsAWalletPanel.tsx'), attempt))
      .WhatIsAWalletPanel,
  WhatIsANetwork: async (attempt) =>
    (await importAgain(() => import('../views/guide/WhatIsANetworkPanel.tsx'), attempt))
      .WhatIsANetworkPanel,
  GetWallet: async (attempt) =>
    (await importAgain(() => import('../views/get-wallet/GetWalletPanel.tsx'), attempt))
      .GetWalletPanel,
  Downloads: async (attempt) =>
    (await importAgain(() => import('../views/get-wallet/DownloadsPanel.tsx'), attempt))
      .DownloadsPanel,
}
