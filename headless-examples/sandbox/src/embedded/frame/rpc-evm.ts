import { createClient, toHex } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import { isRecord } from '../../base/checks.ts'
import { nodeTransport } from '../../base/node-transport.ts'
import {
  parseChainId,
  parseMessage,
  parseTransaction,
  parseTypedData,
} from '../../wallets/params.ts'
import { providerErrors } from '../../wallets/provider-error.ts'
import { describeApproval } from '../../wallets/window/describe-approval.ts'
import type { EvmContext, EvmHandler } from './rpc.types.ts'
import { sendCalls, senderOf } from './smart-account.ts'

const symbol = 'ETH'
const knownChain = ({ network: { chainId, name, rpc } }: EvmContext) => ({
  chainId,
  name,
  rpc,
  symbol,
})

/** Throws -32602 if a request names another network than the active one. */
function checkChain({ network }: EvmContext, chainId: number | null): void {
  if (chainId !== null && chainId !== network.chainId)
    throw providerErrors.invalid(
      `the request is for network ${chainId}, the wallet is on ${network.chainId}`,
    )
}

const personalSign: EvmHandler = async (params, { accounts }) => {
  const { account, raw, text } = parseMessage(params)
  const { address, key, wrap } = senderOf(accounts, account)
  return {
    content: describeApproval({ kind: 'message', account: address, text }),
    run: async () => wrap(await key.signMessage({ message: { raw } })),
  }
}

const signTypedData: EvmHandler = async (params, context) => {
  const { account, typedData } = parseTypedData(params)
  const { address, key, wrap } = senderOf(context.accounts, account)
  const { domain, primaryType, message } = typedData
  checkChain(context, domain?.chainId === undefined ? null : Number(domain.chainId))
  const text = JSON.stringify(
    message,
    (_, value) => (typeof value === 'bigint' ? String(value) : value),
    2,
  )
  const name = String(domain?.name ?? '')
  return {
    content: describeApproval({
      kind: 'typed-data',
      account: address,
      domain: name,
      primaryType,
      text,
    }),
    run: async () => wrap(await key.signTypedData(typedData)),
  }
}

const sendTransaction: EvmHandler = async (params, context) => {
  const { from, to, value, data, chainId } = parseTransaction(params)
  checkChain(context, chainId)
  const sender = senderOf(context.accounts, from)
  if (to === null) throw providerErrors.invalid('the wallet creates no contracts')
  return {
    content: describeApproval({
      kind: 'transaction',
      account: sender.address,
      chain: knownChain(context),
      to,
      value: String(value),
      data,
    }),
    run: async () => (await sendCalls(context, sender, [{ to, value, data }]))[0],
  }
}

const sendBatch: EvmHandler = async (params, context) => {
  const { network, accounts, batches } = context
  const [request] = Array.isArray(params) ? params : []
  if (!isRecord(request) || !Array.isArray(request.calls) || request.calls.length === 0)
    throw providerErrors.invalid('calls must be a non-empty array')
  const { from = accounts.active.address, chainId } = request
  checkChain(context, chainId === undefined ? null : parseChainId(chainId))
  const calls = request.calls.map((call: unknown) => {
    const { from: _, to, value, data } = parseTransaction([{ ...Object(call), from }])
    if (to === null) throw providerErrors.invalid('a call must have a receiver')
    return { to, value, data }
  })
  const sender = senderOf(accounts, parseTransaction([{ from }]).from)
  return {
    content: {
      title: `Send ${calls.length} calls`,
      text: `From ${sender.address} on ${network.name}.`,
      facts: calls.map(({ to, value }, index) => ({
        label: `Call ${index + 1}`,
        value: `${to}, ${value} wei`,
      })),
      payload: null,
      approve: 'Send all',
    },
    async run() {
      const hashes = await sendCalls(context, sender, calls)
      const id = hashes[0] ?? '0x'
      const { chainId: chain, rpc } = network
      batches.set(id, { chainId: chain, rpc, atomic: sender.type === 'smartAccount', hashes })
      return { id }
    },
  }
}

/** Methods that need the visitor's approval. */
export const evmRequests: Readonly<Record<string, EvmHandler>> = {
  personal_sign: personalSign,
  eth_signTypedData_v4: signTypedData,
  eth_sendTransaction: sendTransaction,
  wallet_sendCalls: sendBatch,
}

async function callsStatus(params: unknown, { batches }: EvmContext) {
  const [id] = Array.isArray(params) ? params : []
  const batch = typeof id === 'string' ? batches.get(id) : undefined
  if (batch === undefined) throw providerErrors.invalid(`there is no batch ${String(id)}`)
  const client = createClient({ transport: nodeTransport(batch.rpc) })
  const receipts = await Promise.all(
    batch.hashes.map((hash) => getTransactionReceipt(client, { hash }).catch(() => null)),
  )
  const mined = receipts.filter((receipt) => receipt !== null)
  const failed = mined.some(({ status }) => status === 'reverted')
  return {
    version: '2.0.0',
    id,
    chainId: toHex(batch.chainId),
    status: mined.length < receipts.length ? 100 : failed ? 500 : 200,
    atomic: batch.atomic,
    receipts: mined.map(({ transactionHash, status, blockHash, blockNumber, gasUsed, logs }) => ({
      transactionHash,
      status: status === 'success' ? '0x1' : '0x0',
      blockHash,
      blockNumber: toHex(blockNumber),
      gasUsed: toHex(gasUsed),
      logs: logs.map(({ address, data, topics }) => ({ address, data, topics })),
    })),
  }
}

/** Methods that the frame answers itself, without the visitor. */
export const evmReads: Readonly<
  Record<string, (params: unknown, context: EvmContext) => Promise<unknown>>
> = {
  eth_accounts: async (_, { accounts }) => [accounts.active.address],
  eth_chainId: async (_, { network }) => toHex(network.chainId),
  async wallet_getCapabilities(_, { network, accounts }) {
    const status = accounts.active.type === 'smartAccount' ? 'supported' : 'unsupported'
    return { [toHex(network.chainId)]: { atomic: { status } } }
  },
  wallet_getCallsStatus: callsStatus,
}
