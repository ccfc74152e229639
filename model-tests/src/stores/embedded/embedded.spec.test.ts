import { expect, test } from 'vitest'
import { embeddedReactions } from '../../../../core/src/stores/embedded/embedded.reactions.ts'
import { selectEmbedded } from '../../../../core/src/stores/embedded/embedded.store.ts'
import { carol } from '../../samples.ts'
import { messagesOf, queriesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { hash } from '../transfers/transfer.samples.ts'
import { completed, network, sentTransfer, user } from './embedded.cases.ts'
import { embeddedModel } from './embedded.model.ts'

const start = () => {
  const run = scenario(embeddedModel, { socialProvider: null })
  return {
    ...run,
    selected: () => selectEmbedded(run.snapshot()),
    types: () => run.emitted().map(({ type }) => type),
  }
}

test('the store has the user and the networks that the frame states', async () => {
  const run = start()
  await run.sendBack({ type: 'user.changed', user })
  await run.sendBack({ type: 'smartNetworks.changed', networks: [network] })
  expect(run.selected()).toEqual({
    user,
    socialProvider: null,
    smartAccountNetworks: [network],
  })
  expect(run.types()).toEqual(['user.found'])
})

test('the provider of a login is stored, and removed when the user is gone', async () => {
  const run = start()
  await run.send({ type: 'provider.set', provider: 'google' })
  await run.sendBack({ type: 'user.changed', user })
  await run.sendBack({ type: 'user.changed', user: null })
  expect(run.sentTo('saveProvider')).toEqual([
    { type: 'save', provider: 'google' },
    { type: 'save', provider: null },
  ])
  expect(run.selected()).toMatchObject({ user: null, socialProvider: null })
})

test('a login that ended at the frame is emitted, and a toast informs the visitor [EM11]', async () => {
  const run = start()
  await run.sendBack({ type: 'login.ended' })
  expect(run.emitted()).toEqual([{ type: 'login.ended' }])
  expect(messagesOf(embeddedReactions, run.emitted())).toEqual([
    { to: 'toast', type: 'show', variant: 'error', code: 'embedded/session-ended', message: null },
  ])
})

test('a frame that could not be signed out is emitted, and a toast informs the visitor [EM5]', async () => {
  const run = start()
  await run.sendBack({ type: 'signOut.failed' })
  expect(run.emitted()).toEqual([{ type: 'signOut.failed' }])
  expect(messagesOf(embeddedReactions, run.emitted())).toMatchObject([
    { to: 'toast', variant: 'error', code: 'embedded/sign-out-failed' },
  ])
})

test('a problem of the frame is emitted with its code', async () => {
  const run = start()
  await run.sendBack({ type: 'frame.failed', code: 'embedded/frame-load-failed' })
  expect(run.emitted()).toEqual([{ type: 'frame.failed', code: 'embedded/frame-load-failed' }])
})

const sent = {
  amount: '1 ETH',
  units: '1000000000000000000',
  decimals: '18',
  symbol: 'ETH',
  receiver: carol,
}
test('a completed request is read, then reported with its transfer [EM3]', async () => {
  const run = start()
  await run.sendBack(completed)
  expect(run.sentTo('readCompletions')).toEqual([completed])
  const read = { type: 'completion.read', method: 'eth_sendTransaction', sent, hash } as const
  const found = { type: 'transfer.found', transfer: sentTransfer } as const
  await run.sendBack(read)
  await run.sendBack(found)
  expect(run.emitted()).toEqual([read, found])
  expect(messagesOf(embeddedReactions, [found])).toEqual([
    { to: 'transfers', type: 'follow', ...sentTransfer },
  ])
})

const sentAlert = {
  to: 'alert',
  type: 'raise',
  code: 'embedded/sent-anyway',
  variant: 'error',
  details: { ...sent, transaction: hash },
  once: false,
}
const opened = (view: string) => [
  { to: 'router', type: 'reset', view },
  { to: 'modal', type: 'open' },
]
test.each([
  ['an open modal', { isOpen: true }, []],
  ['a closed modal', { isConnected: true }, opened('Account')],
  ['a visitor who logged out', {}, opened('Connect')],
] as const)(
  'a transfer that was sent although it was rejected raises an alert with amount and receiver, with %s [EM3]',
  (_, answers, messages) => {
    const read = { type: 'completion.read', method: 'eth_sendTransaction', sent, hash } as const
    expect(messagesOf(embeddedReactions, [read], queriesOf(answers))).toEqual([
      sentAlert,
      ...messages,
    ])
  },
)

test('another completed request raises an alert with its method [EM3]', () => {
  const method = 'wallet_grantPermissions'
  const read = { type: 'completion.read', method, sent: null, hash: null } as const
  expect(messagesOf(embeddedReactions, [read], queriesOf({ isOpen: true }))).toEqual([
    { ...sentAlert, code: 'embedded/carried-out', details: { method, transaction: 'unknown' } },
  ])
})

test('one toast is shown, 300 ms after the first of several refused methods', async () => {
  const run = start()
  await run.sendBack({ type: 'method.refused', method: 'eth_sign', requests: [] })
  await run.sendBack({ type: 'method.refused', method: 'eth_sign', requests: [] })
  await run.elapse(299)
  expect(run.types()).toEqual(['method.refused', 'method.refused'])
  await run.elapse(1)
  expect(run.types()).toEqual(['method.refused', 'method.refused', 'refusal.shown'])
})

test('the store reloads no frame and shows no refusal before it receives an event', async () => {
  const run = start()
  await run.elapse(300)
  expect(run.inputsOf('reloadFrame')).toHaveLength(0)
  expect(run.types()).toEqual([])
})

test('reset loads the frame again after 100 ms', async () => {
  const run = start()
  await run.send({ type: 'reset' })
  await run.elapse(99)
  expect(run.inputsOf('reloadFrame')).toHaveLength(0)
  await run.elapse(1)
  expect(run.inputsOf('reloadFrame')).toHaveLength(1)
  await run.answer('reloadFrame', undefined)
  expect(run.statePath()).toContain('frame.idle')
})

test('reset keeps the frame of a user who is logged in, also when the login succeeds within 100 ms', async () => {
  const run = start()
  await run.send({ type: 'reset' })
  await run.sendBack({ type: 'user.changed', user })
  await run.elapse(100)
  await run.send({ type: 'reset' })
  await run.elapse(100)
  expect(run.inputsOf('reloadFrame')).toHaveLength(0)
})

test('reset is ignored while a user is logged in, also when the user logs out within 100 ms', async () => {
  const run = start()
  await run.sendBack({ type: 'user.changed', user })
  await run.send({ type: 'reset' })
  await run.sendBack({ type: 'user.changed', user: null })
  await run.elapse(100)
  expect(run.inputsOf('reloadFrame')).toHaveLength(0)
})

test('a frame that cannot be loaded again is not reloaded before the next reset', async () => {
  const run = start()
  const reset = async () => {
    await run.send({ type: 'reset' })
    await run.elapse(100)
  }
  await reset()
  await run.fail('reloadFrame', new Error('not loaded'))
  await run.elapse(100)
  expect(run.inputsOf('reloadFrame')).toHaveLength(1)
  await reset()
  expect(run.inputsOf('reloadFrame')).toHaveLength(2)
})

test('a refused method rejects the open requests, and opens a closed modal', () => {
  const refused = embeddedReactions['method.refused']
  if (typeof refused !== 'function') throw new Error('no reaction')
  const types = (isOpen: boolean) =>
    refused({ type: 'method.refused', requests: ['one'] }, queriesOf({ isOpen })).map(
      ({ to, type }) => `${to} ${type}`,
    )
  expect(types(false)).toEqual(['approvals requests.reject', 'router reset', 'modal open'])
  expect(types(true)).toEqual(['approvals requests.reject'])
})

test('the reactions of the store raise an alert, open the modal and show a toast', () => {
  const closed = queriesOf({ isOpen: false })
  const open = queriesOf({ isOpen: true })
  const toast = {
    to: 'toast',
    type: 'show',
    variant: 'error',
    code: 'embedded/action-not-allowed',
    message: null,
  }
  const rejected = { to: 'approvals', type: 'requests.reject', ids: ['frame:one'] }
  const refused = { type: 'method.refused', requests: ['one'] }
  expect([
    messagesOf(embeddedReactions, [refused], closed),
    messagesOf(embeddedReactions, [refused], open),
    messagesOf(embeddedReactions, [{ type: 'refusal.shown' }], open),
  ]).toEqual([
    [rejected, { to: 'router', type: 'reset', view: 'Account' }, { to: 'modal', type: 'open' }],
    [rejected],
    [toast],
  ])
})

test('a user who is logged in has requests to approve', () => {
  expect(messagesOf(embeddedReactions, [{ type: 'user.found' }])).toEqual([
    { to: 'approvals', type: 'watch' },
  ])
})

test('a frame that cannot be used raises its alert for the developer once', () => {
  const code = 'embedded/unverified-domain'
  expect(messagesOf(embeddedReactions, [Object({ type: 'frame.failed', code })])).toEqual([
    { to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true },
  ])
})

test('a frame that the policy of the page blocks has the alert of the policy only [EM12]', () => {
  const failed = Object({ type: 'frame.failed', code: 'embedded/frame-blocked' })
  expect(messagesOf(embeddedReactions, [failed])).toEqual([])
})
