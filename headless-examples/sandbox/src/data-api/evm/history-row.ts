import { getAddress, zeroAddress } from 'viem'
import { formatAmount } from '../amount.ts'
import type { HistoryRow, HistoryTransfer } from '../data-api.types.ts'
import { nftPicture, tokenPicture } from '../pictures.ts'
import type { Prices } from '../prices.ts'
import type { IndexedTransaction } from './create-chain-index.ts'
import type { AssetTransfer } from './parse-transfer.ts'
import type { TokenInfoCache } from './token-info.ts'

/** Dependencies of a row. `baseUrl`: base URL of the pictures. */
export type RowContext = {
  network: string
  tokenInfo: TokenInfoCache
  prices: Prices
  baseUrl: string
}

const ether = { id: 'native', name: 'Ether', symbol: 'ETH', decimals: 18 }

/** Builds the history row of a transaction for one of its parties. `account` in lower case. */
export async function historyRow(
  context: RowContext,
  transaction: IndexedTransaction,
  account: string,
): Promise<HistoryRow> {
  const { hash, nonce, time, failed, from, to, transfers } = transaction
  const ownTransfers = transfers.filter(
    (transfer) => isAccount(transfer.from, account) || isAccount(transfer.to, account),
  )
  const [onlyTransfer] = ownTransfers.length === 1 ? ownTransfers : []
  return {
    id: `${context.network}:${hash}`,
    metadata: {
      operationType: operationOf(transaction, ownTransfers, account),
      hash,
      chain: context.network,
      minedAt: new Date(time).toISOString(),
      sentFrom: getAddress(onlyTransfer?.from ?? from),
      sentTo: to === null ? '' : getAddress(onlyTransfer?.to ?? to),
      status: failed ? 'failed' : 'confirmed',
      nonce,
    },
    transfers: await Promise.all(
      ownTransfers.map((transfer) => formatTransfer(context, transfer, account)),
    ),
  }
}

async function formatTransfer(
  { tokenInfo, prices, baseUrl }: RowContext,
  transfer: AssetTransfer,
  account: string,
): Promise<HistoryTransfer> {
  const direction = directionOf(transfer, account)
  if (transfer.kind === 'nft' && transfer.contract !== null) {
    const { id, name, isSpam } = await tokenInfo.collection(transfer.contract)
    const url = nftPicture(baseUrl, id, transfer.amount)
    const content = { preview: { url }, detail: { url } }
    return {
      nft_info: { name: `${name} #${transfer.amount}`, content, flags: { is_spam: isSpam } },
      direction,
      quantity: { numeric: '1' },
    }
  }
  const token = transfer.contract === null ? ether : await tokenInfo.token(transfer.contract)
  const numeric = formatAmount(transfer.amount, token.decimals)
  const price = prices.of(token)
  return {
    fungible_info: {
      name: token.name,
      symbol: token.symbol,
      icon: { url: tokenPicture(baseUrl, token.symbol) },
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

/** The `operationType` of a row. `ownTransfers`: the transfers from or to the account. */
function operationOf(
  { from, to, allowance }: IndexedTransaction,
  ownTransfers: readonly AssetTransfer[],
  account: string,
): string {
  const directions = new Set(ownTransfers.map((transfer) => directionOf(transfer, account)))
  if (to === null) return 'deploy'
  if (allowance !== null) return allowance
  if (directions.has('in') && directions.has('out')) return 'trade'
  if (ownTransfers.some((transfer) => isAccount(transfer.to, zeroAddress))) return 'burn'
  if (directions.has('out') || directions.has('self')) return 'send'
  if (!directions.has('in')) return 'execute'
  const isMint = ownTransfers.some((transfer) => isAccount(transfer.from, zeroAddress))
  return isAccount(from, account) && isMint ? 'mint' : 'receive'
}
