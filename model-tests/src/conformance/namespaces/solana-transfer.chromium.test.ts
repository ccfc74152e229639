import type { SolanaProvider } from '@latchkit/core/adapters/solana'
import { address, createSolanaRpc, getBase58Decoder } from '@solana/web3.js'
import { hexToBytes } from 'viem'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { transferOf } from '../solana-payment.fixture.ts'
import { type Meeting, meet } from './meet.ts'
import { sunbeam } from './solana.subject.ts'

const { rpc } = inject('svm')
/** The last account that the sandbox funds. Other tests check balances of other accounts. */
const secrets = [
  hexToBytes('0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6'),
] as const
const receiver = 'GsbwXfJraMomNxBcjYLcG3mxkBUiyWXAB32fGbSMQRdW'
const toBase58 = (bytes: Uint8Array) => getBase58Decoder().decode(bytes)

const page: Meeting = { ...sunbeam(secrets), other: null }

/** Messages received on the page's WebSockets. */
function framesHeard(): string[] {
  const frames: string[] = []
  class HeardSocket extends WebSocket {
    constructor(url: string) {
      super(url)
      this.addEventListener('message', ({ data }) => frames.push(String(data)))
    }
  }
  vi.stubGlobal('WebSocket', HeardSocket)
  return frames
}
afterEach(() => vi.unstubAllGlobals())

test('a Solana payment is signed, sent and confirmed over a WebSocket in a browser', async () => {
  const frames = framesHeard()
  const met = await meet(page)
  await met.connected()
  const provider = met.chain.provider('Sunbeam') as SolanaProvider
  const money = async () => (await createSolanaRpc(rpc).getBalance(address(receiver)).send()).value
  const payment = (lamports: bigint) =>
    transferOf(rpc, { from: provider.address, to: receiver, lamports })
  const before = await money()
  await provider.sendAndConfirm(await payment(2_000_000_001n))
  expect((await money()) - before).toBe(2_000_000_001n)

  const signed = await provider.signTransaction(await payment(2_000_000_002n))
  const confirmed = provider.confirm(toBase58(signed.slice(1, 65)))
  await expect.poll(() => frames.some((frame) => frame.includes('"result":'))).toBe(true)
  await provider.signAndSendTransaction(signed)
  await confirmed
  expect(frames.at(-1)).toContain('signatureNotification')
  met.leave()
})
