import { inventory } from '@latchkit/core/devtools'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import type {
  ApprovalSource,
  RequestOutcome,
  UnsafeRequest,
} from '../../../../core/src/domain/request/unsafe-request.ts'
import { approvalsActors } from '../../../../core/src/stores/approvals/approvals.actors.ts'
import { approvalsMachine } from '../../../../core/src/stores/approvals/approvals.machine.ts'
import { approvalsReactions } from '../../../../core/src/stores/approvals/approvals.reactions.ts'
import { selectApprovals } from '../../../../core/src/stores/approvals/approvals.store.ts'
import { messagesOf, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { approvalsInputs, asked } from './approvals.cases.ts'
import { approvalsModel } from './approvals.model.ts'

test('machine matches its reviewed inventory', () =>
  expect(inventory(approvalsMachine)).toMatchFileSnapshot('approvals.inventory.txt'))

const came = (id: string) => ({ type: 'request.received', request: asked(id) }) as const
const ended = (id: string, outcome: RequestOutcome) =>
  ({ type: 'request.settled', id, outcome }) as const
async function createScenario(...ids: readonly string[]) {
  const run = scenario(approvalsModel, approvalsInputs.here)
  for (const id of ids) await run.sendBack(came(id))
  return { ...run, shown: () => selectApprovals(run.snapshot()) }
}

describe('requests of an in-page wallet', () => {
  test('requests are decided in the order of their arrival', async () => {
    const run = await createScenario('one', 'two')
    expect(run.shown()).toMatchObject({
      request: { id: 'one' },
      waiting: 1,
      step: 'reviewing',
      approvable: true,
    })
    await run.send({ type: 'approve', id: 'one' })
    expect([run.shown().step, run.sentTo('watchRequests')]).toEqual([
      'signing',
      [{ type: 'approve', id: 'one' }],
    ])
    await run.sendBack(ended('one', 'success'))
    expect(run.shown()).toMatchObject({ request: { id: 'two' }, waiting: 0, step: 'reviewing' })
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
  test('a decision on a settled request changes nothing', async () => {
    const run = await createScenario('one', 'two')
    await run.sendBack(ended('one', 'error'))
    await run.send({ type: 'approve', id: 'one' })
    expect([run.shown().step, run.sentTo('watchRequests')]).toEqual(['reviewing', []])
  })
  test('a request that settles while it waits is removed', async () => {
    const run = await createScenario('one', 'two')
    await run.sendBack(ended('two', 'cancel'))
    expect(run.shown()).toMatchObject({ request: { id: 'one' }, waiting: 0 })
  })
  test('an unresponsive wallet is reported after 15 s, and its request can still be rejected', async () => {
    const run = await createScenario('one')
    await run.send({ type: 'approve', id: 'one' })
    await run.elapse(timeouts.walletUnresponsive)
    expect(run.shown().step).toBe('unresponsive')
    await run.send({ type: 'reject', id: 'one' })
    expect(run.statePath()).toBe('idle')
    await run.sendBack(ended('one', 'success'))
    expect(run.emitted().filter(({ type }) => type === 'request.settled')).toHaveLength(1)
  })
  test('rejectAll rejects all pending requests', async () => {
    const run = await createScenario('one', 'two')
    await run.send({ type: 'rejectAll' })
    expect([run.statePath(), run.sentTo('watchRequests')]).toEqual([
      'idle',
      [{ type: 'reject', id: '' }],
    ])
  })
  test('a request beyond the limit is rejected, a known request is not', async () => {
    const run = await createScenario(...Array.from({ length: 20 }, (_, place) => String(place)))
    await run.sendBack(came('7'))
    expect(run.sentTo('watchRequests')).toEqual([])
    await run.sendBack(came('one more'))
    expect([run.sentTo('watchRequests'), run.shown().waiting]).toEqual([
      [{ type: 'reject', id: 'one more' }],
      19,
    ])
  })
})

describe('messages of the approvals', () => {
  const shown = { type: 'request.shown', request: asked('one') }
  const settled = (outcome: RequestOutcome, more = false) => [
    { type: 'request.settled', request: asked('one'), outcome, more },
  ]
  const refresh = { to: 'account', namespace: 'eip155', type: 'refresh', forced: true }
  const close = { to: 'modal', type: 'close' }
  const here = { isOpen: true, currentView: 'ApproveTransaction' } as const

  test('request.shown opens a closed modal with the approval view and pushes the view on an open one', () => {
    expect(messagesOf(approvalsReactions, [shown])).toEqual([
      { to: 'router', type: 'reset', view: 'ApproveTransaction' },
      { to: 'modal', type: 'open' },
    ])
    expect(messagesOf(approvalsReactions, [shown], queriesOf({ isOpen: true }))).toEqual([
      { to: 'router', type: 'push', view: 'ApproveTransaction' },
    ])
  })
  test('request.queued shows the approval view again in an open modal', () => {
    const waiting = [{ type: 'request.queued' }] as const
    expect(
      messagesOf(approvalsReactions, waiting, queriesOf({ isOpen: true, currentView: 'Account' })),
    ).toEqual([{ to: 'router', type: 'push', view: 'ApproveTransaction' }])
    expect(messagesOf(approvalsReactions, waiting, queriesOf(here))).toEqual([])
    expect(messagesOf(approvalsReactions, waiting)).toEqual([])
  })
  test.each(['success', 'error', 'cancel'] as const)(
    'request.settled with %s closes the modal when no transaction is pending',
    (outcome) => {
      const after = messagesOf(
        approvalsReactions,
        settled(outcome),
        queriesOf({ ...here, isConnected: true }),
      )
      expect(after).toEqual(outcome === 'success' ? [refresh, close] : [close])
    },
  )
  test.each(['success', 'error', 'cancel'] as const)(
    'request.settled with %s ends the pending transaction',
    (outcome) => {
      const after = messagesOf(
        approvalsReactions,
        settled(outcome),
        queriesOf({ ...here, isConnected: true, transactions: 1 }),
      )
      expect(after).toEqual([
        ...(outcome === 'success' ? [refresh] : []),
        { to: 'router', type: 'transaction.pop', outcome },
      ])
    },
  )
  test('request.settled keeps the modal when more requests wait or another view is shown', () => {
    expect(messagesOf(approvalsReactions, settled('error', true), queriesOf(here))).toEqual([])
    expect(
      messagesOf(
        approvalsReactions,
        settled('error'),
        queriesOf({ isOpen: true, currentView: 'Account' }),
      ),
    ).toEqual([])
  })
  test('request.settled reads no balance of a namespace that is not connected', () =>
    expect(messagesOf(approvalsReactions, settled('success'), queriesOf(here))).toEqual([close]))
})

describe('watchRequests', () => {
  type Listener = Parameters<ApprovalSource['subscribe']>[0]
  function wallet(more: Partial<ApprovalSource> = {}) {
    const told: string[] = []
    const listeners = new Set<Listener>()
    const approvals: ApprovalSource = {
      connectorId: 'own',
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      approve: (id) => void told.push(`yes ${id}`),
      reject: (id) => void told.push(`no ${id}`),
      ...more,
    }
    const platform = createMemoryPlatform()
    const actors = approvalsActors({ approvals, platform })
    const actor = createActor(approvalsMachine.provide({ actors }), {
      input: approvalsInputs.here,
    }).start()
    const ask = (request: UnsafeRequest) => {
      for (const listener of listeners) listener.received(request)
    }
    return { told, listeners, actor, ask, platform }
  }

  test('watchRequests forwards each decision, and rejects all requests for an empty id', () => {
    const { told, actor, ask } = wallet()
    for (const id of ['one', 'two', 'three']) ask(asked(id))
    actor.send({ type: 'approve', id: 'one' })
    actor.send({ type: 'rejectAll' })
    expect(told).toEqual(['yes one', 'no one', 'no two', 'no three'])
  })
  test('watchRequests rejects pending requests and unsubscribes when it stops [O5]', () => {
    const { told, actor, ask, listeners } = wallet()
    ask(asked('one'))
    actor.stop()
    expect([told, listeners.size]).toEqual([['no one'], 0])
  })
  test('watchRequests logs errors of the wallet and continues', () => {
    const fails = () => {
      throw new Error('gone')
    }
    const { actor, ask, platform } = wallet({ approve: fails, reject: fails })
    ask(asked('one'))
    actor.send({ type: 'approve', id: 'one' })
    actor.send({ type: 'reject', id: 'one' })
    expect([actor.getSnapshot().value, platform.controls.logged.length]).toEqual(['idle', 2])
    expect(() => wallet({ subscribe: fails })).not.toThrow()
  })
})
