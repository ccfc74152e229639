import { createClient, type Hash, toHex } from 'viem'
import { getTransactionReceipt, sendTransaction } from 'viem/actions'
import { isRecord } from '../../base/checks.ts'
import { nodeTransport } from '../../base/node-transport.ts'
import { waitForReceipt } from '../../base/wait-for-receipt.ts'
import { parseChainId, parseTransaction } from '../params.ts'
import { ProviderError, providerErrors } from '../provider-error.ts'
import {
  currentChain,
  type Method,
  requestApproval,
  sharedKey,
  type WalletContext,
} from './method.ts'

type Batch = { chainId: number; rpc: string; hashes: Hash[]; failed: boolean; finished: boolean }

const statusCodes = {
  pending: 100,
  confirmed: 200,
  reverted: 500,
  partiallyReverted: 600,
} as const

/**
 * Creates the methods of EIP-5792, which send several calls with one approval. The calls are sent
 * one after the other and are not atomic, because the account is not a smart account.
 */
export function callsMethods(context: WalletContext): Record<string, Method> {
  const batches = new Map<string, Batch>()

  /** Sends each call after the previous one is mined. The first failure ends the batch. */
  const sendAll = async (batch: Batch, calls: readonly ReturnType<typeof parseTransaction>[]) => {
    const client = createClient({ transport: nodeTransport(batch.rpc, { retryCount: 0 }) })
    for (const { from, to, value, data } of calls) {
      const account = sharedKey(context, from)
      const hash = await sendTransaction(client, { account, chain: null, to, value, data })
      batch.hashes.push(hash)
      const { status } = await waitForReceipt(client, hash)
      if (status === 'reverted') throw new Error('A call was reverted.')
    }
  }
  return {
    async wallet_getCapabilities() {
      return Object.fromEntries(
        context
          .chains()
          .map(({ chainId }) => [toHex(chainId), { atomic: { status: 'unsupported' } }]),
      )
    },
    async wallet_sendCalls(params) {
      const [request] = Array.isArray(params) ? params : []
      if (!isRecord(request) || !Array.isArray(request.calls) || request.calls.length === 0)
        throw providerErrors.invalid('calls must be a non-empty array')
      const { from, chainId, calls, atomicRequired, id = crypto.randomUUID() } = request
      const chain = currentChain(context)
      if (!chain || parseChainId(chainId) !== chain.chainId)
        throw new ProviderError(5710, 'The wallet does not support the network.')
      if (atomicRequired === true)
        throw new ProviderError(5760, 'The account does not support atomic batches.')
      if (typeof id !== 'string' || batches.has(id))
        throw new ProviderError(5720, 'A batch with this id exists.')
      const parsed = calls.map((call: unknown) =>
        parseTransaction([{ ...(isRecord(call) ? call : {}), from }]),
      )
      const account = sharedKey(context, parsed[0]?.from ?? '0x')
      const facts = parsed.map(({ to, value }, index) => ({
        label: `Call ${index + 1}`,
        value: `${to ?? 'a new contract'}, ${value} wei`,
      }))
      await requestApproval(context, {
        kind: 'custom',
        content: {
          title: `${parsed.length} calls`,
          text: `From ${account.address} on ${chain.name}.`,
          facts,
          payload: null,
          approve: 'Send all',
        },
      })
      const batch: Batch = {
        chainId: chain.chainId,
        rpc: chain.rpc,
        hashes: [],
        failed: false,
        finished: false,
      }
      batches.set(id, batch)
      sendAll(batch, parsed)
        .catch(() => {
          batch.failed = true
        })
        .finally(() => {
          batch.finished = true
        })
      return { id }
    },
    async wallet_getCallsStatus(params) {
      const [id] = Array.isArray(params) ? params : []
      const batch = typeof id === 'string' ? batches.get(id) : undefined
      if (batch === undefined) throw new ProviderError(5730, `There is no batch ${String(id)}.`)
      const client = createClient({ transport: nodeTransport(batch.rpc) })
      const mined = await Promise.all(
        batch.hashes.map((hash) => getTransactionReceipt(client, { hash }).catch(() => null)),
      )
      const receipts = mined.flatMap((receipt) =>
        receipt === null
          ? []
          : [
              {
                transactionHash: receipt.transactionHash,
                status: receipt.status === 'success' ? '0x1' : '0x0',
                blockHash: receipt.blockHash,
              },
            ],
      )
      return {
        version: '2.0.0',
        id,
        chainId: toHex(batch.chainId),
        status: statusOf(batch, receipts),
        atomic: false,
        receipts,
      }
    },
  }
}

function statusOf({ finished, failed }: Batch, receipts: readonly { status: string }[]): number {
  if (!finished) return statusCodes.pending
  if (!failed) return statusCodes.confirmed
  const hasSuccess = receipts.some(({ status }) => status === '0x1')
  return hasSuccess ? statusCodes.partiallyReverted : statusCodes.reverted
}
