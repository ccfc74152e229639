import { createKit, defineElements, eip155 } from './latchkit.js'

const sandbox = await (await fetch('/sandbox.json')).json()
const kit = createKit({
  projectId: 'consumer',
  endpoints: {
    relay: sandbox.relay,
    directory: sandbox.directory,
    data: sandbox.data,
    telemetry: sandbox.telemetry,
  },
  adapters: [eip155()],
  networks: sandbox.chains.map(({ chainId, name, rpc }) => ({
    id: chainId,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpc] } },
  })),
})
defineElements(kit)
kit.watch(
  () => kit.account.get('eip155').address,
  (address) => document.querySelector('#address').replaceChildren(address ?? ''),
)
document.querySelector('#sign').addEventListener('click', async () => {
  const signature = await kit.wallet.signMessage('Hello').catch(String)
  document.querySelector('#signature').replaceChildren(signature)
})
