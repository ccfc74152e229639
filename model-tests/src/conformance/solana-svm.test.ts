import { type Svm, startSvm } from '@latchkit/sandbox/svm'
import { base58, base64 } from '@scure/base'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { SolanaProvider } from '../../../core/src/adapters/solana/index.ts'
import {
  isSolanaSigned,
  openSolanaPage,
  type SolanaPage,
  splitTransaction,
} from './solana-page.fixture.ts'

const amount = 1_234_567_891n
const fee = 5_000n

let svm: Svm
let page: SolanaPage
let provider: SolanaProvider
let to: string
beforeEach(async () => {
  vi.stubGlobal('WebSocket', WebSocket)
  svm = await startSvm()
  page = await openSolanaPage(svm)
  provider = await page.connect()
  to = page.control.addresses[1] ?? ''
})
afterEach(async () => {
  page.close()
  await svm.stop()
  vi.unstubAllGlobals()
})

const nodeAsked = (method: string) =>
  svm.requests().filter(({ path }) => path === `/${method}`).length
const rpc = async (method: string, ...params: readonly unknown[]) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(svm.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return response.json()
}
/** A signed transfer that was not sent. */
async function prepared(lamports = amount) {
  const signed = await provider.signTransaction(await page.transfer(provider.address, to, lamports))
  const signature = base58.encode(splitTransaction(signed).signature)
  const send = () =>
    rpc('sendTransaction', base64.encode(signed), { encoding: 'base64', skipPreflight: true })
  return { signed, signature, send }
}
/** Waits for a transaction that is not sent yet. */
async function waitingFor(signature: string, signal?: AbortSignal) {
  const outcome = provider.confirm(signature, signal).then(
    () => 'confirmed',
    (error: { code: string }) => error.code,
  )
  await expect.poll(() => nodeAsked('getSignatureStatuses')).toBe(1)
  await expect.poll(() => page.clock.pending()).toBeGreaterThan(0)
  return { outcome }
}

test('signMessage and signTransaction sign with the account’s key', async () => {
  const message = Uint8Array.from([0, 1, 255])
  expect(isSolanaSigned(provider.address, message, await provider.signMessage(message))).toBe(true)
  const transfers = [
    await page.transfer(provider.address, to, 1n),
    await page.transfer(provider.address, to, 2n),
  ]
  const all = [
    await provider.signTransaction(transfers[0] ?? message),
    ...(await provider.signAllTransactions(transfers)),
  ].map(splitTransaction)
  expect(all.map((one) => isSolanaSigned(provider.address, one.message, one.signature))).toEqual([
    true,
    true,
    true,
  ])
})

test('signIn returns the account whose key signed', async () => {
  const { address, signedMessage, signature } =
    (await provider.signIn?.({ statement: 'Hello.', nonce: 'abcdefgh1' })) ?? {}
  if (address === undefined || signedMessage === undefined || signature === undefined)
    throw new Error('The provider does not support sign-in')
  expect(isSolanaSigned(address, signedMessage, signature)).toBe(true)
  expect(new TextDecoder().decode(signedMessage)).toBe(
    `page.example wants you to sign in with your Solana account:\n${provider.address}\n\nHello.\n\nNonce: abcdefgh1`,
  )
})

test('confirm resolves after the transfer has arrived', async () => {
  const before = [await page.balanceOf(provider.address), await page.balanceOf(to)] as const
  const signature = await provider.sendAndConfirm(await page.transfer(provider.address, to, amount))
  expect(await rpc('getSignatureStatuses', [signature])).toMatchObject({
    result: { value: [{ err: null }] },
  })
  expect([await page.balanceOf(provider.address), await page.balanceOf(to)]).toEqual([
    before[0] - amount - fee,
    before[1] + amount,
  ])
  await expect(
    page.chain.balance({ network: page.network, address: to }, new AbortController().signal),
  ).resolves.toEqual({
    value: String(before[1] + amount),
    decimals: 9,
    symbol: 'SOL',
  })
})

test('a wallet that can only sign has its transaction sent by the adapter', async () => {
  page.control.answerNext('solana:signAndSendTransaction', { error: { code: 4200, message: 'no' } })
  const before = await page.balanceOf(to)
  await provider.sendAndConfirm(await page.transfer(provider.address, to, amount))
  expect(await page.balanceOf(to)).toBe(before + amount)
})

test('a transfer above the balance is rejected by the node', async () => {
  const wealth = await page.balanceOf(provider.address)
  await expect(
    provider.sendAndConfirm(await page.transfer(provider.address, to, wealth)),
  ).rejects.toMatchObject({ name: 'KitError' })
})

describe('confirm', () => {
  test('resolves by the WebSocket without polling', async () => {
    const { signature, send } = await prepared()
    const { outcome } = await waitingFor(signature)
    await send()
    await expect(outcome).resolves.toBe('confirmed')
    expect(nodeAsked('getSignatureStatuses')).toBe(1)
  })

  test('resolves at once for a confirmed transaction', async () => {
    const { signature, send } = await prepared()
    await send()
    await expect(provider.confirm(signature)).resolves.toBeUndefined()
  })

  test('rejects for a transfer that failed in its block', async () => {
    const { signature, send } = await prepared(await page.balanceOf(provider.address))
    const { outcome } = await waitingFor(signature)
    await send()
    await expect(outcome).resolves.toBe('rpc/transaction-rejected')
  })

  test.each([
    ['that is refused', () => svm.sockets('refused'), 2_000],
    ['that sends no notification', () => svm.sockets('silent'), 10_000],
  ])('polls beside a socket %s', async (_, fault, pace) => {
    fault()
    const { signature, send } = await prepared()
    const { outcome } = await waitingFor(signature)
    await send()
    page.clock.advance(pace - 1)
    expect(nodeAsked('getSignatureStatuses')).toBe(1)
    page.clock.advance(1)
    await expect(outcome).resolves.toBe('confirmed')
  })

  test('polls when the WebSocket closes', async () => {
    const { signature, send } = await prepared()
    const { outcome } = await waitingFor(signature)
    svm.sockets('silent')
    await send()
    svm.sockets('refused')
    await expect(outcome).resolves.toBe('confirmed')
    expect(nodeAsked('getSignatureStatuses')).toBe(2)
  })

  test('rejects when the blockhash has expired', async () => {
    svm.sockets('refused')
    const { signature } = await prepared()
    const { outcome } = await waitingFor(signature)
    svm.advance(151)
    page.clock.advance(2_000)
    await expect(outcome).resolves.toBe('kit/timed-out')
  })

  test('can be aborted and leaves no subscription', async () => {
    const { signature } = await prepared()
    const caller = new AbortController()
    const { outcome } = await waitingFor(signature, caller.signal)
    caller.abort()
    await expect(outcome).resolves.toBe('kit/aborted')
    await expect.poll(() => page.clock.pending()).toBe(0)
  })
})
