import { createAppKit, useAppKit, useAppKitAccount } from '@reown/appkit/react'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { defineChain } from 'viem'
import { WagmiProvider } from 'wagmi'

const networks = window.benchChains.map(({ chainId, name, rpc }) =>
  defineChain({
    id: chainId,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpc] } },
    testnet: true,
  }),
)
const projectId = 'bench'
const features = { analytics: false, email: false, socials: false }
const adapter = new WagmiAdapter({ networks, projectId })
createAppKit({ adapters: [adapter], networks, projectId, features })

function Page() {
  const { open } = useAppKit()
  const { address } = useAppKitAccount()
  return (
    <>
      <button id="open" type="button" onClick={() => open()}>
        Open
      </button>
      <output id="address">{address}</output>
    </>
  )
}

createRoot(document.getElementById('app')).render(
  <WagmiProvider config={adapter.wagmiConfig}>
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>
  </WagmiProvider>,
)
