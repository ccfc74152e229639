import { type Address, getAddress, type PublicClient } from 'viem'
import type { SandboxChain } from '../../base/description.ts'
import { tokenAbi } from '../../chain/token/deploy-token.ts'

/** `id`: the sandbox's id of the token; '' for other tokens. */
export type TokenInfo = { id: string; name: string; symbol: string; decimals: number }
/** `id`: the sandbox's id of the collection; the address for other collections. */
export type CollectionInfo = { id: string; name: string; isSpam: boolean }

/**
 * Creates a lookup of token contracts: those of the sandbox from its description, other contracts
 * from the chain, each read once.
 */
export function createTokenInfoCache(
  client: PublicClient,
  { tokens, collections }: Pick<SandboxChain, 'tokens' | 'collections'>,
) {
  const tokenByAddress = new Map<string, TokenInfo>(
    tokens.map((token) => [token.address.toLowerCase(), token]),
  )
  const collectionByAddress = new Map<string, CollectionInfo>(
    collections.map((collection) => [collection.address.toLowerCase(), collection]),
  )

  /** Name and symbol are '' and decimals 0 if the contract does not return them. */
  const readContract = async (address: Address): Promise<TokenInfo> => {
    const contract = { abi: tokenAbi, address } as const
    const [name, symbol, decimals] = await Promise.all([
      client.readContract({ ...contract, functionName: 'name' }).catch(() => ''),
      client.readContract({ ...contract, functionName: 'symbol' }).catch(() => ''),
      client.readContract({ ...contract, functionName: 'decimals' }).catch(() => 0),
    ])
    return { id: '', name, symbol, decimals }
  }
  return {
    async token(address: Address): Promise<TokenInfo> {
      const key = address.toLowerCase()
      const info = tokenByAddress.get(key) ?? (await readContract(getAddress(address)))
      tokenByAddress.set(key, info)
      return info
    },
    async collection(address: Address): Promise<CollectionInfo> {
      const key = address.toLowerCase()
      const info = collectionByAddress.get(key) ?? {
        id: key,
        name: (await readContract(getAddress(address))).name,
        isSpam: false,
      }
      collectionByAddress.set(key, info)
      return info
    },
  }
}
export type TokenInfoCache = ReturnType<typeof createTokenInfoCache>
