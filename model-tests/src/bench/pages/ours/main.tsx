import { eip155 } from '@latchkit/core/adapters/eip155'
import { defineNetwork, mainnet } from '@latchkit/core/networks'
import { readChains } from '../chains.ts'
import { show } from '../show.tsx'

const networks = readChains(window).map(({ chainId, name, rpc }) =>
  defineNetwork({
    id: chainId,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpc] } },
    testnet: true,
  }),
)

// The first network is one on which the page offers logins, as most pages do.
show({ adapters: [eip155()], networks: [mainnet, ...networks] })
