import { mnemonic } from '@latchkit/sandbox'
import { type Svm, startSvm, tokenlessAccount } from '@latchkit/sandbox/svm'
import { base58 } from '@scure/base'
import { createKeyPairSignerFromPrivateKeyBytes } from '@solana/web3.js'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { SolanaProvider } from '../../../core/src/adapters/solana/index.ts'
import type { TransferClient } from '../../../core/src/adapters/transfer-client.ts'
import type {
  PreparedTransfer,
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
export const nobody = 'GsbwXfJraMomNxBcjYLcG3mxkBUiyWXAB32fGbSMQRdW'

export type Paying = {
  svm: Svm
  page: SolanaPage
  money: TransferClient
  provider: SolanaProvider
  from: string
  request(change: Partial<TransferRequest>): TransferRequest
  prepare(change: Partial<TransferRequest>): Promise<PreparedTransfer>
  /** Submits a transfer and tracks it to its final status. */
  pay(prepared: PreparedTransfer): Promise<{ hash: string; end: string; news: TransferUpdate[] }>
  follow(prepared: PreparedTransfer, hash: string): Promise<{ end: string; news: TransferUpdate[] }>
  tokensOf(owner: string): Promise<bigint | null>
  rpc(method: string, ...params: readonly unknown[]): Promise<unknown>
  close(): Promise<void>
}

/**
 * A connected wallet with Sol and tokens, the transfer client, and the real programs on the SVM.
 */
export async function openPaying(): Promise<Paying> {
  vi.stubGlobal('WebSocket', WebSocket)
  const svm = await startSvm()
  const page = await openSolanaPage(svm)
  const provider = await page.connect()
  const { network } = page
  const money = await page.chain.transfer?.()
  if (money === undefined) throw new Error('The adapter does not support transfers')
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
  const follow: Paying['follow'] = async (prepared, hash) => {
    const news: TransferUpdate[] = []
    const end = await money.track({ network, prepared, hash }, (one) => news.push(one), signal)
    return { end, news }
  }
  return {
    ...{ svm, page, money, provider, from, request, follow, rpc },
    prepare: (change) => money.prepare(request(change), signal),
    async pay(prepared) {
      const asked = { connectorId, network, prepared }
      await money.recheck(asked, signal)
      const hash = await money.submit(asked, signal)
      expect(base58.decode(hash)).toHaveLength(64)
      return { hash, ...(await follow(prepared, hash)) }
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
      vi.unstubAllGlobals()
    },
  }
}

/** The account without any token account. */
export async function tokenless(): Promise<string> {
  const { privateKey } = mnemonicToAccount(mnemonic, { addressIndex: tokenlessAccount }).getHdKey()
  return (await createKeyPairSignerFromPrivateKeyBytes(privateKey ?? new Uint8Array())).address
}
