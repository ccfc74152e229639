import { encodeAbiParameters, stringToHex } from 'viem'
import { type Script, scriptedNodes } from '../../../clients/json-rpc/scripted-nodes.fixture.ts'
import { defineNetwork } from '../../../domain/network/define-network.ts'
import type { PreparedTransfer, TransferRequest } from '../../../domain/transfer/transfer.ts'
import type { AdapterHost } from '../../adapter.ts'
import type { Eip155Options } from '../chain-deps.ts'
import { startWithWallet } from '../scripted-wallet.fixture.ts'

export const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const coin = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
export const hash = `0x${'5a'.repeat(32)}`
export const gwei = 10n ** 9n
export const ether = 10n ** 18n
export const { signal } = new AbortController()

export const network = defineNetwork({
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.example'] } },
})

export const hex = (value: bigint) => `0x${value.toString(16)}`
export const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}` as const
export const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
export const bytes32Text = (value: string) => stringToHex(value, { size: 32 })

/** A JSON-RPC error response of a node. */
export const rpcError = (message: string, code = -32000) =>
  Response.json({ jsonrpc: '2.0', id: null, error: { code, message } })

export type Answers = Readonly<Record<string, Script>>
/** Results of a contract by function selector. */
export type Contract = Readonly<Record<string, (data: string) => unknown>>

const token: Contract = {
  '0x313ce567': () => word(6n),
  '0x95d89b41': () => text('USDC'),
  '0x06fdde03': () => text('USD Coin'),
  '0x70a08231': () => word(1_000_000n),
  '0xa9059cbb': () => word(1n),
}
/**
 * Script of `eth_call` for the given contracts, by address. Calls to other addresses return `0x`,
 * as for an address without code.
 */
export const contracts =
  (all: Readonly<Record<string, Contract>>): Script =>
  ({ params: [call] }) => {
    const { to, data } = call as { to: string; data: string }
    const result = all[to]?.[data.slice(0, 10)]
    return result ? result(data) : '0x'
  }

export const tokenWith = (overrides: Contract): Contract => ({ ...token, ...overrides })

const defaultAnswers: Answers = {
  eth_chainId: () => '0x7a69',
  eth_getBalance: () => hex(10n * ether),
  eth_getBlockByNumber: () => ({ baseFeePerGas: hex(10n * gwei) }),
  eth_maxPriorityFeePerGas: () => hex(gwei),
  eth_estimateGas: () => '0x5208',
  eth_getCode: () => '0x',
  eth_call: contracts({ [coin]: token }),
}

const defaultWallet = {
  eth_accounts: () => [ada],
  eth_chainId: () => '0x7a69',
  eth_sendTransaction: () => hash,
}

type Options = Eip155Options &
  Partial<Pick<AdapterHost, 'remote' | 'networks'>> & {
    wallet?: Record<string, (params: unknown) => unknown>
  }

/**
 * Starts a transfer client on a network with one scripted node. By default the wallet is on that
 * network with the account `ada` and approves every transaction.
 */
export async function startTransferClient(
  answers: Answers = {},
  { wallet: scripts, ...options }: Options = {},
) {
  const nodes = scriptedNodes({ 'node.example': { ...defaultAnswers, ...answers } })
  const started = await startWithWallet(
    { ...defaultWallet, ...scripts },
    { fetch: nodes.fetch, ...options },
  )
  if (started.chain.transfer === null) throw new Error('The chain adapter has no transfer client')
  return { ...started, nodes, client: await started.chain.transfer() }
}

export const request = (overrides: Partial<TransferRequest> = {}): TransferRequest => ({
  network,
  connectorId: 'dev.foxglove',
  from: ada,
  to: bob,
  asset: null,
  amount: String(ether),
  decimals: 18,
  ...overrides,
})

/** Prepares a transfer, by default of one Ether from `ada` to `bob`. */
export async function prepareTransfer(
  overrides: Partial<TransferRequest> = {},
): Promise<PreparedTransfer> {
  const { client } = await startTransferClient()
  return client.prepare(request(overrides), signal)
}
