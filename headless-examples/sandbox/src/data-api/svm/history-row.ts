import { formatAmount } from '../amount.ts'
import type { HistoryRow, HistoryTransfer } from '../data-api.types.ts'
import { tokenPicture } from '../pictures.ts'
import type { Prices } from '../prices.ts'
import type { TransactionChanges } from './transaction-changes.ts'

export type Listed = { id: string; name: string; symbol: string }
/** What a row is made with. `listed`: what the service knows of a mint. */
export type RowContext = {
  network: string
  listed(mint: string): Listed | null
  prices: Prices
  base: string
}
export type Signed = { signature: string; time: number }

export const sol = { id: 'sol', name: 'Solana', symbol: 'SOL', decimals: 9 }

/** A transaction as the history of one of its parties tells it. */
export function historyRow(
  ground: RowContext,
  { signature, time }: Signed,
  changes: TransactionChanges,
  account: string,
): HistoryRow {
  const { parties, tokens, lamports, fee, failed } = changes
  const payer = parties[0] ?? ''
  const own = tokens.filter(({ owner, change }) => owner === account && change !== 0n)
  const coins = (lamports.get(account) ?? 0n) + (payer === account ? fee : 0n)
  // what a token account costs is no transfer of its own
  const transfers =
    own.length > 0
      ? own.map(({ mint, decimals, change }) =>
          transferOf(
            ground,
            ground.listed(mint) ?? { id: mint, name: '', symbol: '' },
            decimals,
            change,
          ),
        )
      : coins === 0n
        ? []
        : [transferOf(ground, sol, sol.decimals, coins)]
  const goesOut = transfers.some(({ direction }) => direction === 'out')
  const other =
    own.length > 0 ? otherOwner(changes, account, goesOut) : otherParty(changes, account, goesOut)
  return {
    id: `${ground.network}:${signature}`,
    metadata: {
      operationType: operationOf(transfers),
      hash: signature,
      chain: ground.network,
      minedAt: new Date(time).toISOString(),
      sentFrom: goesOut ? account : (other ?? payer),
      sentTo: goesOut ? (other ?? '') : account,
      status: failed ? 'failed' : 'confirmed',
      nonce: 0,
    },
    transfers,
  }
}

function transferOf(
  { prices, base }: RowContext,
  token: Listed,
  decimals: number,
  change: bigint,
): HistoryTransfer {
  const numeric = formatAmount(change < 0n ? -change : change, decimals)
  const price = prices.of(token)
  return {
    fungible_info: {
      name: token.name,
      symbol: token.symbol,
      icon: { url: tokenPicture(base, token.symbol) },
    },
    direction: change < 0n ? 'out' : 'in',
    quantity: { numeric },
    ...(price !== null && { value: Number(numeric) * price, price }),
  }
}

const otherOwner = ({ tokens }: TransactionChanges, account: string, goesOut: boolean) =>
  tokens.find(({ owner, change }) => owner !== account && (goesOut ? change > 0n : change < 0n))
    ?.owner

const otherParty = ({ lamports }: TransactionChanges, account: string, goesOut: boolean) =>
  [...lamports].find(
    ([party, change]) => party !== account && (goesOut ? change > 0n : change < 0n),
  )?.[0]

function operationOf(transfers: readonly HistoryTransfer[]): string {
  const directions = new Set(transfers.map(({ direction }) => direction))
  if (directions.size === 2) return 'trade'
  if (directions.has('out')) return 'send'
  return directions.has('in') ? 'receive' : 'execute'
}
