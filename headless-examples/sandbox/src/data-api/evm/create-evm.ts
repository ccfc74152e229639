import { createPublicClient, http, isAddress } from 'viem'
import type { SandboxChain } from '../../base/description.ts'
import { tokenAbi } from '../../chain/token/deploy-token.ts'
import { formatAmount } from '../amount.ts'
import type { BalanceRow } from '../data-api.types.ts'
import type { Network } from '../network.types.ts'
import { tokenPicture } from '../pictures.ts'
import type { Prices } from '../prices.ts'
import { createChainIndex } from './create-chain-index.ts'
import { historyRow } from './history-row.ts'
import { createTokenInfoCache } from './token-info.ts'

const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const ether = { id: 'native', name: 'Ether', symbol: 'ETH', decimals: 18, address: null }

/** What the service knows of an Ethereum chain: all of it comes from the node. */
export function createEvm(
  chain: SandboxChain,
  { prices, base }: { prices: Prices; base(): string },
): Network {
  const client = createPublicClient({
    transport: http(chain.rpc, { batch: { batchSize: 500 }, retryCount: 0 }),
  })
  const index = createChainIndex(client)
  const book = createTokenInfoCache(client, chain)
  const id = `eip155:${chain.chainId}`

  return {
    id,
    isAddress: (address) => isAddress(address, { strict: false }),
    async balances(account) {
      const holder = { address: account as `0x${string}` }
      const [native, ...held] = await Promise.all([
        client.getBalance(holder),
        ...chain.tokens.map(({ address }) =>
          client
            .readContract({
              abi: tokenAbi,
              address,
              functionName: 'balanceOf',
              args: [holder.address],
            })
            .catch(() => 0n),
        ),
      ])
      const rows = [
        { token: ether, units: native },
        ...chain.tokens.map((token, place) => ({ token, units: held[place] ?? 0n })),
      ]
      return rows.flatMap(({ token, units }): BalanceRow[] => {
        if (units === 0n) return []
        const numeric = formatAmount(units, token.decimals)
        const price = prices.of(token)
        return [
          {
            name: token.name,
            symbol: token.symbol,
            chainId: id,
            ...(token.address !== null && { address: `${id}:${token.address}` }),
            ...(price !== null && { value: Number(numeric) * price }),
            price: price ?? 0,
            quantity: { decimals: String(token.decimals), numeric },
            iconUrl: tokenPicture(base(), token.symbol),
          },
        ]
      })
    },
    async history(account) {
      const entries = await index.of(account)
      const ground = { network: id, book, prices, base: base() }
      return [...entries].reverse().map((entry) => ({
        id: `${id}:${entry.hash}`,
        time: entry.time,
        row: () => historyRow(ground, entry, account.toLowerCase()),
      }))
    },
    token: (address) =>
      address.toLowerCase() === nativeAddress
        ? ether
        : (chain.tokens.find((token) => token.address.toLowerCase() === address.toLowerCase()) ??
          null),
    async gasPrice() {
      const price = await client.getGasPrice()
      return {
        standard: String(price),
        fast: String((price * 11n) / 10n),
        instant: String((price * 5n) / 4n),
      }
    },
  }
}
