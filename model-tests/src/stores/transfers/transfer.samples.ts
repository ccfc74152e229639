import type {
  PreparedTransfer,
  TransferReview,
} from '../../../../core/src/domain/transfer/transfer.ts'
import type { TransferInput } from '../../../../core/src/stores/transfers/transfer/transfer.types.ts'
import { alice, carol, fox, mainnet, solana } from '../../samples.ts'

export const review: TransferReview = {
  caipNetworkId: mainnet.caipNetworkId,
  from: alice,
  to: carol,
  asset: null,
  amount: '1000000000000000000',
  decimals: 18,
  symbol: 'ETH',
  fee: { amount: '21000000000000', decimals: 18, symbol: 'ETH' },
  accountRent: null,
}
/** The prepared transfer of one ether from alice to carol. */
export const prepared = (digest = 'one'): PreparedTransfer => ({
  payload: {
    namespace: 'eip155',
    caipNetworkId: mainnet.caipNetworkId,
    from: alice,
    to: carol,
    value: '0xde0b6b3a7640000',
    data: '0x',
    gas: '0x5208',
    gasPrice: '0x3b9aca00',
    maxFeePerGas: null,
    maxPriorityFeePerGas: null,
  },
  review,
  digest,
})
/** The input for a transfer of one ether with the wallet Fox. */
export const transferOf = (id: string, digest?: string): TransferInput => ({
  id,
  connectorId: fox.id,
  network: mainnet,
  prepared: prepared(digest),
  hash: null,
})
/** The input for a transfer on Solana. */
export const onSolana: TransferInput = {
  ...transferOf('sol'),
  network: solana,
  prepared: {
    payload: {
      namespace: 'solana',
      caipNetworkId: solana.caipNetworkId,
      from: 'So1anaFox',
      transaction: 'AQ==',
    },
    review: {
      ...review,
      caipNetworkId: solana.caipNetworkId,
      from: 'So1anaFox',
      to: 'So1anaDen',
      decimals: 9,
      symbol: 'SOL',
    },
    digest: 'sol',
  },
}
export const hash = `0x${'1'.repeat(64)}`
export const otherHash = `0x${'2'.repeat(64)}`
