import type { ViewName } from '@latchkit/core'
import type { ComponentType } from 'react'
import { AddressesScreen } from './accounts/AddressesScreen.tsx'
import { ApproveScreen } from './accounts/ApproveScreen.tsx'
import { WalletsScreen } from './accounts/WalletsScreen.tsx'
import { AllWalletsScreen } from './connect/AllWalletsScreen.tsx'
import {
  ConnectScreen,
  ConnectSocialsScreen,
  ConnectWalletsScreen,
} from './connect/ConnectScreen.tsx'
import { ExternalScreen } from './connect/ExternalScreen.tsx'
import { MultiChainScreen } from './connect/MultiChainScreen.tsx'
import { RemoteScreen } from './connect/RemoteScreen.tsx'
import { DownloadsScreen } from './guide/DownloadsScreen.tsx'
import { GetScreen } from './guide/GetScreen.tsx'
import { NetworkGuideScreen, WalletGuideScreen } from './guide/GuideScreen.tsx'
import { EmailScreen } from './logins/EmailScreen.tsx'
import { FarcasterScreen } from './logins/FarcasterScreen.tsx'
import { SettingsScreen } from './logins/SettingsScreen.tsx'
import { SocialScreen } from './logins/SocialScreen.tsx'
import { UpdateEmailScreen } from './logins/UpdateEmailScreen.tsx'
import { UpgradeScreen } from './logins/UpgradeScreen.tsx'
import { AccountScreen } from './money/AccountScreen.tsx'
import { ActivityScreen } from './money/ActivityScreen.tsx'
import { CompatibleScreen } from './money/CompatibleScreen.tsx'
import { ReceiveScreen } from './money/ReceiveScreen.tsx'
import { ActiveChainScreen } from './networks/ActiveChainScreen.tsx'
import { NetworksScreen } from './networks/NetworksScreen.tsx'
import { SwitchScreen } from './networks/SwitchScreen.tsx'
import { UnsupportedScreen } from './networks/UnsupportedScreen.tsx'
import { SendScreen } from './send/SendScreen.tsx'
import { TokenScreen } from './send/TokenScreen.tsx'
import { SignInScreen } from './sign-in/SignInScreen.tsx'

/** The component of each view. Views without a component show a placeholder. */
export const screens: Readonly<Partial<Record<ViewName, ComponentType>>> = {
  Connect: ConnectScreen,
  ConnectWallets: ConnectWalletsScreen,
  ConnectSocials: ConnectSocialsScreen,
  ConnectingSocial: SocialScreen,
  ConnectingFarcaster: FarcasterScreen,
  EmailLogin: EmailScreen,
  EmailVerifyOtp: EmailScreen,
  EmailVerifyDevice: EmailScreen,
  UpdateEmailWallet: UpdateEmailScreen,
  UpdateEmailPrimaryOtp: UpdateEmailScreen,
  UpdateEmailSecondaryOtp: UpdateEmailScreen,
  UpgradeEmailWallet: UpgradeScreen,
  AccountSettings: SettingsScreen,
  ConnectingExternal: ExternalScreen,
  ConnectingMultiChain: MultiChainScreen,
  AllWallets: AllWalletsScreen,
  ConnectingWalletConnect: RemoteScreen,
  ConnectingWalletConnectBasic: RemoteScreen,
  Networks: NetworksScreen,
  SwitchNetwork: SwitchScreen,
  UnsupportedChain: UnsupportedScreen,
  SwitchActiveChain: ActiveChainScreen,
  SwitchAddress: AddressesScreen,
  Profile: WalletsScreen,
  ApproveTransaction: ApproveScreen,
  WhatIsAWallet: WalletGuideScreen,
  WhatIsANetwork: NetworkGuideScreen,
  GetWallet: GetScreen,
  Downloads: DownloadsScreen,
  Account: AccountScreen,
  Transactions: ActivityScreen,
  WalletReceive: ReceiveScreen,
  WalletCompatibleNetworks: CompatibleScreen,
  WalletSend: SendScreen,
  WalletSendSelectToken: TokenScreen,
  WalletSendPreview: SendScreen,
  SIWXSignMessage: SignInScreen,
}
