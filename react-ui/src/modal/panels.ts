import type { ViewName } from '@latchkit/core'
import { lazy } from '@latchkit/core/internal'
import type { Panel } from '../kit/KitContext.ts'

/**
 * The default look of each view: a function per view that creates a loader. The loader imports the
 * panel on its first call.
 */
export const panels: Readonly<Record<ViewName, () => () => Promise<Panel>>> = {
  Connect: () =>
    lazy(
      () => import('../views/connect/ConnectPanel.tsx'),
      ({ ConnectPanel }) => ConnectPanel,
    ),
  ConnectingExternal: () =>
    lazy(
      () => import('../views/connect/ConnectingExternalPanel.tsx'),
      ({ ConnectingExternalPanel }) => ConnectingExternalPanel,
    ),
  ConnectingMultiChain: () =>
    lazy(
      () => import('../views/connect/ConnectingMultiChainPanel.tsx'),
      ({ ConnectingMultiChainPanel }) => ConnectingMultiChainPanel,
    ),
  AllWallets: () =>
    lazy(
      () => import('../views/all-wallets/AllWalletsPanel.tsx'),
      ({ AllWalletsPanel }) => AllWalletsPanel,
    ),
  ConnectingWalletConnect: () =>
    lazy(
      () => import('../views/remote/ConnectingWalletConnectPanel.tsx'),
      ({ ConnectingWalletConnectPanel }) => ConnectingWalletConnectPanel,
    ),
  ConnectingWalletConnectBasic: () =>
    lazy(
      () => import('../views/remote/ConnectingWalletConnectPanel.tsx'),
      ({ ConnectingWalletConnectPanel }) => ConnectingWalletConnectPanel,
    ),
  Account: () =>
    lazy(
      () => import('../views/account/AccountPanel.tsx'),
      ({ AccountPanel }) => AccountPanel,
    ),
  Networks: () =>
    lazy(
      () => import('../views/networks/NetworksPanel.tsx'),
      ({ NetworksPanel }) => NetworksPanel,
    ),
  SwitchNetwork: () =>
    lazy(
      () => import('../views/networks/SwitchNetworkPanel.tsx'),
      ({ SwitchNetworkPanel }) => SwitchNetworkPanel,
    ),
  UnsupportedChain: () =>
    lazy(
      () => import('../views/networks/UnsupportedChainPanel.tsx'),
      ({ UnsupportedChainPanel }) => UnsupportedChainPanel,
    ),
  SwitchActiveChain: () =>
    lazy(
      () => import('../views/networks/SwitchActiveChainPanel.tsx'),
      ({ SwitchActiveChainPanel }) => SwitchActiveChainPanel,
    ),
  Profile: () =>
    lazy(
      () => import('../views/account/ProfilePanel.tsx'),
      ({ ProfilePanel }) => ProfilePanel,
    ),
  SwitchAddress: () =>
    lazy(
      () => import('../views/account/SwitchAddressPanel.tsx'),
      ({ SwitchAddressPanel }) => SwitchAddressPanel,
    ),
  ApproveTransaction: () =>
    lazy(
      () => import('../views/approve/ApproveTransactionPanel.tsx'),
      ({ ApproveTransactionPanel }) => ApproveTransactionPanel,
    ),
  SIWXSignMessage: () =>
    lazy(
      () => import('../views/sign-in/SignInPanel.tsx'),
      ({ SignInPanel }) => SignInPanel,
    ),
  Transactions: () =>
    lazy(
      () => import('../views/activity/TransactionsPanel.tsx'),
      ({ TransactionsPanel }) => TransactionsPanel,
    ),
  WalletReceive: () =>
    lazy(
      () => import('../views/receive/WalletReceivePanel.tsx'),
      ({ WalletReceivePanel }) => WalletReceivePanel,
    ),
  WalletCompatibleNetworks: () =>
    lazy(
      () => import('../views/receive/WalletCompatibleNetworksPanel.tsx'),
      ({ WalletCompatibleNetworksPanel }) => WalletCompatibleNetworksPanel,
    ),
  WalletSend: () =>
    lazy(
      () => import('../views/send/WalletSendPanel.tsx'),
      ({ WalletSendPanel }) => WalletSendPanel,
    ),
  WalletSendSelectToken: () =>
    lazy(
      () => import('../views/send/WalletSendSelectTokenPanel.tsx'),
      ({ WalletSendSelectTokenPanel }) => WalletSendSelectTokenPanel,
    ),
  WalletSendPreview: () =>
    lazy(
      () => import('../views/send/WalletSendPreviewPanel.tsx'),
      ({ WalletSendPreviewPanel }) => WalletSendPreviewPanel,
    ),
  WhatIsAWallet: () =>
    lazy(
      () => import('../views/guide/WhatIsAWalletPanel.tsx'),
      ({ WhatIsAWalletPanel }) => WhatIsAWalletPanel,
    ),
  WhatIsANetwork: () =>
    lazy(
      () => import('../views/guide/WhatIsANetworkPanel.tsx'),
      ({ WhatIsANetworkPanel }) => WhatIsANetworkPanel,
    ),
  GetWallet: () =>
    lazy(
      () => import('../views/get-wallet/GetWalletPanel.tsx'),
      ({ GetWalletPanel }) => GetWalletPanel,
    ),
  Downloads: () =>
    lazy(
      () => import('../views/get-wallet/DownloadsPanel.tsx'),
      ({ DownloadsPanel }) => DownloadsPanel,
    ),
}
