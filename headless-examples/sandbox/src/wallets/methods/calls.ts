import { createClient, type Hash, http, toHex } from 'viem'
import { getTransactionReceipt, sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { isRecord } from '../../base/checks.ts'
import { readChainId, readTransaction } from '../params.ts'
import { ProviderError, providerErrors } from '../provider-error.ts'
import { requestApproval, currentChain, type WalletContext, type Method, sharedKey } from './method.ts'

type Batch = { chainId: number; rpc: string; hashes: Hash[]; failed: boolean; over: boolean }

const codes = { pending: 100, confirmed: 200, reverted: 500, partly: 600 } as const

/** EIP-5792: several calls with one question. They are sent one after the other, as a plain account must: not all or nothing. */
export function callsMethods(inside: WalletContext): Record<string, Method> {
  const batches = new Map<string, Batch>()

  /** Each call waits for the one before; the first that fails ends the batch. */
  const run = async (batch: Batch, calls: readonly ReturnType<typeof readTransaction>[]) => {
    const client = createClient({
      transport: http(batch.rpc, { retryCount: 0 }),
      pollingInterval: 50,
    })
    for (const { from, to, value, data } of calls) {
      const account = sharedKey(inside, from)
      const hash = await sendTransaction(client, { account, chain: null, to, value, data })
      batch.hashes.push(hash)
      const { status } = await waitForTransactionReceipt(client, { hash })
      if (status === 'reverted') throw new Error('A call was reverted.')
    }
  }
  return {
    async wallet_getCapabilities() {
      return Object.fromEntries(
        inside
          .chains()
          .map(({ chainId }) => [toHex(chainId), { atomic: { status: 'unsupported' } }]),
      )
    },
    async wallet_sendCalls(params) {
      const [request] = Array.isArray(params) ? params : []
      if (!isRecord(request) || !Array.isArray(request.calls) || request.calls.length === 0)
        throw providerErrors.invalid('calls are expected')
      const { from, chainId, calls, atomicRequired, id = crypto.randomUUID() } = request
      const chain = currentChain(inside)
      if (!chain || readChainId(chainId) !== chain.chainId)
        throw new ProviderError(5710, 'The network is not one of the wallet.')
      if (atomicRequired === true)
        throw new ProviderError(5760, 'A plain account cannot do it all or nothing.')
      if (typeof id !== 'string' || batches.has(id))
        throw new ProviderError(5720, 'There is a batch of that id.')
      const read = calls.map((call: unknown) =>
        readTransaction([{ ...(isRecord(call) ? call : {}), from }]),
      )
      const account = sharedKey(inside, read[0]?.from ?? '0x')
      const facts = read.map(({ to, value }, place) => ({
        label: `Call ${place + 1}`,
        value: `${to ?? 'a new contract'}, ${value} wei`,
      }))
      await requestApproval(inside, {
        kind: 'words',
        content: {
          title: `${read.length} calls`,
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
        over: false,
      }
      batches.set(id, batch)
      run(batch, read)
        .catch(() => {
          batch.failed = true
        })
        .finally(() => {
          batch.over = true
        })
      return { id }
    },
    async wallet_getCallsStatus(params) {
      const [id] = Array.isArray(params) ? params : []
      const batch = typeof id === 'string' ? batches.get(id) : undefined
      if (batch === undefined) throw new ProviderError(5730, 'There is no batch of that id.')
      const client = createClient({ transport: http(batch.rpc) })
      const found = await Promise.all(
        batch.hashes.map((hash) => getTransactionReceipt(client, { hash }).catch(() => null)),
      )
      const receipts = found.flatMap((receipt) =>
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

function statusOf({ over, failed }: Batch, receipts: readonly { status: string }[]): number {
  if (!over) return codes.pending
  if (!failed) return codes.confirmed
  return receipts.some(({ status }) => status === '0x1') ? codes.partly : codes.reverted
}
