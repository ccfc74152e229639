import type { ViewName } from '@latchkit/core'
import type { Panel } from '../kit/KitContext.ts'

// Views that load together share an import, because an import for each is larger in the first view.
const login = () => import('./loginPanels.ts')
const connecting = () => import('./connectingPanels.ts')
const remote = () => import('./remotePanels.ts')
const account = () => import('./accountPanels.ts')
const signIn = () => import('./signInPanels.ts')
const send = () => import('./sendPanels.ts')
const guide = () => import('./guidePanels.ts')

/**
 * The default look of each view: a function that imports a module, which exports the panel of the
 * view under its name with `Panel` appended.
 */
export const panels: {
  readonly [View in ViewName]: () => Promise<Readonly<Record<`${View}Panel`, Panel>>>
} = {
  Connect: () => import('../views/connect/ConnectPanel.tsx'),
  ConnectingExternal: connecting,
  ConnectingMultiChain: connecting,
  AccountSettings: login,
  EmailLogin: login,
  EmailVerifyOtp: login,
  EmailVerifyDevice: login,
  UpdateEmailWallet: login,
  UpdateEmailPrimaryOtp: login,
  UpdateEmailSecondaryOtp: login,
  UpgradeEmailWallet: login,
  ConnectWallets: connecting,
  ConnectSocials: login,
  ConnectingSocial: login,
  ConnectingFarcaster: login,
  AllWallets: connecting,
  ConnectingWalletConnect: remote,
  ConnectingWalletConnectBasic: remote,
  Account: account,
  Networks: account,
  SwitchNetwork: account,
  UnsupportedChain: account,
  SwitchActiveChain: account,
  Profile: account,
  SwitchAddress: account,
  ApproveTransaction: () => import('../views/approve/ApproveTransactionPanel.tsx'),
  SIWXSignMessage: signIn,
  Transactions: account,
  WalletReceive: account,
  WalletCompatibleNetworks: account,
  WalletSend: send,
  WalletSendSelectToken: send,
  WalletSendPreview: send,
  WhatIsAWallet: guide,
  WhatIsANetwork: guide,
  GetWallet: guide,
  Downloads: guide,
}
