import type { CaipNetworkId } from '../caip/caip.ts'
import type { ActivityRow } from './activity.ts'

/** A confirmed row on Ethereum without transfers. */
export const row = (
  id: string,
  minedAt: string,
  change: Partial<ActivityRow> = {},
): ActivityRow => ({
  id,
  operationType: 'receive',
  hash: id,
  chain: 'eip155:1' as CaipNetworkId,
  minedAt,
  sentFrom: '',
  sentTo: '',
  status: 'confirmed',
  nonce: null,
  transfers: [],
  ...change,
})
/** A transfer of an NFT without a picture. */
export const nftTransfer = (
  direction: 'in' | 'out',
  name: string,
  numeric = '1',
  isSpam = false,
) => ({
  direction,
  quantity: { numeric },
  value: null,
  price: null,
  fungible: null,
  nft: { name, preview: null, isSpam },
})
