import { base58, base64 } from '@scure/base'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  connectorId,
  fee,
  nobody,
  openPaying,
  type Paying,
  signal,
  sol,
  tokenless,
} from './solana-transfer.fixture.ts'

let it: Paying
let to: string
let mint: string
beforeEach(async () => {
  it = await openPaying()
  to = it.page.control.addresses[1] ?? ''
  mint = it.svm.token.mint
}, 60_000)
afterEach(() => it.close())

describe('a transfer handed to a Solana wallet', () => {
  test('is not broadcast when the wallet rejects it', async () => {
    it.page.control.setMode('reject')
    const prepared = await it.prepare({})
    const before = await it.page.balanceOf(it.from)
    await expect(
      it.money.submit({ connectorId, network: it.page.network, prepared }, signal),
    ).rejects.toMatchObject({
      code: 'rpc/user-rejected',
    })
    expect(await it.page.balanceOf(it.from)).toBe(before)
  })

  test('that equals one of another tab is one transaction and is not reported as unsent', async () => {
    const [one, two] = [await it.prepare({}), await it.prepare({})]
    expect(two.payload).toEqual(one.payload)
    expect(await it.pay(one)).toMatchObject({ end: 'confirmed' })
    const before = await it.page.balanceOf(it.from)
    const again = it.money.submit({ connectorId, network: it.page.network, prepared: two }, signal)
    await expect(again).rejects.toMatchObject({ code: 'send/unfollowed' })
    expect(await it.page.balanceOf(it.from)).toBe(before)
  })

  test('is valid for 150 blocks and must be prepared again afterwards', async () => {
    const prepared = await it.prepare({})
    const asked = { connectorId, network: it.page.network, prepared }
    it.svm.advance(150)
    await it.money.recheck(asked, signal)
    it.svm.advance(1)
    await expect(it.money.recheck(asked, signal)).rejects.toMatchObject({ code: 'send/expired' })
    const anew = await it.prepare({})
    expect(anew.review).toEqual(prepared.review)
    await it.money.recheck({ ...asked, prepared: anew }, signal)
  })

  test('that cannot be included in a block any more is reported as dropped', async () => {
    const prepared = await it.prepare({})
    const signed = await it.provider.signTransaction(
      base64.decode(Object(prepared.payload).transaction),
    )
    const hash = base58.encode(signed.slice(1, 65))
    const followed = it.follow(prepared, hash)
    const looks = () =>
      it.svm.requests().filter(({ path }) => path === '/getSignatureStatuses').length
    await expect.poll(looks).toBeGreaterThan(0)
    it.svm.advance(400)
    await expect
      .poll(async () => {
        it.page.clock.advance(10_000)
        return Promise.race([
          followed.then(({ end }) => end),
          new Promise((resolve) => setTimeout(resolve, 20, 'open')),
        ])
      })
      .toBe('dropped')
  })

  test('that fails in its block is reported as reverted', async () => {
    const { network } = it.page
    const balance = await it.page.balanceOf(it.from)
    const prepared = await it.prepare({ amount: String(balance - fee) })
    const signed = await it.provider.signTransaction(
      base64.decode(Object(prepared.payload).transaction),
    )
    await it.pay(await it.prepare({}))
    const hash = await it.rpc('sendTransaction', base64.encode(signed), {
      encoding: 'base64',
      skipPreflight: true,
    })
    expect(await it.follow(prepared, String(hash))).toMatchObject({
      end: 'reverted',
      news: [{ type: 'seen' }],
    })
    await expect(
      it.money.recheck({ connectorId, network, prepared }, signal),
    ).rejects.toMatchObject({ code: 'send/funds-insufficient' })
  })

  test('reports a mismatch if another transaction was sent [R14]', async () => {
    const prepared = await it.prepare({})
    const other = await it.prepare({ amount: String(2n * sol) })
    const { hash } = await it.pay(other)
    expect(await it.follow(prepared, hash)).toEqual({
      end: 'confirmed',
      news: [{ type: 'seen' }, { type: 'mismatched' }],
    })
    const [token, tokenElsewhere] = [
      await it.prepare({ asset: mint, amount: '1' }),
      await it.prepare({ asset: mint, amount: '1', to: nobody }),
    ]
    const sent = await it.pay(tokenElsewhere)
    expect((await it.follow(token, sent.hash)).news).toContainEqual({ type: 'mismatched' })
  })

  test('is not requested from a wallet with another account or network [R16]', async () => {
    const prepared = await it.prepare({})
    const { network } = it.page
    const elsewhere = {
      ...network,
      caipNetworkId: 'solana:elsewhere' as typeof network.caipNetworkId,
    }
    await expect(
      it.money.recheck({ connectorId, network: elsewhere, prepared }, signal),
    ).rejects.toMatchObject({
      code: 'send/network-changed',
    })
    await expect(
      it.money.recheck({ connectorId: 'nobody', network, prepared }, signal),
    ).rejects.toMatchObject({
      code: 'send/account-changed',
    })
    const foreign = await it.prepare({ from: await tokenless(), to })
    await expect(
      it.money.submit({ connectorId, network, prepared: foreign }, signal),
    ).rejects.toMatchObject({
      code: 'send/account-changed',
    })
  })
})
