import {
  type Address,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  http,
  isHex,
  pad,
  parseAbi,
  serializeErc6492Signature,
} from 'viem'
import type { LocalAccount } from 'viem/accounts'
import { readContract } from 'viem/actions'
import { waitForReceipt } from '../../base/wait-for-receipt.ts'
import type { Chain } from '../start-chain.ts'
import artifact from './SandboxAccount.json' with { type: 'json' }

/** An account whose contract verifies signatures (ERC-1271). It exists before its contract does. */
export type ContractAccount = {
  address: Address
  /** Creates the contract of the account. */
  deploy(): Promise<void>
  /** Signs as wallets do (EIP-191). Before `deploy`, the signature contains the factory (ERC-6492). */
  signMessage(message: string): Promise<Hex>
}

const factoryAbi = parseAbi([
  'function create(address owner, bytes32 salt) returns (address)',
  'function addressOf(address owner, bytes32 salt) view returns (address)',
])

/**
 * Deploys a factory and opens the account that it would create for the owner. `salt`: any number,
 * for several accounts of one owner.
 */
export async function createContractAccount(
  { url }: Pick<Chain, 'url'>,
  { owner, salt = 0 }: { owner: LocalAccount; salt?: number },
): Promise<ContractAccount> {
  const client = createWalletClient({ account: owner, transport: http(url) })
  const { bytecode } = artifact
  if (!isHex(bytecode)) throw new Error('SandboxAccount.json has no bytecode.')
  const deployment = await client.deployContract({ abi: factoryAbi, bytecode, chain: null })
  const { contractAddress: factory } = await waitForReceipt(client, deployment)
  if (!factory) throw new Error(`Deploying the factory of accounts to ${url} failed.`)
  const args = [owner.address, pad(`0x${salt.toString(16)}`)] as const
  const read = { address: factory, abi: factoryAbi, functionName: 'addressOf', args } as const
  const address = await readContract(client, read)
  const create = { abi: factoryAbi, functionName: 'create', args } as const
  let contract: 'missing' | 'deployed' = 'missing'
  return {
    address,
    async deploy() {
      await waitForReceipt(
        client,
        await client.writeContract({ ...create, address: factory, chain: null }),
      )
      contract = 'deployed'
    },
    async signMessage(message) {
      const signature = await owner.signMessage({ message })
      if (contract === 'deployed') return signature
      return serializeErc6492Signature({
        address: factory,
        data: encodeFunctionData(create),
        signature,
      })
    },
  }
}
