import { type Address, createClient, isAddress, numberToHex, parseEther } from 'viem'
import { getBalance, getCode } from 'viem/actions'
import { sandboxAccount } from '../../base/accounts.ts'
import type { SandboxChain } from '../../base/description.ts'
import { nodeTransport } from '../../base/node-transport.ts'
import {
  contractAccountAddress,
  deployAccountFactory,
} from '../../chain/account/account-factory.ts'
import { nodeRequest } from '../../wallets/node-request.ts'
import { ServiceError } from './service-error.ts'

/** `factory`: creates the contract of the account. */
export type SmartAccount = { address: Address; factory: Address; deployed: boolean }

/** Index of the account that deploys the factory. */
const deployer = 8
const startBalance = numberToHex(parseEther('10'))
const salt = 0

/** Chains with smart accounts: the first one. */
export const smartChains = (chains: readonly SandboxChain[]): readonly SandboxChain[] =>
  chains.slice(0, 1)

/**
 * Creates the smart accounts of the wallet. The factory is deployed with the first account, and the
 * accounts that the wallet uses get 10 Ether if they have none.
 */
export function createSmartAccounts(chains: readonly SandboxChain[]) {
  const factories = new Map<number, Promise<Address>>()
  const factoryOf = ({ chainId, rpc }: SandboxChain): Promise<Address> => {
    const deployed =
      factories.get(chainId) ??
      deployAccountFactory(
        createClient({ transport: nodeTransport(rpc) }),
        sandboxAccount(deployer),
      )
    factories.set(chainId, deployed)
    deployed.catch(() => factories.delete(chainId))
    return deployed
  }
  async function fund({ rpc }: SandboxChain, address: Address): Promise<void> {
    const client = createClient({ transport: nodeTransport(rpc) })
    if ((await getBalance(client, { address })) === 0n)
      await nodeRequest(rpc, 'anvil_setBalance', [address, startBalance])
  }
  return {
    /** The smart account of an owner on a chain; null if the chain has none. Funds both. */
    async open(owner: unknown, chainId: unknown): Promise<{ account: SmartAccount | null }> {
      const chain = chains.find((each) => each.chainId === chainId)
      if (chain === undefined) throw new ServiceError(`Unknown network ${String(chainId)}.`)
      if (typeof owner !== 'string' || !isAddress(owner))
        throw new ServiceError('The owner must be an address.')
      await fund(chain, owner)
      if (!smartChains(chains).includes(chain)) return { account: null }
      const client = createClient({ transport: nodeTransport(chain.rpc) })
      const factory = await factoryOf(chain)
      const address = await contractAccountAddress(client, factory, { owner, salt })
      await fund(chain, address)
      const deployed = (await getCode(client, { address })) !== undefined
      return { account: { address, factory, deployed } }
    },
  }
}
export type SmartAccounts = ReturnType<typeof createSmartAccounts>
