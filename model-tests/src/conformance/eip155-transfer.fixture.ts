import { defineNetwork } from '@latchkit/core/networks'
import { type Sandbox, sandboxAccount, startSandbox } from '@latchkit/sandbox'
import { createClient, type Hex, http, isHex } from 'viem'
import { sendTransaction } from 'viem/actions'
import type { TransferClient } from '../../../core/src/adapters/transfer-client.ts'
import type { Network } from '../../../core/src/domain/network/network.ts'
import type {
  PreparedTransfer,
  TransferEnd,
  TransferRequest,
  TransferUpdate,
} from '../../../core/src/domain/transfer/transfer.ts'
import { openPage, type Page } from './page.fixture.ts'

type SandboxToken = Sandbox['chains'][number]['tokens'][number]

export type Ground = {
  sandbox: Sandbox
  one: Network
  two: Network
  page: Page
  money: TransferClient
  ada: Hex
  bob: Hex
  token(id: SandboxToken['id']): SandboxToken
  /** Client of the first chain's node. */
  ask(method: string, params?: readonly unknown[]): Promise<unknown>
  balance(address: string): Promise<bigint>
  request(more: Partial<TransferRequest>): TransferRequest
  prepared(more: Partial<TransferRequest>): Promise<PreparedTransfer>
  submit(prepared: PreparedTransfer): Promise<string>
  /** Reported statuses, and the final one. */
  followed(
    prepared: PreparedTransfer,
    hash: string,
  ): { news: TransferUpdate[]; end: Promise<TransferEnd> }
  /** Sends with the account's real key, without the page. */
  sent(account: number, transaction: object): Promise<Hex>
  close(): Promise<void>
}

export const { signal } = new AbortController()
export const never = '0x000000000000000000000000000000000000dEaD'

export const hexOf = (text: unknown): Hex => {
  if (isHex(text)) return text
  throw new Error(`${String(text)} is not hex`)
}

/**
 * The sandbox's chains, a page connected to a wallet with real keys on the first chain, and the
 * adapter's transfer client.
 */
export async function openGround(): Promise<Ground> {
  const sandbox = await startSandbox({ ports: 'free' })
  const [one, two] = sandbox.chains.map(({ chainId, name, rpc }) =>
    defineNetwork({
      id: chainId,
      name,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [rpc] } },
    }),
  )
  const [first] = sandbox.chains
  if (!one || !two || !first) throw new Error('The sandbox has fewer than two chains')
  const page = openPage(sandbox.chains, 'foxglove', { knows: 2 })
  page.control.announce()
  const chain = await page.adapter.load()
  await chain.connect({ connectorId: page.connectorId, caipNetworkId: null }, signal)
  if (chain.transfer === null) throw new Error('The adapter does not support transfers')
  const money = await chain.transfer()
  const ada = sandboxAccount(0).address
  const bob = sandboxAccount(7).address
  const ask = async (method: string, params: readonly unknown[] = []): Promise<unknown> => {
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
  const request = (more: Partial<TransferRequest>): TransferRequest => ({
    network: one,
    connectorId: page.connectorId,
    from: ada,
    to: bob,
    asset: null,
    amount: '1',
    decimals: null,
    ...more,
  })
  return {
    sandbox,
    one,
    two,
    page,
    money,
    ada,
    bob,
    ask,
    request,
    token(id) {
      const found = first.tokens.find((one) => one.id === id)
      if (!found) throw new Error(`The sandbox has no token ${id}`)
      return found
    },
    balance: async (address) => BigInt(hexOf(await ask('eth_getBalance', [address, 'latest']))),
    prepared: (more) => money.prepare(request(more), signal),
    submit: (prepared) =>
      money.submit({ connectorId: page.connectorId, network: one, prepared }, signal),
    followed(prepared, hash) {
      const news: TransferUpdate[] = []
      return {
        news,
        end: money.track({ network: one, prepared, hash }, (item) => news.push(item), signal),
      }
    },
    sent: (account, transaction) =>
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
