import '@latchkit/react-ui/styles.css'
import { createKit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { defineNetwork } from '@latchkit/core/networks'
import { KitProvider, Modal, useAccount } from '@latchkit/react-ui'
import { createRoot } from 'react-dom/client'
import { readChains, readServices } from '../chains.ts'

const networks = readChains(window).map(({ chainId, name, rpc }) =>
  defineNetwork({
    id: chainId,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpc] } },
    testnet: true,
  }),
)
const kit = createKit({
  projectId: 'bench',
  endpoints: readServices(window),
  features: { analytics: false },
  domainAttestation: false,
  adapters: [eip155()],
  networks,
  preload: location.search === '?preload=none' ? 'none' : 'idle',
})

function Page() {
  const { address } = useAccount()
  return (
    <>
      <button id="open" type="button" onClick={() => void kit.open()}>
        Open
      </button>
      <output id="address">{address}</output>
    </>
  )
}

const container = document.getElementById('app')
if (container) {
  createRoot(container).render(
    <KitProvider kit={kit}>
      <Page />
      <Modal />
    </KitProvider>,
  )
}
