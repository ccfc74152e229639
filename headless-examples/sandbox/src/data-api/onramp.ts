import type { HistoryRow } from './data-api.types.ts'
import { tokenPicture } from './pictures.ts'

const day = 86_400_000
const bought = [
  { id: 'onramp-3', status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', ago: 0, amount: '25' },
  { id: 'onramp-2', status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS', ago: 1, amount: '100' },
  { id: 'onramp-1', status: 'ONRAMP_TRANSACTION_STATUS_FAILED', ago: 40, amount: '50' },
]

/** What an account bought through Coinbase, as of a moment: one purchase is on its way, one came, one failed. */
export const purchases = (
  base: string,
  account: string,
  chain: string,
  now: number,
): readonly HistoryRow[] =>
  bought.map(({ id, status, ago, amount }) => ({
    id,
    metadata: {
      operationType: 'buy',
      hash: '',
      chain,
      minedAt: new Date(now - ago * day).toISOString(),
      sentFrom: 'Coinbase',
      sentTo: account,
      status,
      nonce: 0,
    },
    transfers: [
      {
        fungible_info: {
          name: 'USD Coin',
          symbol: 'USDC',
          icon: { url: tokenPicture(base, 'USDC') },
        },
        direction: 'in' as const,
        quantity: { numeric: amount },
        value: Number(amount),
        price: 1,
      },
    ],
  }))
