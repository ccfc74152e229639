import { latchkitConnector } from '@latchkit/core/wagmi'
import { KitProvider, Modal } from '@latchkit/react-ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createConfig, http, useAccount, useConnect, useSignMessage, WagmiProvider } from 'wagmi'
import { kit } from './kit'
import sandbox from './sandbox.json'
import '@latchkit/react-ui/styles.css'

const [chain] = sandbox.chains.map(({ chainId, name, rpc }) => ({
  id: chainId,
  name,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [rpc] } },
}))
if (!chain) throw new Error('The sandbox has no chain.')

const config = createConfig({
  chains: [chain],
  transports: { [chain.id]: http() },
  connectors: [latchkitConnector(kit)],
  multiInjectedProviderDiscovery: false,
})
const queries = new QueryClient()

/** Connects and signs with the hooks of wagmi; the modal is that of the kit. */
function Account() {
  const { address } = useAccount()
  const { connect, connectors } = useConnect()
  const { data, error, signMessage } = useSignMessage()
  const [connector] = connectors
  return (
    <>
      <button type="button" onClick={() => connector && connect({ connector })}>
        Connect wallet
      </button>
      <output id="address">{address}</output>
      <button type="button" onClick={() => signMessage({ message: 'Hello' })}>
        Sign
      </button>
      <output id="signature">{data ?? error?.message}</output>
    </>
  )
}

export const App = () => (
  <WagmiProvider config={config}>
    <QueryClientProvider client={queries}>
      <KitProvider kit={kit}>
        <Account />
        <Modal />
      </KitProvider>
    </QueryClientProvider>
  </WagmiProvider>
)
