import {
  type Account,
  type Address,
  type Client,
  encodeFunctionData,
  type Hex,
  isHex,
  pad,
  parseAbi,
  serializeErc6492Signature,
} from 'viem'
import { deployContract, readContract } from 'viem/actions'
import { waitForReceipt } from '../../base/wait-for-receipt.ts'
import artifact from './SandboxAccount.json' with { type: 'json' }

const factoryAbi = parseAbi([
  'function create(address owner, bytes32 salt) returns (address)',
  'function addressOf(address owner, bytes32 salt) view returns (address)',
])
const accountAbi = parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'function execute(Call[] calls)',
])

/** The owner of a contract account, and any number for several accounts of one owner. */
export type AccountKey = { owner: Address; salt: number }
/** A call that a contract account makes. `value`: in wei. */
export type AccountCall = { to: Address; value: bigint; data: Hex }

const argsOf = ({ owner, salt }: AccountKey) => [owner, pad(`0x${salt.toString(16)}`)] as const

/** Deploys a factory of contract accounts and resolves with its address. */
export async function deployAccountFactory(client: Client, account: Account): Promise<Address> {
  const { bytecode } = artifact
  if (!isHex(bytecode)) throw new Error('SandboxAccount.json has no bytecode.')
  const hash = await deployContract(client, { abi: factoryAbi, bytecode, account, chain: null })
  const { contractAddress } = await waitForReceipt(client, hash)
  if (!contractAddress) throw new Error('Deploying the factory of accounts failed.')
  return contractAddress
}

/** The address of an account, which exists before its contract does. */
export const contractAccountAddress = (client: Client, factory: Address, key: AccountKey) =>
  readContract(client, {
    address: factory,
    abi: factoryAbi,
    functionName: 'addressOf',
    args: argsOf(key),
  })

/** The data of the call to the factory that creates the contract of an account. */
export const createAccountData = (key: AccountKey): Hex =>
  encodeFunctionData({ abi: factoryAbi, functionName: 'create', args: argsOf(key) })

/** The data of the call to an account with which its owner makes calls: all of them or none. */
export const executeData = (calls: readonly AccountCall[]): Hex =>
  encodeFunctionData({ abi: accountAbi, functionName: 'execute', args: [calls] })

/** The signature of an account whose contract does not exist yet (ERC-6492). */
export const undeployedSignature = (factory: Address, key: AccountKey, signature: Hex): Hex =>
  serializeErc6492Signature({ address: factory, data: createAccountData(key), signature })
