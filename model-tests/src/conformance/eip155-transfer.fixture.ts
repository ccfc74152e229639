import { defineNetwork } from '@latchkit/core/networks'
import { type Sandbox, sandboxAccount, startSandbox } from '@latchkit/sandbox'
import { createClient, type Hex, http, isHex } from 'viem'
import { sendTransaction } from 'viem/actions'
import type { TransferClient } from '../../../core/src/adapters/transfer-client.ts'
import { timeouts } from '../../../core/src/domain/constants.ts'
import type { Network } from '../../../core/src/domain/network/network.ts'
import type {
  PreparedTransfer,
  TransferEnd,
  TransferRequest,
  TransferUpdate,
} from '../../../core/src/domain/transfer/transfer.ts'
import { clockWithout, openPage, type Page } from './page.fixture.ts'

type SandboxToken = Sandbox['chains'][number]['tokens'][number]

export type TransferFixture = {
  sandbox: Sandbox
  network: Network
  otherNetwork: Network
  page: Page
  client: TransferClient
  ada: Hex
  bob: Hex
  token(id: SandboxToken['id']): SandboxToken
  /** Calls a JSON-RPC method of the first chain's node. */
  callRpc(method: string, params?: readonly unknown[]): Promise<unknown>
  balance(address: string): Promise<bigint>
  request(change: Partial<TransferRequest>): TransferRequest
  prepare(change: Partial<TransferRequest>): Promise<PreparedTransfer>
  submit(prepared: PreparedTransfer): Promise<string>
  /** Tracks a transfer: the updates so far, and a promise of the final status. */
  track(
    prepared: PreparedTransfer,
    hash: string,
    /** The confirmations that the network sets, by default 1. */
    confirmations?: number,
  ): { updates: TransferUpdate[]; outcome: Promise<TransferEnd> }
  /** Sends with the account's key, without the wallet. Resolves with the hash. */
  sendFrom(account: number, transaction: object): Promise<Hex>
  close(): Promise<void>
}

export const { signal } = new AbortController()
export const burnAddress = '0x000000000000000000000000000000000000dEaD'

export const hexOf = (text: unknown): Hex => {
  if (isHex(text)) return text
  throw new Error(`${String(text)} is not hex`)
}

/**
 * Starts the sandbox's chains and a page that is connected to a wallet with real keys on the first
 * chain.
 */
export async function startTransferFixture(): Promise<TransferFixture> {
  const sandbox = await startSandbox({ ports: 'free', blocks: 'manual' })
  const [network, otherNetwork] = sandbox.chains.map(({ chainId, name, rpc }) =>
    defineNetwork({
      id: chainId,
      name,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [rpc] } },
      confirmations: 1,
    }),
  )
  const [first] = sandbox.chains
  if (!network || !otherNetwork || !first) throw new Error('The sandbox has fewer than two chains')
  const page = openPage(sandbox.chains, 'foxglove', {
    knownChainCount: 2,
    networks: [network, otherNetwork],
    // Its node answers at once.
    clock: clockWithout(timeouts.trackMinInterval),
  })
  page.control.announce()
  const chain = await page.adapter.load()
  await chain.connect({ connectorId: page.connectorId, caipNetworkId: null }, signal)
  if (chain.transfer === null) throw new Error('The adapter does not support transfers')
  const client = await chain.transfer()
  const ada = sandboxAccount(0).address
  const bob = sandboxAccount(7).address
  const callRpc = async (method: string, params: readonly unknown[] = []): Promise<unknown> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(first.rpc, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const answer: { result?: unknown; error?: unknown } = await response.json()
    if (answer.error !== undefined) throw new Error(JSON.stringify(answer.error))
    return answer.result
  }
  const request = (change: Partial<TransferRequest>): TransferRequest => ({
    network,
    connectorId: page.connectorId,
    from: ada,
    to: bob,
    asset: null,
    amount: '1',
    decimals: null,
    ...change,
  })
  return {
    sandbox,
    network,
    otherNetwork,
    page,
    client,
    ada,
    bob,
    callRpc,
    request,
    token(id) {
      const found = first.tokens.find((token) => token.id === id)
      if (!found) throw new Error(`The sandbox has no token ${id}`)
      return found
    },
    balance: async (address) => BigInt(hexOf(await callRpc('eth_getBalance', [address, 'latest']))),
    prepare: (change) => client.prepare(request(change), signal),
    submit: (prepared) =>
      client.submit({ connectorId: page.connectorId, network, prepared }, signal),
    track(prepared, hash, confirmations = 1) {
      const updates: TransferUpdate[] = []
      const outcome = client.track(
        { network: { ...network, confirmations }, prepared, hash },
        (item) => updates.push(item),
        signal,
      )
      // A test may leave its transfer pending: `close` then rejects the outcome.
      outcome.catch(() => {})
      return { updates, outcome }
    },
    sendFrom: (account, transaction) =>
      sendTransaction(createClient({ transport: http(first.rpc) }), {
        account: sandboxAccount(account),
        chain: null,
        ...transaction,
      }),
    async close() {
      page.close()
      await sandbox.stop()
    },
  }
}
