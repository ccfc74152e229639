import type { HistoryRow } from './data-api.types.ts'
import { tokenPicture } from './pictures.ts'

const day = 86_400_000
const purchaseData = [
  { id: 'onramp-3', status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', daysAgo: 0, amount: '25' },
  { id: 'onramp-2', status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS', daysAgo: 1, amount: '100' },
  { id: 'onramp-1', status: 'ONRAMP_TRANSACTION_STATUS_FAILED', daysAgo: 40, amount: '50' },
]

/**
 * Coinbase purchases of an account: one in progress, one successful, one failed. `now` in ms since
 * 1970.
 */
export const purchases = (
  baseUrl: string,
  account: string,
  chain: string,
  now: number,
): readonly HistoryRow[] =>
  purchaseData.map(({ id, status, daysAgo, amount }) => ({
    id,
    metadata: {
      operationType: 'buy',
      hash: '',
      chain,
      minedAt: new Date(now - daysAgo * day).toISOString(),
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
          icon: { url: tokenPicture(baseUrl, 'USDC') },
        },
        direction: 'in' as const,
        quantity: { numeric: amount },
        value: Number(amount),
        price: 1,
      },
    ],
  }))
