import type { ViewName } from '@latchkit/core'
import type { ComponentType } from 'react'
import { AccountScreen } from './money/AccountScreen.tsx'
import { ActivityScreen } from './money/ActivityScreen.tsx'
import { CompatibleScreen } from './money/CompatibleScreen.tsx'
import { ReceiveScreen } from './money/ReceiveScreen.tsx'
import { SendScreen } from './send/SendScreen.tsx'
import { TokenScreen } from './send/TokenScreen.tsx'
import { NotDrawn } from './shell/NotDrawn.tsx'

/**
 * Every page of the kit and who draws it: a line a view. `connect`, `networks`, `accounts` and `guide` are about getting in and moving
 * about; `money` holds what an account has, what happened, and sending and receiving.
 */
export const screens: Readonly<Record<ViewName, ComponentType>> = {
  Connect: NotDrawn,
  ConnectingExternal: NotDrawn,
  ConnectingMultiChain: NotDrawn,
  AllWallets: NotDrawn,
  ConnectingWalletConnect: NotDrawn,
  ConnectingWalletConnectBasic: NotDrawn,
  Networks: NotDrawn,
  SwitchNetwork: NotDrawn,
  UnsupportedChain: NotDrawn,
  SwitchActiveChain: NotDrawn,
  SwitchAddress: NotDrawn,
  Profile: NotDrawn,
  ApproveTransaction: NotDrawn,
  WhatIsAWallet: NotDrawn,
  WhatIsANetwork: NotDrawn,
  GetWallet: NotDrawn,
  Downloads: NotDrawn,
  Account: AccountScreen,
  Transactions: ActivityScreen,
  WalletReceive: ReceiveScreen,
  WalletCompatibleNetworks: CompatibleScreen,
  WalletSend: SendScreen,
  WalletSendSelectToken: TokenScreen,
  WalletSendPreview: SendScreen,
}
