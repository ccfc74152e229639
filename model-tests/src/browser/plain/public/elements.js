import { createKit, defineElements, eip155 } from './latchkit.js'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const results = {
  eth_requestAccounts: [account],
  eth_accounts: [account],
  eth_chainId: '0x7a69',
}
const info = {
  uuid: 'plain',
  name: 'Plain',
  icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  rdns: 'test.plain',
}
const provider = {
  request: async ({ method }) => results[method] ?? null,
  on() {},
  removeListener() {},
}
addEventListener('eip6963:requestProvider', () => {
  dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
})

const sandbox = await (await fetch('/sandbox.json')).json()
const kit = createKit({
  adapters: [eip155()],
  networks: [
    {
      id: 31337,
      name: 'Localhost One',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [sandbox.chains[0].rpc] } },
    },
  ],
})
defineElements(kit)
