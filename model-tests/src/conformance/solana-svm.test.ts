import { type Svm, startSvm } from '@latchkit/sandbox/svm'
import { base58, base64 } from '@scure/base'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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
  svm = await startSvm()
  page = await openSolanaPage(svm)
  provider = await page.connect()
  to = page.control.addresses[1] ?? ''
})
afterEach(async () => {
  page.close()
  await svm.stop()
})

const requestCount = (method: string) =>
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
async function signTransfer(lamports = amount) {
  const signed = await provider.signTransaction(await page.transfer(provider.address, to, lamports))
  const signature = base58.encode(splitTransaction(signed).signature)
  const send = () =>
    rpc('sendTransaction', base64.encode(signed), { encoding: 'base64', skipPreflight: true })
  return { signed, signature, send }
}
/** Starts `confirm` for a transaction that is not sent yet, and waits until it waits for the chain. */
async function startConfirm(signature: string) {
  const outcome = provider.confirm(signature).then(
    () => 'confirmed',
    (error: { code: string }) => error.code,
  )
  await expect.poll(() => requestCount('getSignatureStatuses')).toBeGreaterThan(0)
  await page.untilIdle()
  return { outcome }
}

test('signMessage, signTransaction and signAllTransactions sign with the key of the Solana account', async () => {
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
  expect(all.map((part) => isSolanaSigned(provider.address, part.message, part.signature))).toEqual(
    [true, true, true],
  )
})

test('signIn returns the sign-in message, signed with the key of the returned Solana account', async () => {
  const { address, signedMessage, signature } =
    (await provider.signIn?.({ statement: 'Hello.', nonce: 'abcdefgh1' })) ?? {}
  if (address === undefined || signedMessage === undefined || signature === undefined)
    throw new Error('The provider does not support sign-in')
  expect(isSolanaSigned(address, signedMessage, signature)).toBe(true)
  expect(new TextDecoder().decode(signedMessage)).toBe(
    `page.example wants you to sign in with your Solana account:\n${provider.address}\n\nHello.\n\nNonce: abcdefgh1`,
  )
})

test('sendAndConfirm resolves after the transfer is confirmed on chain', async () => {
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

test('sendAndConfirm signs and sends the transaction itself if the wallet does not support signAndSendTransaction', async () => {
  page.control.answerNext('solana:signAndSendTransaction', { error: { code: 4200, message: 'no' } })
  const before = await page.balanceOf(to)
  await provider.sendAndConfirm(await page.transfer(provider.address, to, amount))
  expect(await page.balanceOf(to)).toBe(before + amount)
})

test('sendAndConfirm throws a KitError for a transfer above the balance', async () => {
  const balance = await page.balanceOf(provider.address)
  await expect(
    provider.sendAndConfirm(await page.transfer(provider.address, to, balance)),
  ).rejects.toMatchObject({ name: 'KitError' })
})

describe('confirm', () => {
  test('confirm resolves by the WebSocket without polling', async () => {
    const { signature, send } = await signTransfer()
    const { outcome } = await startConfirm(signature)
    await send()
    await expect(outcome).resolves.toBe('confirmed')
    expect(requestCount('getSignatureStatuses')).toBe(1)
  })

  test('confirm resolves at once for a confirmed transaction', async () => {
    const { signature, send } = await signTransfer()
    await send()
    await expect(provider.confirm(signature)).resolves.toBeUndefined()
  })

  test('confirm rejects for a transfer that failed in its block', async () => {
    const { signature, send } = await signTransfer(await page.balanceOf(provider.address))
    const { outcome } = await startConfirm(signature)
    await send()
    await expect(outcome).resolves.toBe('rpc/transaction-rejected')
  })
})
