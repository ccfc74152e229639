import { isAddress } from '@solana/web3.js'
import { isRecord } from '../../base/checks.ts'
import type { SandboxDescription } from '../../base/description.ts'
import { formatAmount } from '../amount.ts'
import type { BalanceRow } from '../data-api.types.ts'
import type { Network } from '../network.types.ts'
import { tokenPicture } from '../pictures.ts'
import type { Prices } from '../prices.ts'
import { historyRow, type Signed, sol } from './history-row.ts'
import { createRpcRequest } from './rpc-request.ts'
import { getTokenAccounts, getLamports } from './token-accounts.ts'
import { parseTransactionChanges } from './transaction-changes.ts'

/** The sandbox's Solana chain as pages know it. */
export const svmNetwork = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const nativeAddress = 'So11111111111111111111111111111111111111111'

/** What the service knows of the Solana chain: all of it comes from the node. */
export function createSvm(
  { rpc, tokens }: SandboxDescription['svm'],
  { prices, base }: { prices: Prices; base(): string },
): Network {
  const ask = createRpcRequest(rpc)
  const listed = (mint: string) => tokens.find((token) => token.mint === mint) ?? null

  const signaturesOf = async (address: string): Promise<readonly (Signed & { slot: number })[]> => {
    const list = await ask('getSignaturesForAddress', [address])
    return Array.isArray(list) ? list.flatMap(readSigned) : []
  }
  const rowOf = (
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
      iconUrl: tokenPicture(base(), token.symbol),
    }
  }
  return {
    id: svmNetwork,
    isAddress,
    async balances(account) {
      const [lamports, held] = await Promise.all([getLamports(ask, account), getTokenAccounts(ask, account)])
      const native = lamports === 0n ? [] : [rowOf(sol, null, lamports, sol.decimals)]
      const others = tokens.flatMap((token) =>
        held
          .filter(({ mint, amount }) => mint === token.mint && amount > 0n)
          .map(({ amount, decimals }) => rowOf(token, token.mint, amount, decimals)),
      )
      return [...native, ...others]
    },
    async history(account) {
      const places = [account, ...(await getTokenAccounts(ask, account)).map((held) => held.account)]
      const found = (await Promise.all(places.map(signaturesOf))).flat()
      const newest = [...new Map(found.map((one) => [one.signature, one])).values()].sort(
        (a, b) => b.slot - a.slot,
      )
      return newest.map((one) => ({
        id: `${svmNetwork}:${one.signature}`,
        time: one.time,
        async row() {
          const options = { encoding: 'json', maxSupportedTransactionVersion: 0 }
          const changes = parseTransactionChanges(await ask('getTransaction', [one.signature, options]))
          if (changes === null) throw new Error(`The node does not know ${one.signature} any more.`)
          return historyRow(
            { network: svmNetwork, listed, prices, base: base() },
            one,
            changes,
            account,
          )
        },
      }))
    },
    token: (address) => (address === nativeAddress ? sol : listed(address)),
    gasPrice: async () => null,
  }
}

function readSigned(one: unknown): readonly (Signed & { slot: number })[] {
  const { signature, slot, blockTime } = isRecord(one) ? one : {}
  return typeof signature === 'string' && typeof slot === 'number' && typeof blockTime === 'number'
    ? [{ signature, slot, time: blockTime * 1_000 }]
    : []
}
