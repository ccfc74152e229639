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
export const shortText = (value: string) => stringToHex(value, { size: 32 })

/** A node refuses with its own words. */
export const refused = (message: string, code = -32000) =>
  Response.json({ jsonrpc: '2.0', id: null, error: { code, message } })

export type Answers = Readonly<Record<string, Script>>
/** What a contract answers, by selector. */
export type Contract = Readonly<Record<string, (data: string) => unknown>>

const token: Contract = {
  '0x313ce567': () => word(6n),
  '0x95d89b41': () => text('USDC'),
  '0x06fdde03': () => text('USD Coin'),
  '0x70a08231': () => word(1_000_000n),
  '0xa9059cbb': () => word(1n),
}
/** Calls to anything else are answered with nothing, as where no code lives. */
export const contracts =
  (all: Readonly<Record<string, Contract>>): Script =>
  ({ params: [call] }) => {
    const { to, data } = call as { to: string; data: string }
    const answer = all[to]?.[data.slice(0, 10)]
    return answer ? answer(data) : '0x'
  }

export const tokenWith = (more: Contract): Contract => ({ ...token, ...more })

const usual: Answers = {
  eth_chainId: () => '0x7a69',
  eth_getBalance: () => hex(10n * ether),
  eth_getBlockByNumber: () => ({ baseFeePerGas: hex(10n * gwei) }),
  eth_maxPriorityFeePerGas: () => hex(gwei),
  eth_estimateGas: () => '0x5208',
  eth_getCode: () => '0x',
  eth_call: contracts({ [coin]: token }),
}

const standing = {
  eth_accounts: () => [ada],
  eth_chainId: () => '0x7a69',
  eth_sendTransaction: () => hash,
}

type Options = Eip155Options &
  Partial<Pick<AdapterHost, 'remote'>> & { wallet?: Record<string, (params: unknown) => unknown> }

/** Money on a network whose only node answers as a test says; the wallet is on it with `ada`, and sends. */
export async function startTransfer(
  answers: Answers = {},
  { wallet: scripts, ...options }: Options = {},
) {
  const nodes = scriptedNodes({ 'node.example': { ...usual, ...answers } })
  const met = await startWithWallet({ ...standing, ...scripts }, { fetch: nodes.fetch, ...options })
  if (met.chain.transfer === null) throw new Error('There is no money here')
  return { ...met, nodes, money: await met.chain.transfer() }
}

export const request = (more: Partial<TransferRequest> = {}): TransferRequest => ({
  network,
  connectorId: 'dev.foxglove',
  from: ada,
  to: bob,
  asset: null,
  amount: String(ether),
  decimals: 18,
  ...more,
})

/** One that is as sound as can be. */
export async function preparedWith(more: Partial<TransferRequest> = {}): Promise<PreparedTransfer> {
  const { money } = await startTransfer()
  return money.prepare(request(more), signal)
}
