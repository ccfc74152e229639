import type { Nft } from '../../../../core/src/domain/token/nft.ts'
import type { nftsMachine } from '../../../../core/src/flows/nfts/nfts.machine.ts'
import type { NftsInput } from '../../../../core/src/flows/nfts/nfts.types.ts'
import { failed, fresh, loading } from '../../resource/changes.ts'
import { alice, bob, kitEvent, mainnet, sepolia, solana } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

export const nft = (id: string): Nft => ({ id, name: `Leaf ${id}`, collection: null, image: null })
/**
 * Inputs with a connected account, without an account, for a given namespace whose
 * network is not known yet, and without an active network.
 */
export const nftsInputs: Record<'connected' | 'noAccount' | 'noNetwork' | 'named', NftsInput> = {
  connected: { namespace: null, network: mainnet.caipNetworkId, addresses: { eip155: alice } },
  noAccount: { namespace: null, network: mainnet.caipNetworkId, addresses: {} },
  named: { namespace: 'eip155', network: null, addresses: { eip155: alice } },
  noNetwork: { namespace: null, network: null, addresses: {} },
}

export const nftsCases: Cases<typeof nftsMachine> = {
  'account.connected': [kitEvent('account.connected', { namespace: 'eip155', address: bob })],
  'account.changed': [
    kitEvent('account.changed', { namespace: 'eip155', address: alice }),
    kitEvent('account.changed', { namespace: 'eip155', address: bob }),
  ],
  'account.lost': [{ namespace: 'eip155' }],
  'account.disconnected': [{ namespace: 'solana' }, { namespace: 'eip155' }],
  'network.changed': [
    kitEvent('network.changed', { caipNetworkId: mainnet.caipNetworkId }),
    kitEvent('network.changed', { caipNetworkId: solana.caipNetworkId }),
  ],
  'chain.changed': [kitEvent('chain.changed', { caipNetworkId: sepolia.caipNetworkId })],
  'nfts.changed': [
    { resource: loading },
    { resource: fresh([nft('1')]) },
    { resource: fresh([]) },
    { resource: failed('endpoint/unreadable') },
  ],
}
