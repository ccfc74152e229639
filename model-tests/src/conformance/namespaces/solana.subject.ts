import { solana } from '@latchkit/core/adapters/solana'
import { defineNetwork, solanaDevnet } from '@latchkit/core/networks'
import { createSolanaWallet } from '@latchkit/sandbox/wallets'
import { inject } from 'vitest'
import type { PageSubject } from './namespace-page.ts'

const { rpc, ws } = inject('svm')
const network = defineNetwork({ ...solanaDevnet, rpcUrls: { default: { http: [rpc] } } })

/** A wallet on the local SVM that approves every request. */
export const sunbeam = (
  secrets: readonly [Uint8Array, ...Uint8Array[]],
): Omit<PageSubject, 'other'> => ({
  entry: () => solana({ ws: { [network.caipNetworkId]: ws } }),
  network,
  connectorId: 'Sunbeam',
  install: (page) =>
    createSolanaWallet({
      branding: { name: 'Sunbeam', icon: 'data:image/svg+xml,', accent: 'gold' },
      secrets,
      network: network.caipNetworkId,
      rpc,
      approve: 'auto',
      page,
    }),
})
