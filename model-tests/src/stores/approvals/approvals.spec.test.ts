import {
  createManualClock,
  createMemoryPlatform,
  createScriptedAdapter,
  createScriptedHost,
  neverCalled,
  scriptedChainToken,
} from '@latchkit/core/testing'
import { describe, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { CallsClient } from '../../../../core/src/adapters/calls-client.ts'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import type {
  ApprovalRequest,
  ApprovalSource,
  RequestOutcome,
} from '../../../../core/src/domain/request/unsafe-request.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { approvalsActors } from '../../../../core/src/stores/approvals/approvals.actors.ts'
import { approvalsMachine } from '../../../../core/src/stores/approvals/approvals.machine.ts'
import { approvalsReactions } from '../../../../core/src/stores/approvals/approvals.reactions.ts'
import { selectApprovals } from '../../../../core/src/stores/approvals/approvals.store.ts'
import { alice, bob } from '../../samples.ts'
import { messagesOf, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { approvalsInputs, requestOf } from './approvals.cases.ts'
import { approvalsModel } from './approvals.model.ts'

const receivedEvent = (id: string) =>
  ({ type: 'request.received', request: requestOf(id) }) as const
const shownEvent = (id: string, ...waiting: readonly string[]) => ({
  type: 'request.shown',
  request: requestOf(id),
  pending: [id, ...waiting],
})
const settledEvent = (id: string, outcome: RequestOutcome) =>
  ({ type: 'request.settled', id, outcome }) as const
async function createScenario(...ids: readonly string[]) {
  const run = scenario(approvalsModel, approvalsInputs.usual)
  for (const id of ids) await run.sendBack(receivedEvent(id))
  return { ...run, state: () => selectApprovals(run.snapshot()) }
}

describe('requests of an in-page wallet', () => {
  test('approvals shows requests in the order of their arrival and forwards each decision', async () => {
    const run = await createScenario('one', 'two')
    expect(run.state()).toMatchObject({
      request: { id: 'one' },
      waiting: 1,
      step: 'reviewing',
      approvable: true,
    })
    await run.send({ type: 'approve', id: 'one' })
    expect([run.state().step, run.sentTo('watchRequests')]).toEqual([
      'signing',
      [{ type: 'approve', id: 'one' }],
    ])
    await run.sendBack(settledEvent('one', 'success'))
    expect(run.state()).toMatchObject({ request: { id: 'two' }, waiting: 0, step: 'reviewing' })
    await run.send({ type: 'reject', id: 'two' })
    expect([run.statePath(), run.sentTo('watchRequests').at(-1)]).toEqual([
      'idle',
      { type: 'reject', id: 'two' },
    ])
    expect(run.emitted().map(({ type }) => type)).toEqual([
      'request.shown',
      'request.queued',
      'request.settled',
      'request.shown',
      'request.settled',
    ])
  })
  test('approvals ignores a decision on a settled request', async () => {
    const run = await createScenario('one', 'two')
    await run.sendBack(settledEvent('one', 'error'))
    await run.send({ type: 'approve', id: 'one' })
    expect([run.state().step, run.sentTo('watchRequests')]).toEqual(['reviewing', []])
  })
  test('reject settles only the first request and shows the next', async () => {
    const run = await createScenario('one', 'two')
    await run.send({ type: 'reject', id: 'two' })
    expect([run.state().waiting, run.sentTo('watchRequests')]).toEqual([1, []])
    await run.send({ type: 'reject', id: 'one' })
    expect(run.sentTo('watchRequests')).toEqual([{ type: 'reject', id: 'one' }])
    expect(run.emitted().slice(2)).toEqual([
      { type: 'request.settled', request: requestOf('one'), outcome: 'cancel', more: true },
      shownEvent('two'),
    ])
  })
  test('approvals emits the outcome of each request and shows the next', async () => {
    const run = await createScenario('one', 'two')
    await run.sendBack(settledEvent('one', 'error'))
    expect(run.emitted().slice(2)).toEqual([
      { type: 'request.settled', request: requestOf('one'), outcome: 'error', more: true },
      shownEvent('two'),
    ])
    await run.sendBack(settledEvent('two', 'success'))
    const outcome = { request: requestOf('two'), outcome: 'success', more: false }
    expect(run.emitted().slice(4)).toEqual([{ type: 'request.settled', ...outcome }])
    expect([run.statePath(), run.snapshot().context.pending]).toEqual(['idle', []])
  })
  test('a request of the embedded wallet that the visitor rejects ends with error', async () => {
    const run = scenario(approvalsModel, approvalsInputs.usual)
    const received = (id: string, drawnBy: ApprovalRequest['drawnBy']) =>
      run.sendBack({ type: 'request.received', request: requestOf(id, drawnBy) })
    for (const id of ['one', 'two', 'three']) await received(id, 'frame')
    await run.send({ type: 'reject', id: 'one' })
    await run.sendBack(settledEvent('two', 'cancel'))
    await run.sendBack(settledEvent('three', 'success'))
    await received('four', 'wallet')
    await run.send({ type: 'reject', id: 'four' })
    expect(run.emitted().flatMap((event) => ('outcome' in event ? [event.outcome] : []))).toEqual([
      'error',
      'error',
      'success',
      'cancel',
    ])
  })
  test('approvals removes a queued request when it settles', async () => {
    const run = await createScenario('one', 'two')
    await run.sendBack(settledEvent('two', 'cancel'))
    expect(run.state()).toMatchObject({ request: { id: 'one' }, waiting: 0 })
    expect(run.emitted()).toHaveLength(2)
  })
  test('approvals reports an unresponsive wallet after 15 s, and its request can still be rejected', async () => {
    const run = await createScenario('one')
    await run.send({ type: 'approve', id: 'one' })
    await run.elapse(timeouts.walletUnresponsive)
    expect(run.state().step).toBe('unresponsive')
    await run.send({ type: 'reject', id: 'one' })
    expect([run.statePath(), run.snapshot().context.pending]).toEqual(['idle', []])
    await run.sendBack(settledEvent('one', 'success'))
    expect(run.emitted().filter(({ type }) => type === 'request.settled')).toHaveLength(1)
  })
  test('requests.reject rejects the pending requests with these ids', async () => {
    const run = await createScenario('one', 'two')
    await run.send({ type: 'requests.reject', ids: ['two', 'one', 'zero'] })
    expect([run.statePath(), run.sentTo('watchRequests')]).toEqual([
      'idle',
      [{ type: 'requests.reject', ids: ['one', 'two'] }],
    ])
    expect(run.snapshot().context.pending).toEqual([])
  })
  test('requests.reject keeps other requests and shows the next one [V6]', async () => {
    const run = await createScenario('one', 'two', 'three')
    await run.send({ type: 'requests.reject', ids: ['two'] })
    expect(run.state()).toMatchObject({ request: { id: 'one' }, waiting: 1 })
    expect(run.emitted()).toHaveLength(3)
    await run.send({ type: 'requests.reject', ids: ['one'] })
    expect(run.sentTo('watchRequests')).toEqual([
      { type: 'requests.reject', ids: ['two'] },
      { type: 'requests.reject', ids: ['one'] },
    ])
    expect(run.statePath()).toMatch(/^deciding\.reviewing\.reading\.fee\.reading/)
    expect(run.emitted().at(-1)).toEqual({ type: 'request.advanced' })
    expect(run.state()).toMatchObject({ request: { id: 'three' }, waiting: 0 })
  })
  test('approvals rejects a request beyond the limit, but not a request that is already pending', async () => {
    const run = await createScenario(...Array.from({ length: 20 }, (_, index) => String(index)))
    await run.sendBack(receivedEvent('7'))
    expect(run.sentTo('watchRequests')).toEqual([])
    await run.sendBack(receivedEvent('one more'))
    expect([run.sentTo('watchRequests'), run.state().waiting]).toEqual([
      [{ type: 'reject', id: 'one more' }],
      19,
    ])
  })
})

/** Adapters whose calls client implements only `client`. Without a client if it is null. */
const adaptersWith = (client: Partial<CallsClient> | null) => ({
  all: () => [],
  loaded: () => null,
  get: async () => ({
    ...(await createScriptedAdapter().create(createScriptedHost(createMemoryPlatform())).load()),
    calls:
      client &&
      (async () => ({
        fee: neverCalled,
        token: neverCalled,
        capabilities: neverCalled,
        send: neverCalled,
        status: neverCalled,
        wait: neverCalled,
        ...client,
      })),
  }),
})

const noSources = { page: null, embedded: null }

describe('the network fee of a request', () => {
  test('readFee resolves with the fee of a transaction, and with null for other requests [Z2]', async () => {
    const read = (request: Partial<ApprovalRequest>, fee: CallsClient['fee'] | null) => {
      const platform = createMemoryPlatform()
      const { readFee } = approvalsActors({
        approvals: noSources,
        platform,
        adapters: adaptersWith(fee && { fee }),
      })
      return toPromise(createActor(readFee, { input: { ...requestOf('one'), ...request } }).start())
    }
    const transaction = { to: '0x1' }
    const send = { method: 'eth_sendTransaction', params: [transaction] }
    const feeOf: CallsClient['fee'] = async (request) => JSON.stringify(request)
    const { caipNetworkId, address: from } = requestOf('one')
    expect(await read(send, feeOf)).toBe(JSON.stringify({ caipNetworkId, from, transaction }))
    expect(await read({}, feeOf)).toBeNull()
    expect(await read(send, null)).toBeNull()
    expect(await read({ ...send, address: null }, feeOf)).toBeNull()
    expect(await read({ ...send, caipNetworkId: null }, feeOf)).toBeNull()
  })
  test('readFee reads the fee of a transaction that is only signed, on the network that it names [V8]', async () => {
    const transaction = { to: bob, chainId: '0xa' }
    const requests: unknown[] = []
    const fee: CallsClient['fee'] = async (request) => String(requests.push(request))
    const platform = createMemoryPlatform()
    const adapters = adaptersWith({ fee })
    const { readFee } = approvalsActors({ approvals: noSources, platform, adapters })
    for (const method of ['eth_sendTransaction', 'eth_signTransaction']) {
      const input = { ...requestOf('one'), method, params: [transaction] }
      await toPromise(createActor(readFee, { input }).start())
    }
    const request = { caipNetworkId: 'eip155:10', from: requestOf('one').address, transaction }
    expect(requests).toEqual([request, request])
  })
  test('a request that states a part of its fee can be approved only once the fee is read, or after 10 s [V8]', async () => {
    for (const end of ['read', 'unread', 'late', 'not stated'] as const) {
      const run = await createScenario()
      const stated = end === 'not stated' ? {} : { gasPrice: '0x1' }
      const params = [{ to: bob, ...stated }]
      const request = { ...requestOf('one'), method: 'eth_sendTransaction', params }
      await run.sendBack({ type: 'request.received', request })
      expect(run.state()).toMatchObject({ fee: null, readingFee: end !== 'not stated' })
      if (end !== 'not stated') {
        await run.send({ type: 'approve', id: 'one' })
        expect([run.state().step, run.sentTo('watchRequests')]).toEqual(['reviewing', []])
        if (end === 'read') await run.answer('readFee', '21000')
        else if (end === 'unread')
          await run.fail('readFee', new KitError(catalogue, 'endpoint/unreachable'))
        else await run.elapse(timeouts.apiTimeout)
        const fee = end === 'read' ? '21000' : null
        expect(run.state()).toMatchObject({ fee, readingFee: false })
      }
      await run.send({ type: 'approve', id: 'one' })
      expect(run.state()).toMatchObject({ step: 'signing', readingFee: false })
    }
  })
  test('approvals shows the fee of each request, and none after an error or 10 s [Z2]', async () => {
    const run = await createScenario('one', 'two', 'three')
    await run.answer('readFee', '21000')
    expect(run.state()).toMatchObject({ step: 'reviewing', fee: '21000' })
    expect(run.statePath()).toMatch(/reviewing\.(reading\.fee\.read|complete)( |$)/)
    await run.send({ type: 'reject', id: 'one' })
    expect(run.state()).toMatchObject({ request: { id: 'two' }, fee: null })
    await run.fail('readFee', new KitError(catalogue, 'endpoint/unreachable'))
    expect(run.state()).toMatchObject({ step: 'reviewing', fee: null })
    expect(run.statePath()).toMatch(/reviewing\.(reading\.fee\.read|complete)( |$)/)
    await run.send({ type: 'reject', id: 'two' })
    await run.elapse(timeouts.apiTimeout)
    expect(run.state().fee).toBeNull()
    expect(run.statePath()).toMatch(/reviewing\.(reading\.fee\.read|complete)( |$)/)
  })
})

describe('the tokens of a request', () => {
  const coin = bob.toLowerCase()
  const usdc = scriptedChainToken('USDC', 6)
  const allowance = (token: string) => ({
    method: 'eth_sendTransaction',
    params: [
      { to: token, data: `0x095ea7b3${alice.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}` },
    ],
  })
  const read = (
    request: Partial<ApprovalRequest>,
    token: CallsClient['token'] | null,
    platform = createMemoryPlatform(),
  ) => {
    const { readTokens } = approvalsActors({
      approvals: noSources,
      platform,
      adapters: adaptersWith(token && { token }),
    })
    return toPromise(
      createActor(readTokens, { input: { ...requestOf('one'), ...request } }).start(),
    )
  }

  test('readTokens reads each token of the amounts once, on the network that the request names [V1]', async () => {
    const requests: unknown[] = []
    const token: CallsClient['token'] = async (request) => {
      requests.push(request)
      return usdc
    }
    expect(await read(allowance(bob), token)).toEqual({ [coin]: usdc })
    const [call] = allowance(bob).params
    const batch = { chainId: '0xa', calls: [call, call] }
    await read({ method: 'wallet_sendCalls', params: [batch] }, token)
    expect(requests).toEqual([
      { caipNetworkId: 'eip155:1', contract: coin },
      { caipNetworkId: 'eip155:10', contract: coin },
    ])
  })
  test('readTokens omits tokens that cannot be read, and those beyond 20 [V1]', async () => {
    const fail = async () => {
      throw new KitError(catalogue, 'send/token-unreadable')
    }
    expect(await read(allowance(bob), fail)).toEqual({})
    const addresses = Array.from(
      { length: 21 },
      (_, index) => `0x${String(index).padStart(40, '0')}`,
    )
    const calls = addresses.flatMap((address) => allowance(address).params)
    const many = { method: 'wallet_sendCalls', params: [{ calls }] }
    expect(Object.keys(await read(many, async () => usdc))).toEqual(addresses.slice(0, 20))
  })
  test('readTokens reads nothing for a request without tokens, one of the frame, and without a network or a client [V1]', async () => {
    for (const change of [
      {},
      { ...allowance(bob), drawnBy: 'frame' } as const,
      { ...allowance(bob), caipNetworkId: null },
    ])
      expect(await read(change, neverCalled)).toEqual({})
    expect(await read(allowance(bob), null)).toEqual({})
  })
  test('readTokens omits only the tokens whose contracts do not respond [V1]', async () => {
    const clock = createManualClock()
    const token: CallsClient['token'] = ({ contract }) =>
      contract === coin ? Promise.resolve(usdc) : new Promise(() => {})
    const calls = [bob, alice].flatMap((address) => allowance(address).params)
    const request = { method: 'wallet_sendCalls', params: [{ calls }] }
    const reading = read(request, token, createMemoryPlatform({ clock }))
    await expect.poll(() => clock.pending()).toBeGreaterThan(0)
    clock.advance(timeouts.apiTimeout - 1)
    expect(await reading).toEqual({ [coin]: usdc })
    expect(clock.pending()).toBe(0)
  })
  test('approvals has the tokens of each request, and none after an error or 10 s [V1]', async () => {
    const run = await createScenario('one', 'two', 'three')
    expect(run.state().tokens).toBeNull()
    await run.answer('readTokens', { [coin]: usdc })
    expect(run.state()).toMatchObject({ step: 'reviewing', tokens: { [coin]: usdc } })
    await run.send({ type: 'reject', id: 'one' })
    expect(run.state()).toMatchObject({ request: { id: 'two' }, tokens: null })
    await run.fail('readTokens', new KitError(catalogue, 'endpoint/unreachable'))
    expect(run.state().tokens).toEqual({})
    await run.send({ type: 'reject', id: 'two' })
    await run.elapse(timeouts.apiTimeout)
    expect(run.state()).toMatchObject({ request: { id: 'three' }, tokens: {} })
  })
  test('a request that contains amounts can be approved only once their decimals are read, or after 10 s [V1]', async () => {
    for (const end of ['read', 'unread', 'late'] as const) {
      const run = await createScenario()
      const request = { ...requestOf('one'), ...allowance(bob) }
      await run.sendBack({ type: 'request.received', request })
      await run.send({ type: 'approve', id: 'one' })
      expect([run.state().step, run.sentTo('watchRequests')]).toEqual(['reviewing', []])
      if (end === 'read') await run.answer('readTokens', { [coin]: usdc })
      else if (end === 'unread')
        await run.fail('readTokens', new KitError(catalogue, 'endpoint/unreachable'))
      else await run.elapse(timeouts.apiTimeout)
      await run.send({ type: 'approve', id: 'one' })
      expect(run.state().step).toBe('signing')
    }
  })
  test('a request without amounts can be approved while its tokens are read, which aborts the reading [V1]', async () => {
    const run = await createScenario('one')
    await run.send({ type: 'approve', id: 'one' })
    expect([run.state().step, Object.keys(run.snapshot().children)]).toEqual([
      'signing',
      ['watchRequests'],
    ])
  })
})

describe('messages of the approvals', () => {
  const shown = shownEvent('one')
  const show = { to: 'modal', type: 'request.show', id: 'one', pending: ['one'] }
  const settled = (outcome: RequestOutcome, more = false) => [
    { type: 'request.settled', request: requestOf('one'), outcome, more },
  ]
  const refresh = { to: 'account', namespace: 'eip155', type: 'refresh', forced: true }
  const close = { to: 'modal', type: 'close' }
  const approvalView = { isOpen: true, currentView: 'ApproveTransaction' } as const

  test('request.shown opens a closed modal with ApproveTransaction, or pushes the view in an open modal', () => {
    expect(messagesOf(approvalsReactions, [shown])).toEqual([
      { to: 'router', type: 'reset', view: 'ApproveTransaction' },
      show,
    ])
    expect(messagesOf(approvalsReactions, [shown], queriesOf({ isOpen: true }))).toEqual([
      { to: 'router', type: 'push', view: 'ApproveTransaction' },
      show,
    ])
  })
  test('request.advanced shows ApproveTransaction in an open modal [V6]', () => {
    const advanced = [{ type: 'request.advanced' }]
    expect(messagesOf(approvalsReactions, advanced, queriesOf({ isOpen: true }))).toEqual([
      { to: 'router', type: 'push', view: 'ApproveTransaction' },
    ])
    expect(messagesOf(approvalsReactions, advanced)).toEqual([])
  })
  test('request.queued shows ApproveTransaction again, and opens a modal that closes [V6]', () => {
    const queued = [{ ...shown, type: 'request.queued' }]
    expect(
      messagesOf(approvalsReactions, queued, queriesOf({ isOpen: true, currentView: 'Account' })),
    ).toEqual([{ to: 'router', type: 'push', view: 'ApproveTransaction' }, show])
    expect(messagesOf(approvalsReactions, queued, queriesOf(approvalView))).toEqual([show])
    expect(messagesOf(approvalsReactions, queued)).toEqual([
      { to: 'router', type: 'reset', view: 'ApproveTransaction' },
      show,
    ])
  })
  test.each(['success', 'error', 'cancel'] as const)(
    'request.settled with %s closes the modal if the router has no transaction',
    (outcome) => {
      const messages = messagesOf(
        approvalsReactions,
        settled(outcome),
        queriesOf({ ...approvalView, isConnected: true }),
      )
      expect(messages).toEqual(outcome === 'success' ? [refresh, close] : [close])
    },
  )
  test.each(['success', 'error', 'cancel'] as const)(
    'request.settled with %s of the last request pops its router transaction, and leaves its view [V6]',
    (outcome) => {
      const messages = messagesOf(
        approvalsReactions,
        settled(outcome),
        queriesOf({ ...approvalView, isConnected: true, transactions: 1 }),
      )
      expect(messages).toEqual([
        ...(outcome === 'success' ? [refresh] : []),
        { to: 'router', type: 'transaction.pop', outcome, request: 'one' },
        { to: 'router', type: 'back.from', from: 'ApproveTransaction' },
      ])
      const more = messagesOf(
        approvalsReactions,
        settled(outcome, true),
        queriesOf({ ...approvalView, transactions: 1 }),
      )
      expect(more).toEqual([])
    },
  )
  test('request.settled sends no message if more requests are queued or another view is open', () => {
    expect(messagesOf(approvalsReactions, settled('error', true), queriesOf(approvalView))).toEqual(
      [],
    )
    expect(
      messagesOf(
        approvalsReactions,
        settled('error'),
        queriesOf({ isOpen: true, currentView: 'Account' }),
      ),
    ).toEqual([])
  })
  test('request.settled refreshes no balance of a namespace that is not connected', () =>
    expect(messagesOf(approvalsReactions, settled('success'), queriesOf(approvalView))).toEqual([
      close,
    ]))
})

describe('watchRequests', () => {
  type Listener = Parameters<ApprovalSource['subscribe']>[0]
  /** Starts the store with a wallet that records decisions. */
  function startWithWallet(change: Partial<ApprovalSource> = {}) {
    const decisions: string[] = []
    const listeners = new Set<Listener>()
    const source: ApprovalSource = {
      connectorId: 'own',
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      approve: (id) => void decisions.push(`approve ${id}`),
      reject: (id) => void decisions.push(`reject ${id}`),
      ...change,
    }
    const platform = createMemoryPlatform()
    const approvals = { page: source, embedded: null }
    const actors = approvalsActors({ approvals, platform, adapters: adaptersWith(null) })
    const actor = createActor(approvalsMachine.provide({ actors }), {
      input: approvalsInputs.usual,
    }).start()
    const send = (request: ApprovalRequest) => {
      for (const listener of listeners) listener.received(request)
    }
    return { decisions, listeners, actor, send, platform }
  }

  test('watchRequests forwards each decision', () => {
    const { decisions, actor, send } = startWithWallet()
    for (const id of ['one', 'two', 'three']) send(requestOf(id))
    actor.send({ type: 'approve', id: 'one' })
    actor.send({ type: 'requests.reject', ids: ['one', 'two', 'three'] })
    expect(decisions).toEqual(['approve one', 'reject three', 'reject two', 'reject one'])
  })
  test('watchRequests rejects requests from the last one on, so that none of them starts [EM4]', () => {
    const { decisions, actor, send } = startWithWallet()
    for (const id of ['one', 'two']) send(requestOf(id))
    actor.stop()
    expect(decisions).toEqual(['reject two', 'reject one'])
  })
  test('watchRequests rejects pending requests and unsubscribes when it stops [O5]', () => {
    const { decisions, actor, send, listeners } = startWithWallet()
    send(requestOf('one'))
    actor.stop()
    expect([decisions, listeners.size]).toEqual([['reject one'], 0])
  })
  test('watchRequests logs errors of the wallet and continues', () => {
    const fail = () => {
      throw new Error('The wallet was removed')
    }
    const { actor, send, platform } = startWithWallet({ approve: fail, reject: fail })
    send(requestOf('one'))
    actor.send({ type: 'approve', id: 'one' })
    actor.send({ type: 'reject', id: 'one' })
    expect([actor.getSnapshot().value, platform.controls.logged.length]).toEqual(['idle', 2])
    expect(() => startWithWallet({ subscribe: fail })).not.toThrow()
  })
})
