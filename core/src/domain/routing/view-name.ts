/** The views of the modal. The names are public: pages open views by name. */
export const viewNames = [
  'Connect',
  'ConnectingExternal',
  'ConnectingMultiChain',
  'ConnectWallets',
  'ConnectSocials',
  'ConnectingSocial',
  'ConnectingFarcaster',
  'EmailLogin',
  'EmailVerifyOtp',
  'EmailVerifyDevice',
  'UpdateEmailWallet',
  'UpdateEmailPrimaryOtp',
  'UpdateEmailSecondaryOtp',
  'UpgradeEmailWallet',
  'AccountSettings',
  'AllWallets',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'Account',
  'Networks',
  'SwitchNetwork',
  'UnsupportedChain',
  'SwitchActiveChain',
  'SwitchAddress',
  'Profile',
  'Transactions',
  'WalletReceive',
  'WalletCompatibleNetworks',
  'ApproveTransaction',
  'SIWXSignMessage',
  'WalletSend',
  'WalletSendSelectToken',
  'WalletSendPreview',
  'WhatIsAWallet',
  'WhatIsANetwork',
  'GetWallet',
  'Downloads',
] as const
export type ViewName = (typeof viewNames)[number]

/** The views that a page can open. */
export type OpenableView = Extract<
  ViewName,
  | 'Account'
  | 'Connect'
  | 'Networks'
  | 'WalletReceive'
  | 'EmailLogin'
  | 'ConnectSocials'
  | 'WalletSend'
  | 'AllWallets'
  | 'ConnectingWalletConnectBasic'
  | 'SIWXSignMessage'
  | 'WhatIsAWallet'
  | 'WhatIsANetwork'
>
