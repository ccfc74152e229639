import { getAddress, zeroAddress } from 'viem'
import { formatAmount } from '../amount.ts'
import type { HistoryRow, HistoryTransfer } from '../data-api.types.ts'
import { nftPicture, tokenPicture } from '../pictures.ts'
import type { Prices } from '../prices.ts'
import type { IndexedTransaction } from './create-chain-index.ts'
import type { AssetTransfer } from './parse-transfer.ts'
import type { TokenInfoCache } from './token-info.ts'

/** What a row is made with. `base`: where the service's pictures are. */
export type RowContext = { network: string; book: TokenInfoCache; prices: Prices; base: string }

const ether = { id: 'native', name: 'Ether', symbol: 'ETH', decimals: 18 }

/** A transaction as the history of one of its parties tells it. `account` in lower case. */
export async function historyRow(
  ground: RowContext,
  entry: IndexedTransaction,
  account: string,
): Promise<HistoryRow> {
  const own = entry.moves.filter(
    ({ from, to }) => isAccount(from, account) || isAccount(to, account),
  )
  const [only] = own.length === 1 ? own : []
  const { hash, nonce, time, failed } = entry
  return {
    id: `${ground.network}:${hash}`,
    metadata: {
      operationType: operationOf(entry, own, account),
      hash,
      chain: ground.network,
      minedAt: new Date(time).toISOString(),
      sentFrom: getAddress(only?.from ?? entry.from),
      sentTo: entry.to === null ? '' : getAddress(only?.to ?? entry.to),
      status: failed ? 'failed' : 'confirmed',
      nonce,
    },
    transfers: await Promise.all(own.map((move) => transferOf(ground, move, account))),
  }
}

async function transferOf(
  { book, prices, base }: RowContext,
  move: AssetTransfer,
  account: string,
): Promise<HistoryTransfer> {
  const direction = directionOf(move, account)
  if (move.kind === 'nft' && move.contract !== null) {
    const { id, name, isSpam } = await book.collection(move.contract)
    const url = nftPicture(base, id, move.amount)
    const content = { preview: { url }, detail: { url } }
    return {
      nft_info: { name: `${name} #${move.amount}`, content, flags: { is_spam: isSpam } },
      direction,
      quantity: { numeric: '1' },
    }
  }
  const token = move.contract === null ? ether : await book.token(move.contract)
  const numeric = formatAmount(move.amount, token.decimals)
  const price = prices.of(token)
  return {
    fungible_info: {
      name: token.name,
      symbol: token.symbol,
      icon: { url: tokenPicture(base, token.symbol) },
    },
    direction,
    quantity: { numeric },
    ...(price !== null && { value: Number(numeric) * price, price }),
  }
}

const isAccount = (address: string, account: string) => address.toLowerCase() === account

function directionOf({ from, to }: AssetTransfer, account: string): HistoryTransfer['direction'] {
  if (isAccount(from, account)) return isAccount(to, account) ? 'self' : 'out'
  return 'in'
}

/** What a history calls it. */
function operationOf(
  { from, to, allowance }: IndexedTransaction,
  own: readonly AssetTransfer[],
  account: string,
): string {
  const directions = new Set(own.map((move) => directionOf(move, account)))
  if (to === null) return 'deploy'
  if (allowance !== null) return allowance
  if (directions.has('in') && directions.has('out')) return 'trade'
  if (own.some((move) => isAccount(move.to, zeroAddress))) return 'burn'
  if (directions.has('out') || directions.has('self')) return 'send'
  if (!directions.has('in')) return 'execute'
  return isAccount(from, account) && own.some((move) => isAccount(move.from, zeroAddress))
    ? 'mint'
    : 'receive'
}
