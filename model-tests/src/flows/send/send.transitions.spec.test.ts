import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { alice, bob, foxConnection, kitEvent, mainnet, solana } from '../../samples.ts'
import {
  dollar,
  ether,
  namedReceiver,
  otherReceiver,
  preparedOf,
  ready,
  sendInputs,
  twin,
} from './send.cases.ts'
import { start, startAwaitingWallet, startReviewing } from './send.scenario.ts'

type SendRun = ReturnType<typeof start>
type Step = (run: SendRun) => Promise<void>
type FailureCode =
  | 'endpoint/unreachable'
  | 'send/account-changed'
  | 'send/changed'
  | 'send/network-changed'
  | 'send/token-unreadable'
  | 'send/unsupported-chain'
  | 'send/would-fail'

const send =
  (event: Parameters<SendRun['send']>[0]): Step =>
  (run) =>
    run.send(event)
const fail =
  (src: string, code: FailureCode): Step =>
  (run) =>
    run.fail(src, new KitError(catalogue, code))
const answer =
  (src: string, output: unknown): Step =>
  (run) =>
    run.answer(src, output)
const timeOut: Step = (run) => run.elapse(2 * timeouts.apiTimeout)
const leave = send({ type: 'navigated.away', view: 'WalletSendPreview' })
const leaveOther = send({ type: 'navigated.away', view: 'WalletSendSelectToken' })
const edit = send({ type: 'edit' })
const retry = send({ type: 'retry' })
const cancel = send({ type: 'cancel' })
const confirm = send({ type: 'confirm' })
const startNew = send({ type: 'startNew' })
const done = send({ type: 'done' })
const changeAccount = send(kitEvent('account.changed', { namespace: 'eip155', address: bob }))
const rejected = (id = 'fresh') =>
  send(kitEvent('transfer.rejected', { id, code: 'rpc/user-rejected' }))
const failed = (code: KitError['code'], id = 'fresh') =>
  send(kitEvent('transfer.failed', { id, code, cause: null }))
const sent = (id = 'fresh') => send(kitEvent('transfer.sent', { id, hash: '0xf' }))
const unresponsive = (id = 'fresh') => send(kitEvent('transfer.unresponsive', { id }))

const after =
  (begin: () => Promise<SendRun>, ...steps: Step[]) =>
  async () => {
    const run = await begin()
    for (const step of steps) await step(run)
    return run
  }
async function startPreparing() {
  const run = start({}, sendInputs.filled)
  await run.answer('resolveReceiver', namedReceiver)
  await run.send({ type: 'preview' })
  return run
}
const places = {
  preparing: startPreparing,
  blocked: after(startPreparing, fail('prepare', 'send/would-fail')),
  reviewing: startReviewing,
  'reviewing again': after(startReviewing, confirm, timeOut),
  checking: after(startReviewing, confirm),
  awaitingWallet: startAwaitingWallet,
  unresponsive: after(startAwaitingWallet, unresponsive()),
  rejected: after(startAwaitingWallet, rejected()),
  sent: after(startAwaitingWallet, sent()),
  'preparing again': after(startAwaitingWallet, rejected(), retry),
  failed: after(startAwaitingWallet, failed('send/failed')),
  outcomeUnknown: after(startAwaitingWallet, failed('send/unfollowed')),
}

const statePath = (run: SendRun) => run.statePath().split(' + ').sort().join(' + ')
const formWith = (asset: string, receiver = 'empty') =>
  `filling.asset.${asset} + filling.receiver.${receiver}`
const form = formWith('loading', 'resolved')
const emptyForm = formWith('empty')
const closed = ['review.closed', 'holdings.requested']
const restarted = ['transfer.detached', ...closed]
const waiting = 'awaitingWallet.waiting'
const changed = { ...ready, prepared: preparedOf({ amount: '1500001' }) }
const check = { receiver: namedReceiver, id: 'fresh', replacement: null }

/** Place, name of the step, step; then state, problem and emitted events after the step. */
const transitions: [
  keyof typeof places,
  string,
  Step,
  string,
  KitError['code'] | null,
  readonly string[],
][] = [
  ['preparing', 'cancel', cancel, form, null, closed],
  [
    'preparing',
    'a name change',
    answer('prepare', { ...ready, receiver: otherReceiver }),
    form,
    'send/name-changed',
    closed,
  ],
  ['preparing', 'another payload', answer('prepare', changed), 'blocked', 'send/changed', []],
  ['preparing', 'a payload', answer('prepare', ready), 'reviewing', null, ['review.ready']],
  ['preparing', 'an error', fail('prepare', 'send/would-fail'), 'blocked', 'send/would-fail', []],
  [
    'preparing',
    'an unsupported chain',
    fail('prepare', 'send/unsupported-chain'),
    'unsupported',
    'send/unsupported-chain',
    [],
  ],
  ['preparing', 'a timeout', timeOut, 'blocked', 'kit/timed-out', []],
  ['preparing', 'leaving another view', leaveOther, 'preparing', null, []],
  ['preparing again', 'leaving', leave, form, null, ['holdings.requested']],
  ['preparing again', 'a payload', answer('prepare', ready), 'reviewing', null, ['review.ready']],
  ['blocked', 'retry', retry, 'preparing', 'send/would-fail', []],
  ['blocked', 'edit', edit, form, null, closed],
  ['blocked', 'leaving', leave, form, null, ['holdings.requested']],
  ['blocked', 'leaving another view', leaveOther, 'blocked', 'send/would-fail', []],
  ['reviewing', 'leaving another view', leaveOther, 'reviewing', null, []],
  ['reviewing again', 'confirm', confirm, 'checking', null, []],
  ['reviewing again', 'edit', edit, form, null, closed],
  ['reviewing again', 'leaving', leave, form, null, ['holdings.requested']],
  ['checking', 'cancel', cancel, 'reviewing', null, ['review.ready']],
  ['checking', 'leaving', leave, form, null, ['holdings.requested']],
  ['checking', 'leaving another view', leaveOther, 'checking', null, []],
  [
    'checking',
    'a name change',
    answer('check', { ...check, receiver: otherReceiver }),
    form,
    'send/name-changed',
    closed,
  ],
  ['checking', 'a success', answer('check', check), waiting, null, ['submit.requested']],
  [
    'checking',
    'another network',
    fail('check', 'send/network-changed'),
    'outdated',
    null,
    ['send.outdated'],
  ],
  [
    'checking',
    'another account',
    fail('check', 'send/account-changed'),
    'outdated',
    null,
    ['send.outdated'],
  ],
  [
    'checking',
    'an unreachable endpoint',
    fail('check', 'endpoint/unreachable'),
    'reviewing',
    'endpoint/unreachable',
    ['review.ready'],
  ],
  ['checking', 'another payload', fail('check', 'send/changed'), 'failed', 'send/changed', []],
  ['checking', 'a timeout', timeOut, 'reviewing', 'kit/timed-out', ['review.ready']],
  ['awaitingWallet', 'no response', unresponsive(), 'awaitingWallet.unresponsive', null, []],
  ['awaitingWallet', 'no response to another transfer', unresponsive('other'), waiting, null, []],
  ['awaitingWallet', 'a hash', sent(), 'sent', null, []],
  ['awaitingWallet', 'the hash of another transfer', sent('other'), waiting, null, []],
  ['awaitingWallet', 'a rejection', rejected(), 'rejected', 'rpc/user-rejected', []],
  ['awaitingWallet', 'a rejection of another transfer', rejected('other'), waiting, null, []],
  ['awaitingWallet', 'a failure', failed('send/failed'), 'failed', 'send/failed', []],
  [
    'awaitingWallet',
    'a failure of another transfer',
    failed('send/failed', 'other'),
    waiting,
    null,
    [],
  ],
  [
    'awaitingWallet',
    'an unknown outcome',
    failed('send/unfollowed'),
    'outcomeUnknown',
    'send/unfollowed',
    [],
  ],
  [
    'awaitingWallet',
    'an unknown outcome of another transfer',
    failed('send/unfollowed', 'other'),
    waiting,
    null,
    [],
  ],
  ['awaitingWallet', 'startNew before the wallet is unresponsive', startNew, waiting, null, []],
  ['awaitingWallet', 'cancel', cancel, 'cancelled', null, ['transfer.detached']],
  ['unresponsive', 'cancel', cancel, 'cancelled', null, ['transfer.detached']],
  ['unresponsive', 'startNew', startNew, formWith('loading'), null, restarted],
  ['outcomeUnknown', 'startNew', startNew, formWith('loading'), null, restarted],
  ['sent', 'done', done, 'finished', null, ['transfer.detached']],
  ['sent', 'leaving', leave, 'finished', null, ['transfer.detached']],
  ['sent', 'leaving another view', leaveOther, 'sent', null, []],
  ['sent', 'another account', changeAccount, 'sent', null, []],
  ...(['rejected', 'failed'] as const).flatMap((place): typeof transitions => {
    const problem = place === 'rejected' ? 'rpc/user-rejected' : 'send/failed'
    return [
      [place, 'retry', retry, 'preparing', problem, []],
      [place, 'edit', edit, form, null, closed],
      [place, 'leaving', leave, form, null, ['holdings.requested']],
      [place, 'leaving another view', leaveOther, place, problem, []],
    ]
  }),
]

describe('transitions of the send flow', () => {
  test.each(transitions)('send in %s after %s', async (place, _, step, state, problem, emitted) => {
    const run = await places[place]()
    const before = run.emitted().length
    await step(run)
    expect([
      statePath(run),
      run.snapshot().context.problem,
      run
        .emitted()
        .slice(before)
        .map(({ type }) => type),
    ]).toEqual([state, problem, emitted])
  })

  test.each([
    ['rejected', rejected(), retry],
    ['rejected', rejected(), edit],
    ['rejected', rejected(), leave],
    ['failed', failed('send/failed'), retry],
    ['failed', failed('send/failed'), edit],
    ['failed', failed('send/failed'), leave],
  ])('send in %s is outdated after a change of the account', async (_, end, step) => {
    const run = await startAwaitingWallet()
    for (const each of [changeAccount, end, step]) await each(run)
    expect([run.viewAt('outdated').problem, run.emitted().at(-1)]).toEqual([
      'send/account-changed',
      { type: 'send.outdated', code: 'send/account-changed' },
    ])
  })

  test.each(['send/account-changed', 'send/network-changed'] as const)(
    'send is outdated with the reason %s of the check',
    async (code) => {
      const run = await startReviewing()
      for (const step of [confirm, fail('check', code)]) await step(run)
      expect([run.snapshot().context.outdated, run.emitted().at(-1)]).toEqual([
        code,
        { type: 'send.outdated', code },
      ])
    },
  )

  test.each(['reviewing', 'awaitingWallet', 'outcomeUnknown'] as const)(
    'send in %s ignores events of its own account and network, and of other namespaces [K6]',
    async (place) => {
      const run = await places[place]()
      const before = run.snapshot()
      const account = { namespace: 'solana', address: 'sol' } as const
      const { caipNetworkId } = mainnet
      for (const event of [
        { type: 'account.connected', ...foxConnection },
        kitEvent('account.connected', account),
        kitEvent('account.changed', { namespace: 'eip155', address: alice }),
        kitEvent('account.changed', account),
        { type: 'account.lost', namespace: 'solana' },
        { type: 'account.disconnected', namespace: 'solana' },
        { type: 'chain.changed', namespace: 'eip155', caipNetworkId },
        { type: 'chain.changed', namespace: 'solana', caipNetworkId: solana.caipNetworkId },
        kitEvent('network.changed', { caipNetworkId }),
        kitEvent('networks.changed', { networks: [mainnet, solana] }),
        kitEvent('holdings.settled', { namespace: 'solana', hiddenTokens: 7 }),
      ] as const)
        await run.send(event)
      expect([run.snapshot().value, run.snapshot().context]).toEqual([before.value, before.context])
    },
  )

  test('an open transfer starts in awaitingWallet', () =>
    expect(start({}, sendInputs.awaitingWallet).statePath()).toBe(waiting))

  test('accept ignores warnings that are not shown or already accepted', async () => {
    const run = await startReviewing()
    await run.send({ type: 'accept', warning: 'contract' })
    expect(run.snapshot().context.accepted).toEqual([])
    const warned = await startReviewing({ ...ready, isContract: true })
    for (let time = 0; time < 2; time += 1)
      await warned.send({ type: 'accept', warning: 'contract' })
    expect(warned.snapshot().context.accepted).toEqual(['contract'])
  })

  test('preview clears the problem of a changed name', async () => {
    const run = await startPreparing()
    await run.answer('prepare', { ...ready, receiver: otherReceiver, prepared: null })
    await run.send({ type: 'preview' })
    expect([run.statePath(), run.snapshot().context.problem]).toEqual(['preparing', null])
  })

  test('send drops the reviewed payload when the visitor edits the form or prepares again [R13]', async () => {
    const dropped = { review: null, prepared: null, warnings: [], accepted: [], id: '' }
    for (const steps of [[edit], [confirm, fail('check', 'send/changed'), retry]]) {
      const run = await startReviewing({ ...ready, isContract: true })
      await run.send({ type: 'accept', warning: 'contract' })
      for (const step of steps) await step(run)
      expect(run.snapshot().context).toMatchObject(dropped)
    }
  })

  test('startNew clears the open transfer and the form', async () => {
    const run = start({}, sendInputs.outcomeUnknown)
    await run.send({ type: 'startNew' })
    expect(run.snapshot().context).toMatchObject({
      ...{ openTransfer: null, asset: ether, amount: '', problem: null, review: null, id: '' },
      receiver: { status: 'empty', text: '' },
    })
  })
})

describe('regions of the send form', () => {
  test('an empty send form has the state `empty` in its regions', () =>
    expect(statePath(start())).toBe(emptyForm))

  test('preview of an incomplete form shows its problem', async () => {
    const run = start({}, { ...sendInputs.filled, amount: '6' })
    await run.answer('resolveReceiver', namedReceiver)
    await run.send({ type: 'preview' })
    expect([statePath(run), run.form().problem]).toEqual([form, 'send/funds-insufficient'])
  })

  test('unit.switch is ignored without a price', async () => {
    const run = start({ assets: [twin], asset: twin, amount: '1' })
    await run.send({ type: 'unit.switch' })
    expect([run.form().unit, run.form().amount]).toEqual(['token', '1'])
  })

  test('the form reads the token again after a review', async () => {
    const run = start({}, sendInputs.filled)
    await run.answer('readAsset', { decimals: 6, balance: '5000000' })
    await run.answer('resolveReceiver', namedReceiver)
    for (const step of [send({ type: 'preview' }), cancel]) await step(run)
    expect([statePath(run), run.snapshot().context.onChain]).toEqual([form, null])
  })

  test.each([
    ['a result', answer('resolveReceiver', namedReceiver)],
    ['an error', fail('resolveReceiver', 'send/would-fail')],
    ['a timeout', timeOut],
  ])('the receiver is resolved after %s', async (_, step) => {
    const run = start({ receiver: 'bob.eth' })
    await step(run)
    expect(statePath(run)).toBe(formWith('empty', 'resolved'))
  })

  test('pick reads each picked token', async () => {
    const run = start()
    for (const asset of [dollar, ether, ether]) await run.send({ type: 'pick', asset })
    expect(run.inputsOf('readAsset')).toMatchObject(
      [dollar, ether, ether].map(({ address }) => ({ address })),
    )
  })

  test('pick clears the on-chain data of the previous token', async () => {
    const run = start({ asset: dollar })
    await run.answer('readAsset', { decimals: 6, balance: '1' })
    expect(statePath(run)).toContain('filling.asset.loaded.idle')
    await run.send({ type: 'pick', asset: ether })
    expect([run.snapshot().context.onChain, statePath(run)]).toEqual([null, formWith('loading')])
  })

  test.each([
    ['unknown token', fail('readAsset', 'send/token-unreadable')],
    ['timeout', (run: SendRun) => run.elapse(timeouts.apiTimeout)],
  ])('the token is unreadable after: %s', async (_, step) => {
    const run = start({ asset: dollar })
    await step(run)
    expect([statePath(run), run.snapshot().context.problem]).toEqual([formWith('failed'), null])
  })

  test.each([
    ['error', fail('readFeeReserve', 'endpoint/unreachable')],
    ['timeout', (run: SendRun) => run.elapse(timeouts.apiTimeout)],
  ])('the fee reserve is unknown after: %s', async (_, step) => {
    const run = start({ asset: ether })
    await run.answer('readAsset', { decimals: 18, balance: '1' })
    await step(run)
    expect([statePath(run), run.snapshot().context.feeReserve]).toMatchObject([
      formWith('loaded.idle'),
      { reserve: null },
    ])
  })

  test('an entered receiver clears the problem of the form', async () => {
    for (const text of [' ', 'bob.eth'])
      for (const type of ['receiver.set', 'receiver.paste'] as const) {
        const run = start()
        await run.send({ type: 'preview' })
        expect(run.form().problem).toBe('send/amount-or-receiver-missing')
        await run.send({ type, text })
        expect(run.form()).toMatchObject({ problem: null, receiver: { text: text.trim() } })
      }
  })

  test('a blank receiver cancels the resolution', async () => {
    for (const type of ['receiver.set', 'receiver.paste'] as const) {
      const run = start({ receiver: 'bob.eth' })
      expect(statePath(run)).toContain('filling.receiver.resolving')
      await run.send({ type, text: ' ' })
      expect([statePath(run), run.form().receiver.status]).toEqual([emptyForm, 'empty'])
    }
  })

  test('receiver.stop ends waiting and resolving', async () => {
    for (const type of ['receiver.set', 'receiver.paste'] as const) {
      const run = start()
      await run.send({ type, text: 'bob.eth' })
      await run.send({ type: 'receiver.stop' })
      expect([statePath(run), run.form().receiver]).toMatchObject([
        formWith('empty', 'resolved'),
        { status: 'invalid', problem: 'kit/aborted' },
      ])
    }
  })
})
