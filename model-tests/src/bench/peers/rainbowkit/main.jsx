import '@rainbow-me/rainbowkit/styles.css'
import { getDefaultConfig, RainbowKitProvider, useConnectModal } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { defineChain } from 'viem'
import { useAccount, WagmiProvider } from 'wagmi'

const chains = window.benchChains.map(({ chainId, name, rpc }) =>
  defineChain({
    id: chainId,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpc] } },
    testnet: true,
  }),
)
const config = getDefaultConfig({ appName: 'Bench', projectId: 'bench', chains })

function Page() {
  const { openConnectModal } = useConnectModal()
  const { address } = useAccount()
  return (
    <>
      <button id="open" type="button" onClick={() => openConnectModal?.()}>
        Open
      </button>
      <output id="address">{address}</output>
    </>
  )
}

createRoot(document.getElementById('app')).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <RainbowKitProvider>
        <Page />
      </RainbowKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
