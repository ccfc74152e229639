import { createKit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { defineNetwork } from '@latchkit/core/networks'
import sandbox from './sandbox.json'

export const kit = createKit({
  projectId: 'consumer',
  endpoints: { relay: sandbox.relay, directory: sandbox.directory, data: sandbox.data },
  features: { analytics: false },
  adapters: [eip155()],
  networks: sandbox.chains.map(({ chainId, name, rpc }) =>
    defineNetwork({
      id: chainId,
      name,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [rpc] } },
      testnet: true,
    }),
  ),
})
