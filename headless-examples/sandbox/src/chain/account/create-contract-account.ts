import { type Address, createClient, type Hex } from 'viem'
import type { LocalAccount } from 'viem/accounts'
import { sendTransaction } from 'viem/actions'
import { nodeTransport } from '../../base/node-transport.ts'
import { waitForReceipt } from '../../base/wait-for-receipt.ts'
import type { Chain } from '../start-chain.ts'
import {
  contractAccountAddress,
  createAccountData,
  deployAccountFactory,
  undeployedSignature,
} from './account-factory.ts'

/** An account whose contract verifies signatures (ERC-1271). It exists before its contract does. */
export type ContractAccount = {
  address: Address
  /** Creates the contract of the account. */
  deploy(): Promise<void>
  /** Signs as wallets do (EIP-191). Before `deploy`, the signature contains the factory (ERC-6492). */
  signMessage(message: string): Promise<Hex>
}

/**
 * Deploys a factory and opens the account that it would create for the owner. `salt`: any number,
 * for several accounts of one owner.
 */
export async function createContractAccount(
  { url }: Pick<Chain, 'url'>,
  { owner, salt = 0 }: { owner: LocalAccount; salt?: number },
): Promise<ContractAccount> {
  const client = createClient({ transport: nodeTransport(url) })
  const key = { owner: owner.address, salt }
  const factory = await deployAccountFactory(client, owner)
  let contract: 'missing' | 'deployed' = 'missing'
  return {
    address: await contractAccountAddress(client, factory, key),
    async deploy() {
      const data = createAccountData(key)
      const hash = await sendTransaction(client, { account: owner, chain: null, to: factory, data })
      await waitForReceipt(client, hash)
      contract = 'deployed'
    },
    async signMessage(message) {
      const signature = await owner.signMessage({ message })
      return contract === 'deployed' ? signature : undeployedSignature(factory, key, signature)
    },
  }
}
