import {
  type Address,
  createWalletClient,
  getAddress,
  http,
  isHex,
  parseAbi,
  publicActions,
} from 'viem'
import type { LocalAccount } from 'viem/accounts'
import type { Chain } from '../start-chain.ts'
import artifact from './SandboxToken.json' with { type: 'json' }

export type TokenOptions = {
  name: string
  symbol: string
  decimals: number
  owner: LocalAccount
  holders: readonly { address: Address; amount: bigint }[]
}

/** What pages and tests call on the sandbox's ERC-20; the compiler's own list lies in SandboxToken.json. */
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

/** Puts an ERC-20 on a chain and gives everybody named their share. A fresh chain and the same owner: always the same address. */
export async function deployToken(
  chain: Pick<Chain, 'url'>,
  { name, symbol, decimals, owner, holders }: TokenOptions,
): Promise<Address> {
  const { bytecode } = artifact
  if (!isHex(bytecode)) throw new Error('SandboxToken.json holds no bytecode.')
  const client = createWalletClient({
    account: owner,
    transport: http(chain.url),
    pollingInterval: 20,
  }).extend(publicActions)
  const hash = await client.deployContract({
    abi: tokenAbi,
    bytecode,
    args: [name, symbol, decimals, owner.address],
    chain: null,
  })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error(`The token was not put on the chain at ${chain.url}.`)
  for (const { address, amount } of holders) {
    const minted = await client.writeContract({
      abi: tokenAbi,
      address: contractAddress,
      functionName: 'mint',
      args: [address, amount],
      chain: null,
    })
    await client.waitForTransactionReceipt({ hash: minted })
  }
  return getAddress(contractAddress)
}
