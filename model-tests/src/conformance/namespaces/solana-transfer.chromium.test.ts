import type { SolanaProvider } from '@latchkit/core/adapters/solana'
import { address, createSolanaRpc, getBase58Decoder } from '@solana/web3.js'
import { hexToBytes } from 'viem'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { transferOf } from '../solana-payment.fixture.ts'
import { openNamespacePage, type PageSubject } from './namespace-page.ts'
import { sunbeam } from './solana.subject.ts'

const { rpc } = inject('svm')
/** The last account that the sandbox funds. No other test checks its balance. */
const secrets = [
  hexToBytes('0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6'),
] as const
const receiver = 'GsbwXfJraMomNxBcjYLcG3mxkBUiyWXAB32fGbSMQRdW'
const toBase58 = (bytes: Uint8Array) => getBase58Decoder().decode(bytes)

const subject: PageSubject = { ...sunbeam(secrets), other: null }

/** Records the messages that the page's WebSockets receive. */
function recordFrames(): string[] {
  const frames: string[] = []
  class RecordingSocket extends WebSocket {
    constructor(url: string) {
      super(url)
      this.addEventListener('message', ({ data }) => frames.push(String(data)))
    }
  }
  vi.stubGlobal('WebSocket', RecordingSocket)
  return frames
}
afterEach(() => vi.unstubAllGlobals())

test('the Solana provider signs and sends a payment and confirms it over a WebSocket in Chromium', async () => {
  const frames = recordFrames()
  const page = await openNamespacePage(subject)
  await page.connect()
  const provider = page.chain.provider('Sunbeam') as SolanaProvider
  const receiverBalance = async () =>
    (await createSolanaRpc(rpc).getBalance(address(receiver)).send()).value
  const payment = (lamports: bigint) =>
    transferOf(rpc, { from: provider.address, to: receiver, lamports })
  const before = await receiverBalance()
  await provider.sendAndConfirm(await payment(2_000_000_001n))
  expect((await receiverBalance()) - before).toBe(2_000_000_001n)

  const signed = await provider.signTransaction(await payment(2_000_000_002n))
  const confirmed = provider.confirm(toBase58(signed.slice(1, 65)))
  await expect.poll(() => frames.some((frame) => frame.includes('"result":'))).toBe(true)
  await provider.signAndSendTransaction(signed)
  await confirmed
  expect(frames.at(-1)).toContain('signatureNotification')
  page.close()
})
