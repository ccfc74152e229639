import { afterEach, describe, expect, test } from 'vitest'
import { catalogue } from '../errors/catalogue.ts'
import { KitError } from '../errors/kit-error.ts'
import { textOf } from '../errors/text-of.ts'
import { neverCalled } from '../testing/never-called.ts'
import { address, connectWallet, otherAddress, settle } from './kit.fixture.ts'
import {
  createSendingKit,
  openSend,
  preparedFor,
  sendStep,
  startPreview,
  toReview,
} from './send.fixture.ts'

const environments: Awaited<ReturnType<typeof createSendingKit>>[] = []
afterEach(() => {
  for (const { kit } of environments.splice(0)) kit.stop()
})
async function createEnvironment(change: Parameters<typeof createSendingKit>[0] = {}) {
  const env = await createSendingKit(change)
  environments.push(env)
  const state = () => env.kit.state.getSnapshot()
  const views = () => state().router.entries.map(({ view }) => view)
  const confirm = async () => {
    sendStep(env, 'reviewing').confirm?.()
    await settle()
  }
  return { ...env, state, views, confirm }
}

describe('sending', () => {
  test('the send flow opens WalletSendPreview for the review and shows the result there until done opens Account', async () => {
    const env = await createEnvironment()
    await toReview(env, otherAddress)
    expect(env.views()).toEqual(['Account', 'WalletSend', 'WalletSendPreview'])
    expect(sendStep(env, 'reviewing').review).toMatchObject({
      from: address,
      to: otherAddress,
      amount: `1${'0'.repeat(18)}`,
    })
    await env.confirm()
    expect(
      env.transferClient.calls.submit.map(({ request }) => request.prepared.review),
    ).toMatchObject([{ to: otherAddress }])
    env.transferClient.calls.submit[0]?.resolve('0xhash')
    await settle()
    expect([env.views().at(-1), sendStep(env, 'sent').status, env.state().toast.open]).toEqual([
      'WalletSendPreview',
      'sent',
      false,
    ])
    env.transferClient.calls.track[0]?.resolve('confirmed')
    await settle()
    expect([sendStep(env, 'sent').status, env.state().toast.open]).toEqual(['confirmed', false])
    sendStep(env, 'sent').done()
    await settle()
    expect([env.views(), env.state().transfers.entries]).toMatchObject([
      ['Account'],
      [{ status: 'confirmed' }],
    ])
  })

  test('going back from the result of a transfer opens Account, and toasts report its later status', async () => {
    const env = await createEnvironment()
    await toReview(env, otherAddress)
    await env.confirm()
    env.transferClient.calls.submit[0]?.resolve('0xhash')
    await settle()
    sendStep(env, 'sent')
    env.kit.modal.back()
    await settle()
    expect(env.views()).toEqual(['Account'])
    env.kit.modal.push('WalletSend')
    await settle()
    expect(sendStep(env, 'filling').amount).toBe('')
    env.transferClient.calls.track[0]?.resolve('confirmed')
    await settle()
    expect(env.state().toast).toMatchObject({ open: true, code: 'send/confirmed' })
  })

  test('going back from the review or the token list keeps the values of the send form', async () => {
    const env = await createEnvironment()
    await toReview(env, otherAddress, '0.5')
    env.kit.modal.back()
    await settle()
    expect([env.views(), sendStep(env, 'filling').amount]).toEqual([
      ['Account', 'WalletSend'],
      '0.5',
    ])
    env.kit.modal.push('WalletSendSelectToken')
    await settle()
    expect(sendStep(env, 'filling').amount).toBe('0.5')
    env.kit.modal.back()
    await settle()
    expect(sendStep(env, 'filling').receiver).toMatchObject({
      status: 'known',
      address: otherAddress,
    })
  })

  test('WalletSend with data opens with asset, receiver and amount filled in', async () => {
    const env = await createEnvironment()
    env.kit.modal.back()
    env.kit.modal.push('WalletSend', { asset: 'native', receiver: otherAddress, amount: '0.25' })
    await settle()
    expect(sendStep(env, 'filling')).toMatchObject({
      amount: '0.25',
      asset: { address: null },
      receiver: { address: otherAddress },
      label: 'preview',
    })
  })

  test('submit of an incomplete form sets the specified problem (decision 41)', async () => {
    const env = await createEnvironment()
    env.kit.modal.back()
    env.kit.modal.push('WalletSend', { asset: '0xunlisted' })
    await settle()
    const problemAfterSubmit = () => {
      sendStep(env, 'filling').submit()
      return textOf(sendStep(env, 'filling').problem ?? 'kit/unknown')
    }
    expect(problemAfterSubmit()).toBe('An amount and receiver address are required')
    sendStep(env, 'filling').setAmount('1')
    sendStep(env, 'filling').pasteReceiver(otherAddress)
    await settle()
    expect(problemAfterSubmit()).toBe('A token is required')
  })

  test('confirming twice sends one wallet request [I4]', async () => {
    const env = await createEnvironment()
    await toReview(env, otherAddress)
    const { confirm } = sendStep(env, 'reviewing')
    confirm?.()
    confirm?.()
    await settle()
    expect(env.transferClient.calls.submit.length).toBe(1)
  })

  test('the send flow fails before the wallet request if the payload differs from the review [R13]', async () => {
    const env = await createEnvironment({
      recheck: async ({ prepared: { payload, digest, review } }) => {
        if ('to' in payload && digest !== `${payload.to} ${BigInt(payload.value)}`)
          throw new KitError(catalogue, 'send/changed')
        if (review.to !== otherAddress) throw new KitError(catalogue, 'send/changed')
      },
      prepare: async (request) => {
        const prepared = preparedFor(request)
        return {
          ...prepared,
          payload: { ...prepared.payload, to: address } as typeof prepared.payload,
        }
      },
    })
    await toReview(env, otherAddress)
    await env.confirm()
    expect([sendStep(env, 'failed').problem, env.transferClient.calls.submit]).toEqual([
      'send/changed',
      [],
    ])
  })
})

describe('changes while a transfer is open', () => {
  test('WalletSend shows the pending transfer after the modal was closed, and startNew opens an empty form', async () => {
    const env = await createEnvironment()
    await toReview(env, otherAddress)
    await env.confirm()
    env.kit.close()
    env.clock.advance(1_000)
    await settle()
    await openSend(env)
    expect(sendStep(env, 'awaitingWallet')).toMatchObject({
      unresponsive: false,
      review: { to: otherAddress },
    })
    env.clock.advance(60_000)
    await settle()
    expect(sendStep(env, 'awaitingWallet').unresponsive).toBe(true)
    sendStep(env, 'awaitingWallet').startNew?.()
    await settle()
    expect([sendStep(env, 'filling').amount, env.transferClient.calls.submit.length]).toEqual([
      '',
      1,
    ])
    env.transferClient.calls.submit[0]?.resolve('0xhash')
    await settle()
    expect([env.views(), env.state().transfers.entries[0]?.hash]).toEqual([
      ['Account', 'WalletSend'],
      '0xhash',
    ])
  })

  test.each(['preparing', 'checking'] as const)(
    'closing the modal while the send flow is %s aborts the call and does not submit',
    async (step) => {
      const signals: AbortSignal[] = []
      const never = (_: unknown, signal: AbortSignal) => {
        signals.push(signal)
        return new Promise<never>(() => {})
      }
      const env = await createEnvironment(
        step === 'preparing' ? { prepare: never } : { recheck: never },
      )
      if (step === 'checking') {
        await toReview(env, otherAddress)
        await env.confirm()
      } else {
        await startPreview(env, otherAddress)
        await expect.poll(() => signals).toHaveLength(1)
      }
      sendStep(env, step)
      env.kit.close()
      env.clock.advance(1_000)
      await settle()
      expect([signals.map(({ aborted }) => aborted), env.transferClient.calls.submit]).toEqual([
        [true],
        [],
      ])
    },
  )

  test('a wallet network change before the request makes the review outdated, and restart uses the new network [I5]', async () => {
    const env = await createEnvironment()
    await toReview(env, otherAddress)
    env.adapter.emit({ type: 'chain.changed', caipNetworkId: 'eip155:1338' as never })
    await settle()
    expect([env.views().at(-1), sendStep(env, 'outdated').problem]).toEqual([
      'WalletSend',
      'send/network-changed',
    ])
    sendStep(env, 'outdated').restart()
    await settle()
    expect([env.views(), sendStep(env, 'filling').network.id]).toEqual([
      ['Account', 'WalletSend'],
      1338,
    ])
    expect(env.transferClient.calls.submit).toEqual([])
  })

  test('network.switch by the page makes the review outdated [I5]', async () => {
    const env = await createEnvironment()
    await toReview(env, otherAddress)
    const switching = env.kit.network.switch('eip155:1338')
    await settle()
    env.adapter.calls.switchNetwork[0]?.resolve('eip155:1338' as never)
    await switching
    await settle()
    expect(sendStep(env, 'outdated').problem).toBe('send/network-changed')
  })

  test('a transfer that is pending in the wallet keeps its account and network when the wallet switches [I5]', async () => {
    const env = await createEnvironment()
    await toReview(env, otherAddress)
    await env.confirm()
    env.adapter.emit({ type: 'chain.changed', caipNetworkId: 'eip155:1338' as never })
    await settle()
    sendStep(env, 'awaitingWallet')
    env.transferClient.calls.submit[0]?.resolve('0xhash')
    await settle()
    expect(env.state().transfers.entries).toMatchObject([
      { hash: '0xhash', caipNetworkId: 'eip155:1337' },
    ])
  })

  test('a transfer that is pending in the wallet is tracked after the wallet disconnects [B8]', async () => {
    const env = await createEnvironment()
    await toReview(env, otherAddress)
    await env.confirm()
    env.adapter.emit({ type: 'accounts.changed', accounts: [] })
    env.transferClient.calls.submit[0]?.resolve('0xhash')
    await settle()
    expect(env.state().transfers.entries).toMatchObject([{ hash: '0xhash', status: 'sent' }])
  })

  test('WalletSend shows a transfer with an unknown outcome before a new form, also after the wallet was reconnected, and once only [V2]', async () => {
    const env = await createEnvironment()
    await toReview(env, otherAddress)
    await env.confirm()
    env.adapter.emit({ type: 'disconnected' })
    env.transferClient.calls.submit[0]?.reject(new KitError(catalogue, 'send/unfollowed'))
    await settle()
    expect([env.kit.state.getSnapshot().modal.phase === 'open', env.state().toast]).toMatchObject([
      false,
      { code: 'send/unfollowed' },
    ])
    await connectWallet(env)
    await openSend(env)
    expect(sendStep(env, 'outcomeUnknown').review.to).toBe(otherAddress)
    sendStep(env, 'outcomeUnknown').startNew()
    await settle()
    expect([sendStep(env, 'filling').amount, env.transferClient.calls.submit.length]).toEqual([
      '',
      1,
    ])
    expect(env.state().transfers.entries).toMatchObject([
      { problem: 'send/unfollowed', acknowledged: true },
    ])
    env.kit.close()
    await settle()
    await openSend(env)
    sendStep(env, 'filling')
  })

  test('two kits on one page send independently', async () => {
    const a = await createEnvironment()
    const b = await createEnvironment({ submit: neverCalled })
    await toReview(a, otherAddress)
    await toReview(b, otherAddress)
    await a.confirm()
    expect([
      a.transferClient.calls.submit.length,
      sendStep(b, 'reviewing').problem,
      b.state().transfers.entries,
    ]).toEqual([1, null, []])
  })
})
