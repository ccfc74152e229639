import { mnemonic } from '@latchkit/sandbox'
import { type Svm, startSvm, tokenlessAccount } from '@latchkit/sandbox/svm'
import { base58 } from '@scure/base'
import { createKeyPairSignerFromPrivateKeyBytes } from '@solana/web3.js'
import { mnemonicToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import type { SolanaProvider } from '../../../core/src/adapters/solana/index.ts'
import type { TransferClient } from '../../../core/src/adapters/transfer-client.ts'
import type {
  PreparedTransfer,
  TransferEnd,
  TransferRequest,
  TransferUpdate,
} from '../../../core/src/domain/transfer/transfer.ts'
import { openSolanaPage, type SolanaPage } from './solana-page.fixture.ts'

export const { signal } = new AbortController()
export const sol = 1_000_000_000n
export const fee = 5_000n
/** Rent-exempt minimum of an empty account and of a token account, in lamports. */
export const rent = { empty: 890_880n, token: 2_039_280n } as const
export const connectorId = 'Sunbeam'
/** An address without transactions. */
export const unusedAddress = 'GsbwXfJraMomNxBcjYLcG3mxkBUiyWXAB32fGbSMQRdW'

export type SolanaTransferFixture = {
  svm: Svm
  page: SolanaPage
  client: TransferClient
  provider: SolanaProvider
  from: string
  request(change: Partial<TransferRequest>): TransferRequest
  prepare(change: Partial<TransferRequest>): Promise<PreparedTransfer>
  /** Rechecks and submits a transfer and tracks it to its final status. */
  sendAndTrack(
    prepared: PreparedTransfer,
  ): Promise<{ hash: string; outcome: string; updates: TransferUpdate[] }>
  /** Tracks a transfer to its final status. Adds the blocks that finalize it. */
  track(
    prepared: PreparedTransfer,
    hash: string,
  ): Promise<{ outcome: string; updates: TransferUpdate[] }>
  /** Tracks a transfer. Only the test adds blocks and advances the clock. */
  startTracking(
    prepared: PreparedTransfer,
    hash: string,
  ): { updates: TransferUpdate[]; outcome: Promise<TransferEnd> }
  /** Balance of the sandbox's token. Null without a token account. */
  tokensOf(owner: string): Promise<bigint | null>
  rpc(method: string, ...params: readonly unknown[]): Promise<unknown>
  close(): Promise<void>
}

/** Starts an SVM with the real programs and a page that is connected to a wallet with Sol and tokens. */
export async function startSolanaTransferFixture(): Promise<SolanaTransferFixture> {
  const svm = await startSvm()
  const page = await openSolanaPage(svm)
  const provider = await page.connect()
  const { network } = page
  const client = await page.chain.transfer?.()
  if (client === undefined) throw new Error('The adapter does not support transfers')
  const from = provider.address
  const request = (change: Partial<TransferRequest>): TransferRequest => ({
    ...{
      network,
      connectorId,
      from,
      to: page.control.addresses[1] ?? '',
      asset: null,
      amount: String(sol),
      decimals: null,
    },
    ...change,
  })
  const rpc = async (method: string, ...params: readonly unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(svm.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return (await response.json()).result
  }
  const startTracking: SolanaTransferFixture['startTracking'] = (prepared, hash) => {
    const updates: TransferUpdate[] = []
    const outcome = client.track({ network, prepared, hash }, (item) => updates.push(item), signal)
    return { updates, outcome }
  }
  const track: SolanaTransferFixture['track'] = async (prepared, hash) => {
    const { updates, outcome } = startTracking(prepared, hash)
    let isSettled = false
    const settled = outcome.finally(() => {
      isSettled = true
    })
    while (!isSettled) {
      await new Promise((next) => setImmediate(next))
      if (updates.length === 0) continue
      svm.advance(1)
      await page.elapse(2_000)
    }
    return { outcome: await settled, updates }
  }
  return {
    ...{ svm, page, client, provider, from, request, track, startTracking, rpc },
    prepare: (change) => client.prepare(request(change), signal),
    async sendAndTrack(prepared) {
      const transfer = { connectorId, network, prepared }
      await client.recheck(transfer, signal)
      const hash = await client.submit(transfer, signal)
      expect(base58.decode(hash)).toHaveLength(64)
      return { hash, ...(await track(prepared, hash)) }
    },
    async tokensOf(owner) {
      const { mint } = svm.token
      const answer = await rpc(
        'getTokenAccountsByOwner',
        owner,
        { mint },
        { encoding: 'jsonParsed' },
      )
      const [found] = Object(answer).value
      return found ? BigInt(found.account.data.parsed.info.tokenAmount.amount) : null
    },
    async close() {
      page.close()
      await svm.stop()
    },
  }
}

/** Address of the sandbox account that has no token account. */
export async function addressWithoutTokenAccount(): Promise<string> {
  const { privateKey } = mnemonicToAccount(mnemonic, { addressIndex: tokenlessAccount }).getHdKey()
  return (await createKeyPairSignerFromPrivateKeyBytes(privateKey ?? new Uint8Array())).address
}
