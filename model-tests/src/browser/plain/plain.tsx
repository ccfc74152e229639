import '@latchkit/react-ui/styles.css'
import { createKit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { defineNetwork } from '@latchkit/core/networks'
import { ConnectButton, KitProvider, Modal } from '@latchkit/react-ui'
import { createRoot } from 'react-dom/client'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const results: Readonly<Record<string, unknown>> = {
  eth_requestAccounts: [account],
  eth_accounts: [account],
  eth_chainId: '0x7a69',
}

/**
 * Announces a wallet that approves immediately. It uses no libraries, so that the page loads only
 * those of the kit.
 */
function installWallet(): void {
  const info = {
    uuid: 'plain',
    name: 'Plain',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    rdns: 'test.plain',
  }
  const provider = {
    request: async ({ method }: { method: string }) => results[method] ?? null,
    on() {},
    removeListener() {},
  }
  addEventListener('eip6963:requestProvider', () => {
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  })
}

if (new URLSearchParams(location.search).get('wallet') !== 'none') installWallet()
const sandbox = await (await fetch('/sandbox.json')).json()
const network = defineNetwork({
  id: 31337,
  name: 'Localhost One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [sandbox.chains[0].rpc] } },
})
const kit = createKit({ adapters: [eip155()], networks: [network] })
const container = document.getElementById('app')
if (container) {
  createRoot(container).render(
    <main>
      <KitProvider kit={kit}>
        <ConnectButton />
        <Modal />
      </KitProvider>
    </main>,
  )
}
