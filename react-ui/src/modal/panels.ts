import type { ViewName } from '@latchkit/core'
import type { ComponentType } from 'react'

type Fetch = () => Promise<ComponentType>

/** Every view and how its default look is fetched. One line a view. */
export const panels: Readonly<Record<ViewName, Fetch>> = {
  Connect: async () => (await import('../views/connect/ConnectPanel.tsx')).ConnectPanel,
  ConnectingExternal: async () => (await import('../views/connect/ConnectingExternalPanel.tsx')).ConnectingExternalPanel,
  Account: async () => (await import('../views/account/AccountPanel.tsx')).AccountPanel,
  Networks: async () => (await import('../views/networks/NetworksPanel.tsx')).NetworksPanel,
  SwitchNetwork: async () => (await import('../views/networks/SwitchNetworkPanel.tsx')).SwitchNetworkPanel,
  UnsupportedChain: async () => (await import('../views/networks/UnsupportedChainPanel.tsx')).UnsupportedChainPanel,
  SwitchAddress: async () => (await import('../views/account/SwitchAddressPanel.tsx')).SwitchAddressPanel,
  WhatIsAWallet: async () => (await import('../views/guide/WhatIsAWalletPanel.tsx')).WhatIsAWalletPanel,
  WhatIsANetwork: async () => (await import('../views/guide/WhatIsANetworkPanel.tsx')).WhatIsANetworkPanel,
  GetWallet: async () => (await import('../views/get-wallet/GetWalletPanel.tsx')).GetWalletPanel,
  Downloads: async () => (await import('../views/get-wallet/DownloadsPanel.tsx')).DownloadsPanel,
}
