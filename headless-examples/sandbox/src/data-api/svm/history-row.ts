import { formatAmount } from '../amount.ts'
import type { HistoryRow, HistoryTransfer } from '../data-api.types.ts'
import { tokenPicture } from '../pictures.ts'
import type { Prices } from '../prices.ts'
import type { TransactionChanges } from './transaction-changes.ts'

type Token = { id: string; name: string; symbol: string }
/** Dependencies of a row. `findToken`: finds a token by its mint; null if it is unknown. */
export type RowContext = {
  network: string
  findToken(mint: string): Token | null
  prices: Prices
  baseUrl: string
}
/** `time` in ms since 1970. */
export type SignatureEntry = { signature: string; time: number }

export const sol = { id: 'sol', name: 'Solana', symbol: 'SOL', decimals: 9 }

/** Builds the history row of a transaction for one of its parties. */
export function historyRow(
  context: RowContext,
  { signature, time }: SignatureEntry,
  changes: TransactionChanges,
  account: string,
): HistoryRow {
  const payer = changes.parties[0] ?? ''
  const transfers = transfersOf(context, changes, account)
  const isOutgoing = transfers.some(({ direction }) => direction === 'out')
  const counterparty =
    ownTokenChanges(changes, account).length > 0
      ? otherOwner(changes, account, isOutgoing)
      : otherParty(changes, account, isOutgoing)
  return {
    id: `${context.network}:${signature}`,
    metadata: {
      operationType: operationOf(transfers),
      hash: signature,
      chain: context.network,
      minedAt: new Date(time).toISOString(),
      sentFrom: isOutgoing ? account : (counterparty ?? payer),
      sentTo: isOutgoing ? (counterparty ?? '') : account,
      status: changes.failed ? 'failed' : 'confirmed',
      nonce: 0,
    },
    transfers,
  }
}

const ownTokenChanges = ({ tokens }: TransactionChanges, account: string) =>
  tokens.filter(({ owner, change }) => owner === account && change !== 0n)

/** The token transfers of an account; if it has none, its SOL transfer without the fee. */
function transfersOf(
  context: RowContext,
  changes: TransactionChanges,
  account: string,
): readonly HistoryTransfer[] {
  const tokenChanges = ownTokenChanges(changes, account)
  // The rent of a token account is not a separate transfer.
  if (tokenChanges.length > 0) {
    return tokenChanges.map(({ mint, decimals, change }) => {
      const token = context.findToken(mint) ?? { id: mint, name: '', symbol: '' }
      return formatTransfer(context, token, decimals, change)
    })
  }
  const payer = changes.parties[0] ?? ''
  const fee = payer === account ? changes.fee : 0n
  const lamports = (changes.lamports.get(account) ?? 0n) + fee
  return lamports === 0n ? [] : [formatTransfer(context, sol, sol.decimals, lamports)]
}

function formatTransfer(
  { prices, baseUrl }: RowContext,
  token: Token,
  decimals: number,
  change: bigint,
): HistoryTransfer {
  const numeric = formatAmount(change < 0n ? -change : change, decimals)
  const price = prices.of(token)
  return {
    fungible_info: {
      name: token.name,
      symbol: token.symbol,
      icon: { url: tokenPicture(baseUrl, token.symbol) },
    },
    direction: change < 0n ? 'out' : 'in',
    quantity: { numeric },
    ...(price !== null && { value: Number(numeric) * price, price }),
  }
}

const otherOwner = ({ tokens }: TransactionChanges, account: string, isOutgoing: boolean) =>
  tokens.find(({ owner, change }) => owner !== account && (isOutgoing ? change > 0n : change < 0n))
    ?.owner

const otherParty = ({ lamports }: TransactionChanges, account: string, isOutgoing: boolean) =>
  [...lamports].find(
    ([party, change]) => party !== account && (isOutgoing ? change > 0n : change < 0n),
  )?.[0]

/** The `operationType` of a row. */
function operationOf(transfers: readonly HistoryTransfer[]): string {
  const directions = new Set(transfers.map(({ direction }) => direction))
  if (directions.size === 2) return 'trade'
  if (directions.has('out')) return 'send'
  return directions.has('in') ? 'receive' : 'execute'
}
