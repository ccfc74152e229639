import { afterEach, describe, expect, test } from 'vitest'
import { KitError } from '../errors/kit-error.ts'
import { neverCalled } from '../testing/never-called.ts'
import { address, connect, other, settle } from './kit.fixture.ts'
import { built, createSending, openSend, sendAt, toReview } from './send.fixture.ts'

const worlds: Awaited<ReturnType<typeof createSending>>[] = []
afterEach(() => {
  for (const { kit } of worlds.splice(0)) kit.stop()
})
async function sending(change: Parameters<typeof createSending>[0] = {}) {
  const world = await createSending(change)
  worlds.push(world)
  const state = () => world.kit.state.getSnapshot()
  const views = () => state().router.entries.map(({ view }) => view)
  const confirm = async () => {
    sendAt(world, 'reviewing').confirm?.()
    await settle()
  }
  return { ...world, state, views, confirm }
}

describe('from the form to the wallet', () => {
  test('the review is a page of its own, and once the hash is known one is back at Account', async () => {
    const it = await sending()
    await toReview(it, other)
    expect(it.views()).toEqual(['Account', 'WalletSend', 'WalletSendPreview'])
    expect(sendAt(it, 'reviewing').review).toMatchObject({
      from: address,
      to: other,
      amount: `1${'0'.repeat(18)}`,
    })
    await it.confirm()
    expect(it.money.calls.submit.map(({ request }) => request.prepared.review)).toMatchObject([
      { to: other },
    ])
    it.money.calls.submit[0]?.resolve('0xhash')
    await settle()
    expect([it.views(), it.state().toast]).toMatchObject([['Account'], { code: 'send/started' }])
  })

  test('going back from the review keeps the form, and from the list of tokens, too', async () => {
    const it = await sending()
    await toReview(it, other, '0.5')
    it.kit.modal.back()
    await settle()
    expect([it.views(), sendAt(it, 'filling').amount]).toEqual([['Account', 'WalletSend'], '0.5'])
    it.kit.modal.push('WalletSendSelectToken')
    await settle()
    expect(sendAt(it, 'filling').amount).toBe('0.5')
    it.kit.modal.back()
    await settle()
    expect(sendAt(it, 'filling').receiver).toMatchObject({ status: 'known', address: other })
  })

  test('opened with a token, a receiver and an amount, it is filled in', async () => {
    const it = await sending()
    it.kit.modal.back()
    it.kit.modal.push('WalletSend', { asset: 'native', receiver: other, amount: '0.25' })
    await settle()
    expect(sendAt(it, 'filling')).toMatchObject({
      amount: '0.25',
      asset: { address: null },
      receiver: { address: other },
      label: 'preview',
    })
  })

  test('I4: clicked twice, the wallet is asked once', async () => {
    const it = await sending()
    await toReview(it, other)
    const { confirm } = sendAt(it, 'reviewing')
    confirm?.()
    confirm?.()
    await settle()
    expect(it.money.calls.submit.length).toBe(1)
  })

  test('R13: a payload that is not the reviewed one is refused, and the wallet is not asked', async () => {
    const it = await sending({
      recheck: async ({ prepared: { payload, digest, review } }) => {
        if ('to' in payload && digest !== `${payload.to} ${BigInt(payload.value)}`)
          throw new KitError('send/changed')
        if (review.to !== other) throw new KitError('send/changed')
      },
      prepare: async (request) => {
        const prepared = built(request)
        return {
          ...prepared,
          payload: { ...prepared.payload, to: address } as typeof prepared.payload,
        }
      },
    })
    await toReview(it, other)
    await it.confirm()
    expect([sendAt(it, 'failed').problem, it.money.calls.submit]).toEqual(['send/changed', []])
  })
})

describe('closing, reopening, and what changes meanwhile', () => {
  test('closed while the wallet has it and opened again it is where it was; another is begun beside it', async () => {
    const it = await sending()
    await toReview(it, other)
    await it.confirm()
    it.kit.close()
    it.clock.advance(1_000)
    await settle()
    await openSend(it)
    expect(sendAt(it, 'handed')).toMatchObject({ silent: false, review: { to: other } })
    it.clock.advance(60_000)
    await settle()
    expect(sendAt(it, 'handed').silent).toBe(true)
    sendAt(it, 'handed').another()
    await settle()
    expect([sendAt(it, 'filling').amount, it.money.calls.submit.length]).toEqual(['', 1])
    it.money.calls.submit[0]?.resolve('0xhash')
    await settle()
    expect([it.views(), it.state().transfers.entries[0]?.hash]).toEqual([
      ['Account', 'WalletSend'],
      '0xhash',
    ])
  })

  test.each(['preparing', 'checking'] as const)(
    'closed while it is %s nothing is handed over, and the call is given up',
    async (step) => {
      const signals: AbortSignal[] = []
      const never = (_: unknown, signal: AbortSignal) => {
        signals.push(signal)
        return new Promise<never>(() => {})
      }
      const it = await sending(step === 'preparing' ? { prepare: never } : { recheck: never })
      if (step === 'checking') {
        await toReview(it, other)
        await it.confirm()
      } else {
        await toReview(it, other).catch(() => {})
      }
      sendAt(it, step)
      it.kit.close()
      it.clock.advance(1_000)
      await settle()
      expect([signals.map(({ aborted }) => aborted), it.money.calls.submit]).toEqual([[true], []])
    },
  )

  test('I5: the network is switched before it is handed over: nothing is, and one begins anew there', async () => {
    const it = await sending()
    await toReview(it, other)
    it.adapter.say({ type: 'chain.changed', caipNetworkId: 'eip155:1338' as never })
    await settle()
    expect([it.views().at(-1), sendAt(it, 'stale').problem]).toEqual([
      'WalletSend',
      'send/network-changed',
    ])
    sendAt(it, 'stale').restart()
    await settle()
    expect([it.views(), sendAt(it, 'filling').network.id]).toEqual([
      ['Account', 'WalletSend'],
      1338,
    ])
    expect(it.money.calls.submit).toEqual([])
  })

  test('I5: the page switches the network', async () => {
    const it = await sending()
    await toReview(it, other)
    const switching = it.kit.network.switch('eip155:1338' as never)
    await settle()
    it.adapter.calls.switchNetwork[0]?.resolve('eip155:1338' as never)
    await switching
    await settle()
    expect(sendAt(it, 'stale').problem).toBe('send/network-changed')
  })

  test('I5: switched after it was handed over it goes on, for the account and network it left', async () => {
    const it = await sending()
    await toReview(it, other)
    await it.confirm()
    it.adapter.say({ type: 'chain.changed', caipNetworkId: 'eip155:1338' as never })
    await settle()
    sendAt(it, 'handed')
    it.money.calls.submit[0]?.resolve('0xhash')
    await settle()
    expect(it.state().transfers.entries).toMatchObject([
      { hash: '0xhash', caipNetworkId: 'eip155:1337' },
    ])
  })

  test('B8: the wallet lets go: what was not handed over is gone, what was is followed', async () => {
    const it = await sending()
    await toReview(it, other)
    await it.confirm()
    it.adapter.say({ type: 'accounts.changed', accounts: [] })
    it.money.calls.submit[0]?.resolve('0xhash')
    await settle()
    expect(it.state().transfers.entries).toMatchObject([{ hash: '0xhash', status: 'sent' }])
  })

  test('its session ends, and its answer with it: it may have been sent, and that is said again before anything else is sent', async () => {
    const it = await sending()
    await toReview(it, other)
    await it.confirm()
    it.adapter.say({ type: 'disconnected' })
    it.money.calls.submit[0]?.reject(new KitError('send/unfollowed'))
    await settle()
    expect([it.kit.state.getSnapshot().modal.phase === 'open', it.state().toast]).toMatchObject([
      false,
      { code: 'send/unfollowed' },
    ])
    await connect(it)
    await openSend(it)
    expect(sendAt(it, 'untold').review.to).toBe(other)
    sendAt(it, 'untold').another()
    await settle()
    expect([
      sendAt(it, 'filling').amount,
      it.state().transfers.entries,
      it.money.calls.submit.length,
    ]).toEqual(['', [], 1])
  })

  test('two kits on one page: each sends for itself', async () => {
    const [a, b] = [await sending(), await sending({ submit: neverCalled })]
    await toReview(a, other)
    await toReview(b, other)
    await a.confirm()
    expect([
      a.money.calls.submit.length,
      sendAt(b, 'reviewing').problem,
      b.state().transfers.entries,
    ]).toEqual([1, null, []])
  })
})
