import { defineNetwork } from '@latchkit/core/networks'
import type { SandboxChain } from '@latchkit/sandbox'

const icon = (ground: string, mark: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${ground}"/>${mark}</svg>`)}`

const icons: Readonly<Record<number, string>> = {
  31337: icon(
    '#3a4dff',
    '<path d="M17.5 13.5 20.5 12h2v16" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
  31338: icon(
    '#0a7a4a',
    '<path d="M14.5 16a5.5 5.5 0 1 1 10 3.2L14.5 28h11" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
}

/** A sandbox chain as the kit wants its networks. */
export const networkOf = ({ chainId, name, rpc }: SandboxChain) =>
  defineNetwork({
    id: chainId,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpc] } },
    // leads nowhere, like everything at example.com: it is here so that the way to an explorer can be seen
    blockExplorers: { default: { name: 'Example Explorer', url: `https://explorer.example.com/${chainId}` } },
    assets: { imageUrl: icons[chainId] },
    testnet: true,
  })
