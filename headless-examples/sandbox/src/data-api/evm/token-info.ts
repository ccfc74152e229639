import { type Address, getAddress, type PublicClient } from 'viem'
import type { SandboxChain } from '../../base/description.ts'
import { tokenAbi } from '../../chain/token/deploy-token.ts'

/** What is known of a contract that tokens moved on. `id`: what the sandbox calls it, '' for one it did not make. */
export type TokenInfo = { id: string; name: string; symbol: string; decimals: number }
export type CollectionInfo = { id: string; name: string; isSpam: boolean }

/** What contracts are: those of the sandbox by its list, others by what they say themselves. */
export function createTokenInfoCache(
  client: PublicClient,
  { tokens, collections }: Pick<SandboxChain, 'tokens' | 'collections'>,
) {
  const known = new Map<string, TokenInfo>(
    tokens.map((token) => [token.address.toLowerCase(), token]),
  )
  const collected = new Map<string, CollectionInfo>(
    collections.map((one) => [one.address.toLowerCase(), one]),
  )

  const asked = async (address: Address): Promise<TokenInfo> => {
    const read = { abi: tokenAbi, address } as const
    const [name, symbol, decimals] = await Promise.all([
      client.readContract({ ...read, functionName: 'name' }).catch(() => ''),
      client.readContract({ ...read, functionName: 'symbol' }).catch(() => ''),
      client.readContract({ ...read, functionName: 'decimals' }).catch(() => 0),
    ])
    return { id: '', name, symbol, decimals }
  }
  return {
    async token(address: Address): Promise<TokenInfo> {
      const key = address.toLowerCase()
      const facts = known.get(key) ?? (await asked(getAddress(address)))
      known.set(key, facts)
      return facts
    },
    async collection(address: Address): Promise<CollectionInfo> {
      const key = address.toLowerCase()
      const facts = collected.get(key) ?? {
        id: key,
        name: (await asked(getAddress(address))).name,
        isSpam: false,
      }
      collected.set(key, facts)
      return facts
    },
  }
}
export type TokenInfoCache = ReturnType<typeof createTokenInfoCache>
