import { type Address, getAddress, type PublicClient } from 'viem'
import type { SandboxChain } from '../../base/description.ts'
import { tokenAbi } from '../../chain/token/deploy-token.ts'

/** What is known of a contract that tokens moved on. `id`: what the sandbox calls it, '' for one it did not make. */
export type TokenFacts = { id: string; name: string; symbol: string; decimals: number }
export type CollectionFacts = { id: string; name: string; isSpam: boolean }

/** What contracts are: those of the sandbox by its list, others by what they say themselves. */
export function createTokenFacts(
  client: PublicClient,
  { tokens, collections }: Pick<SandboxChain, 'tokens' | 'collections'>,
) {
  const known = new Map<string, TokenFacts>(
    tokens.map((token) => [token.address.toLowerCase(), token]),
  )
  const collected = new Map<string, CollectionFacts>(
    collections.map((one) => [one.address.toLowerCase(), one]),
  )

  const asked = async (address: Address): Promise<TokenFacts> => {
    const read = { abi: tokenAbi, address } as const
    const [name, symbol, decimals] = await Promise.all([
      client.readContract({ ...read, functionName: 'name' }).catch(() => ''),
      client.readContract({ ...read, functionName: 'symbol' }).catch(() => ''),
      client.readContract({ ...read, functionName: 'decimals' }).catch(() => 0),
    ])
    return { id: '', name, symbol, decimals }
  }
  return {
    async token(address: Address): Promise<TokenFacts> {
      const key = address.toLowerCase()
      const facts = known.get(key) ?? (await asked(getAddress(address)))
      known.set(key, facts)
      return facts
    },
    async collection(address: Address): Promise<CollectionFacts> {
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
export type TokenBook = ReturnType<typeof createTokenFacts>
