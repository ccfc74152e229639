import { base58, base64 } from '@scure/base'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  addressWithoutTokenAccount,
  connectorId,
  fee,
  type SolanaTransferFixture,
  signal,
  sol,
  startSolanaTransferFixture,
  unusedAddress,
} from './solana-transfer.fixture.ts'

const included = { type: 'included' } as const
let fixture: SolanaTransferFixture
let to: string
let mint: string
beforeEach(async () => {
  fixture = await startSolanaTransferFixture()
  to = fixture.page.control.addresses[1] ?? ''
  mint = fixture.svm.token.mint
})
afterEach(() => fixture.close())

describe('submitting and tracking a Solana transfer', () => {
  test('submit throws rpc/user-rejected when the Solana wallet rejects, and the balance does not change', async () => {
    fixture.page.control.setMode('reject')
    const prepared = await fixture.prepare({})
    const before = await fixture.page.balanceOf(fixture.from)
    await expect(
      fixture.client.submit({ connectorId, network: fixture.page.network, prepared }, signal),
    ).rejects.toMatchObject({
      code: 'rpc/user-rejected',
    })
    expect(await fixture.page.balanceOf(fixture.from)).toBe(before)
  })

  test('submit of a transfer with the same payload as a sent one throws send/unfollowed and sends nothing', async () => {
    const [first, second] = [await fixture.prepare({}), await fixture.prepare({})]
    expect(second.payload).toEqual(first.payload)
    expect(await fixture.sendAndTrack(first)).toMatchObject({ outcome: 'confirmed' })
    const before = await fixture.page.balanceOf(fixture.from)
    const submission = fixture.client.submit(
      { connectorId, network: fixture.page.network, prepared: second },
      signal,
    )
    await expect(submission).rejects.toMatchObject({ code: 'send/unfollowed' })
    expect(await fixture.page.balanceOf(fixture.from)).toBe(before)
  })

  test('recheck throws send/expired for a Solana transfer that is more than 150 blocks old', async () => {
    const prepared = await fixture.prepare({})
    const transfer = { connectorId, network: fixture.page.network, prepared }
    fixture.svm.advance(150)
    await fixture.client.recheck(transfer, signal)
    fixture.svm.advance(1)
    await expect(fixture.client.recheck(transfer, signal)).rejects.toMatchObject({
      code: 'send/expired',
    })
    const preparedAgain = await fixture.prepare({})
    expect(preparedAgain.review).toEqual(prepared.review)
    await fixture.client.recheck({ ...transfer, prepared: preparedAgain }, signal)
  })

  test('track announces a confirmed Solana transfer and ends once its block is finalized [V5]', async () => {
    const prepared = await fixture.prepare({})
    const { network } = fixture.page
    const hash = await fixture.client.submit({ connectorId, network, prepared }, signal)
    const { updates, outcome } = fixture.startTracking(prepared, hash)
    let end: string | null = null
    void outcome.then((settled) => {
      end = settled
    })
    const elapse = () => fixture.page.elapse(2_000).then(() => end)
    await expect.poll(() => updates, { interval: 1 }).toEqual([{ type: 'seen' }, included])
    for (const _ of [1, 2, 3]) expect(await elapse()).toBeNull()
    fixture.svm.advance(2)
    await expect.poll(elapse, { interval: 1 }).toBe('confirmed')
    expect(updates).toEqual([{ type: 'seen' }, included])
  })

  test('track resolves with `dropped` for a Solana transfer whose blockhash has expired', async () => {
    const prepared = await fixture.prepare({})
    const signed = await fixture.provider.signTransaction(
      base64.decode(Object(prepared.payload).transaction),
    )
    const hash = base58.encode(signed.slice(1, 65))
    const tracking = fixture.track(prepared, hash)
    const statusRequests = () =>
      fixture.svm.requests().filter(({ path }) => path === '/getSignatureStatuses').length
    await expect.poll(statusRequests).toBeGreaterThan(0)
    fixture.svm.advance(400)
    let outcome: string | null = null
    void tracking.then((end) => {
      outcome = end.outcome
    })
    const elapse = () => fixture.page.elapse(1_000).then(() => outcome)
    await expect.poll(elapse, { interval: 1 }).toBe('dropped')
  })

  test('track resolves with `reverted` for a Solana transfer that fails in its block', async () => {
    const { network } = fixture.page
    const balance = await fixture.page.balanceOf(fixture.from)
    const prepared = await fixture.prepare({ amount: String(balance - fee) })
    const signed = await fixture.provider.signTransaction(
      base64.decode(Object(prepared.payload).transaction),
    )
    await fixture.sendAndTrack(await fixture.prepare({}))
    const hash = await fixture.rpc('sendTransaction', base64.encode(signed), {
      encoding: 'base64',
      skipPreflight: true,
    })
    expect(await fixture.track(prepared, String(hash))).toMatchObject({
      outcome: 'reverted',
      updates: [{ type: 'seen' }],
    })
    await expect(
      fixture.client.recheck({ connectorId, network, prepared }, signal),
    ).rejects.toMatchObject({ code: 'send/funds-insufficient' })
  })

  test('track emits `mismatched` for a Solana transaction with another amount or receiver [R14]', async () => {
    const prepared = await fixture.prepare({})
    const other = await fixture.prepare({ amount: String(2n * sol) })
    const { hash } = await fixture.sendAndTrack(other)
    expect(await fixture.track(prepared, hash)).toEqual({
      outcome: 'confirmed',
      updates: [{ type: 'seen' }, { type: 'mismatched' }, { type: 'included' }],
    })
    const [token, tokenToOtherReceiver] = [
      await fixture.prepare({ asset: mint, amount: '1' }),
      await fixture.prepare({ asset: mint, amount: '1', to: unusedAddress }),
    ]
    const sent = await fixture.sendAndTrack(tokenToOtherReceiver)
    expect((await fixture.track(token, sent.hash)).updates).toContainEqual({ type: 'mismatched' })
  })

  test('recheck and submit reject a Solana transfer for another network, connector or sender [R16]', async () => {
    const prepared = await fixture.prepare({})
    const { network } = fixture.page
    const otherNetwork = {
      ...network,
      caipNetworkId: 'solana:elsewhere' as typeof network.caipNetworkId,
    }
    await expect(
      fixture.client.recheck({ connectorId, network: otherNetwork, prepared }, signal),
    ).rejects.toMatchObject({
      code: 'send/network-changed',
    })
    await expect(
      fixture.client.recheck({ connectorId: 'unknown', network, prepared }, signal),
    ).rejects.toMatchObject({
      code: 'send/account-changed',
    })
    const ofOtherSender = await fixture.prepare({ from: await addressWithoutTokenAccount(), to })
    await expect(
      fixture.client.submit({ connectorId, network, prepared: ofOtherSender }, signal),
    ).rejects.toMatchObject({
      code: 'send/account-changed',
    })
  })
})
