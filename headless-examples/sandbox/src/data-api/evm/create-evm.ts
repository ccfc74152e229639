import { createPublicClient, isAddress } from 'viem'
import type { SandboxChain } from '../../base/description.ts'
import { nodeTransport } from '../../base/node-transport.ts'
import { tokenAbi } from '../../chain/token/deploy-token.ts'
import { formatAmount } from '../amount.ts'
import type { BalanceRow } from '../data-api.types.ts'
import type { Network } from '../network.types.ts'
import { tokenPicture } from '../pictures.ts'
import type { Prices } from '../prices.ts'
import { createChainIndex } from './create-chain-index.ts'
import { historyRow } from './history-row.ts'
import { createTokenInfoCache } from './token-info.ts'

/** Placeholder address of the native coin. */
const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const ether = { id: 'native', name: 'Ether', symbol: 'ETH', decimals: 18, address: null }

/** Creates an Ethereum network of the data service. All data is read from the node. */
export function createEvm(
  chain: SandboxChain,
  { prices, baseUrl }: { prices: Prices; baseUrl(): string },
): Network {
  const client = createPublicClient({
    transport: nodeTransport(chain.rpc, { batch: { batchSize: 500 }, retryCount: 0 }),
  })
  const index = createChainIndex(client)
  const tokenInfo = createTokenInfoCache(client, chain)
  const id = `eip155:${chain.chainId}`

  const balanceRow = (
    token: typeof ether | SandboxChain['tokens'][number],
    units: bigint,
  ): BalanceRow => {
    const numeric = formatAmount(units, token.decimals)
    const price = prices.of(token)
    return {
      name: token.name,
      symbol: token.symbol,
      chainId: id,
      ...(token.address !== null && { address: `${id}:${token.address}` }),
      ...(price !== null && { value: Number(numeric) * price }),
      price: price ?? 0,
      quantity: { decimals: String(token.decimals), numeric },
      iconUrl: tokenPicture(baseUrl(), token.symbol),
    }
  }
  return {
    id,
    isAddress: (address) => isAddress(address, { strict: false }),
    async balances(account) {
      const holder = account as `0x${string}`
      const readTokenBalance = (address: `0x${string}`) =>
        client
          .readContract({ abi: tokenAbi, address, functionName: 'balanceOf', args: [holder] })
          .catch(() => 0n)
      const [native, ...tokenBalances] = await Promise.all([
        client.getBalance({ address: holder }),
        ...chain.tokens.map(({ address }) => readTokenBalance(address)),
      ])
      const balances = [
        { token: ether, units: native },
        ...chain.tokens.map((token, index) => ({ token, units: tokenBalances[index] ?? 0n })),
      ]
      return balances.flatMap(({ token, units }) =>
        units === 0n ? [] : [balanceRow(token, units)],
      )
    },
    async history(account) {
      const transactions = await index.of(account)
      const context = { network: id, tokenInfo, prices, baseUrl: baseUrl() }
      return [...transactions].reverse().map((transaction) => ({
        id: `${id}:${transaction.hash}`,
        time: transaction.time,
        row: () => historyRow(context, transaction, account.toLowerCase()),
      }))
    },
    token(address) {
      const key = address.toLowerCase()
      if (key === nativeAddress) return ether
      return chain.tokens.find((token) => token.address.toLowerCase() === key) ?? null
    },
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
