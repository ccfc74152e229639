import type { Kit } from '@latchkit/core'
import { latchkitConnector } from '@latchkit/core/wagmi'
import { createConfig, http } from '@wagmi/core'
import { mainnet, sepolia } from 'viem/chains'

export const createWagmiConfig = (kit: Kit) =>
  createConfig({
    chains: [mainnet, sepolia],
    transports: { [mainnet.id]: http(), [sepolia.id]: http() },
    connectors: [latchkitConnector(kit)],
    multiInjectedProviderDiscovery: false,
  })
