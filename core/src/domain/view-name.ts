/** The pages of the modal, spelled as in the specification's section 2. One line a view. */
export const viewNames = [
  'Connect',
  'ConnectingExternal',
  'ConnectingMultiChain',
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
  'WhatIsAWallet',
  'WhatIsANetwork',
  'GetWallet',
  'Downloads',
] as const
export type ViewName = (typeof viewNames)[number]
