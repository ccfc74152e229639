import '@latchkit/react-ui/styles.css'
import { createKit, type Kit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { defineNetwork, solana } from '@latchkit/core/networks'
import { ConnectButton, KitProvider, Modal, WalletButton } from '@latchkit/react-ui'
import type { SandboxDescription } from '@latchkit/sandbox'
import { createRoot } from 'react-dom/client'

declare global {
  interface Window {
    latchkit?: Kit
  }
}

const query = new URLSearchParams(location.search)
const { chains, relay, directory }: SandboxDescription = await (await fetch('/sandbox.json')).json()
const local = chains.map(({ chainId, name, rpc }) =>
  defineNetwork({
    id: chainId,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpc] } },
  }),
)

/**
 * A kit with a Solana network but without a Solana adapter: only remote wallets connect to Solana.
 * Parameters: `adapters=none` (no adapters), `featured=id,id` (featured wallets), `wallet=id` (a
 * button for one wallet).
 */
const kit = createKit({
  projectId: 'sandbox',
  endpoints: { relay, directory },
  features: { analytics: false },
  domainAttestation: false,
  adapters: query.get('adapters') === 'none' ? [] : [eip155()],
  networks: [...local, solana],
  ...(query.has('featured') ? { featuredWalletIds: query.get('featured')?.split(',') ?? [] } : {}),
})
window.latchkit = kit
const wallet = query.get('wallet')
const container = document.getElementById('app')
if (container) {
  createRoot(container).render(
    <main>
      <KitProvider kit={kit}>
        <ConnectButton />
        {wallet !== null && <WalletButton walletId={wallet} />}
        <Modal />
      </KitProvider>
    </main>,
  )
}
