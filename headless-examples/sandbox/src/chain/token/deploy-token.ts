import { type Address, createWalletClient, getAddress, isHex, parseAbi } from 'viem'
import type { LocalAccount } from 'viem/accounts'
import { nodeTransport } from '../../base/node-transport.ts'
import { waitForReceipt } from '../../base/wait-for-receipt.ts'
import type { Chain } from '../start-chain.ts'
import artifact from './SandboxToken.json' with { type: 'json' }

export type TokenOptions = {
  name: string
  symbol: string
  decimals: number
  owner: LocalAccount
  holders: readonly { address: Address; amount: bigint }[]
}

/**
 * The part of the sandbox ERC-20's ABI that pages and tests use. SandboxToken.json has all of it.
 */
export const tokenAbi = parseAbi([
  'constructor(string name, string symbol, uint8 decimals, address owner)',
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function balanceOf(address account) view returns (uint256)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function mint(address to, uint256 amount)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
])

/**
 * Deploys an ERC-20, mints the amounts (in base units) to the holders and returns its address. The
 * address is always the same for the same owner on a fresh chain.
 */
export async function deployToken(
  chain: Pick<Chain, 'url'>,
  { name, symbol, decimals, owner, holders }: TokenOptions,
): Promise<Address> {
  const { bytecode } = artifact
  if (!isHex(bytecode)) throw new Error('SandboxToken.json has no bytecode.')
  const client = createWalletClient({
    account: owner,
    transport: nodeTransport(chain.url),
  })
  const hash = await client.deployContract({
    abi: tokenAbi,
    bytecode,
    args: [name, symbol, decimals, owner.address],
    chain: null,
  })
  const { contractAddress } = await waitForReceipt(client, hash)
  if (!contractAddress) throw new Error(`Deploying the token ${symbol} to ${chain.url} failed.`)
  for (const { address, amount } of holders) {
    const mintHash = await client.writeContract({
      abi: tokenAbi,
      address: contractAddress,
      functionName: 'mint',
      args: [address, amount],
      chain: null,
    })
    await waitForReceipt(client, mintHash)
  }
  return getAddress(contractAddress)
}
