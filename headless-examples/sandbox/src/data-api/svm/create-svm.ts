import { isAddress } from '@solana/web3.js'
import { isRecord } from '../../base/checks.ts'
import type { SandboxDescription } from '../../base/description.ts'
import { formatAmount } from '../amount.ts'
import type { BalanceRow } from '../data-api.types.ts'
import type { Network } from '../network.types.ts'
import { tokenPicture } from '../pictures.ts'
import type { Prices } from '../prices.ts'
import { historyRow, type SignatureEntry, sol } from './history-row.ts'
import { createRpcRequest } from './rpc-request.ts'
import { getLamports, getTokenAccounts } from './token-accounts.ts'
import { parseTransactionChanges } from './transaction-changes.ts'

/** CAIP-2 id under which pages configure the sandbox's Solana chain. */
export const svmNetwork = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
/** Placeholder address of the native coin. */
const nativeAddress = 'So11111111111111111111111111111111111111111'

/** Creates the Solana network of the data service. All data is read from the node. */
export function createSvm(
  { rpc, tokens }: SandboxDescription['svm'],
  { prices, baseUrl }: { prices: Prices; baseUrl(): string },
): Network {
  const request = createRpcRequest(rpc)
  const findToken = (mint: string) => tokens.find((token) => token.mint === mint) ?? null

  const signaturesOf = async (address: string) => {
    const list = await request('getSignaturesForAddress', [address])
    return Array.isArray(list) ? list.flatMap(parseSignature) : []
  }
  const balanceRow = (
    token: { id: string; name: string; symbol: string },
    mint: string | null,
    units: bigint,
    decimals: number,
  ): BalanceRow => {
    const numeric = formatAmount(units, decimals)
    const price = prices.of(token)
    return {
      name: token.name,
      symbol: token.symbol,
      chainId: svmNetwork,
      ...(mint !== null && { address: `${svmNetwork}:${mint}` }),
      ...(price !== null && { value: Number(numeric) * price }),
      price: price ?? 0,
      quantity: { decimals: String(decimals), numeric },
      iconUrl: tokenPicture(baseUrl(), token.symbol),
    }
  }
  const rowOf = async (signature: SignatureEntry, account: string) => {
    const options = { encoding: 'json', maxSupportedTransactionVersion: 0 }
    const transaction = await request('getTransaction', [signature.signature, options])
    const changes = parseTransactionChanges(transaction)
    if (changes === null)
      throw new Error(`getTransaction returned no transaction for ${signature.signature}.`)
    const context = { network: svmNetwork, findToken, prices, baseUrl: baseUrl() }
    return historyRow(context, signature, changes, account)
  }
  return {
    id: svmNetwork,
    isAddress,
    async balances(account) {
      const [lamports, tokenAccounts] = await Promise.all([
        getLamports(request, account),
        getTokenAccounts(request, account),
      ])
      const native = lamports === 0n ? [] : [balanceRow(sol, null, lamports, sol.decimals)]
      const others = tokens.flatMap((token) =>
        tokenAccounts
          .filter(({ mint, amount }) => mint === token.mint && amount > 0n)
          .map(({ amount, decimals }) => balanceRow(token, token.mint, amount, decimals)),
      )
      return [...native, ...others]
    },
    async history(account) {
      const tokenAccounts = await getTokenAccounts(request, account)
      const addresses = [account, ...tokenAccounts.map((entry) => entry.account)]
      const signatures = (await Promise.all(addresses.map(signaturesOf))).flat()
      const unique = new Map(signatures.map((entry) => [entry.signature, entry])).values()
      return [...unique]
        .sort((a, b) => b.slot - a.slot)
        .map((entry) => ({
          id: `${svmNetwork}:${entry.signature}`,
          time: entry.time,
          row: () => rowOf(entry, account),
        }))
    },
    token: (address) => (address === nativeAddress ? sol : findToken(address)),
    gasPrice: async () => null,
  }
}

function parseSignature(value: unknown): readonly (SignatureEntry & { slot: number })[] {
  const { signature, slot, blockTime } = isRecord(value) ? value : {}
  return typeof signature === 'string' && typeof slot === 'number' && typeof blockTime === 'number'
    ? [{ signature, slot, time: blockTime * 1_000 }]
    : []
}
