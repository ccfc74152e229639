import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { sendReactions } from '../../../../core/src/flows/send/send.reactions.ts'
import { alice, bob, carol, fox, mainnet, sepolia } from '../../samples.ts'
import { messagesOf } from '../../walker/react.ts'
import {
  dearer,
  dollar,
  doubtfulReceiver,
  namedReceiver,
  otherReceiver,
  preparedOf,
  ready,
  reviewOf,
  sendInputs,
} from './send.cases.ts'
import { queriesOnView, start, startAccepted, startReviewing } from './send.scenario.ts'

const transferRequest = {
  from: alice,
  to: bob,
  asset: dollar.address,
  network: mainnet,
  connectorId: fox.id,
}
describe('review of the send flow', () => {
  test('send prepares the payload from exactly the entered values and opens WalletSendPreview', async () => {
    const run = await startReviewing()
    expect(run.inputsOf('prepare')).toEqual([
      { request: { ...transferRequest, amount: '1500000', decimals: 6 }, name: 'bob.eth' },
    ])
    expect(run.viewAt('reviewing')).toMatchObject({
      review: reviewOf(),
      name: 'bob.eth',
      value: '1.5',
      fee: '0.042',
      warnings: [],
    })
    expect(messagesOf(sendReactions, run.emitted().slice(-1), queriesOnView('WalletSend'))).toEqual(
      [{ to: 'router', type: 'push', view: 'WalletSendPreview' }],
    )
    expect(messagesOf(sendReactions, run.emitted().slice(-1), queriesOnView('Networks'))).toEqual(
      [],
    )
  })

  test.each(['to', 'from', 'asset', 'amount', 'decimals', 'caipNetworkId'] as const)(
    'send shows no review whose %s differs from the request [R13]',
    async (field) => {
      const other = {
        to: carol,
        from: carol,
        asset: null,
        amount: '1500001',
        decimals: 18,
        caipNetworkId: sepolia.caipNetworkId,
      }
      const run = await startReviewing({
        ...ready,
        prepared: preparedOf({ [field]: other[field] }),
      })
      expect(run.viewAt('blocked').problem).toBe('send/changed')
    },
  )

  test('send returns to the form with the new address if the name resolves to another address while preparing [I3]', async () => {
    const run = start({}, sendInputs.filled)
    await run.answer('resolveReceiver', namedReceiver)
    await run.send({ type: 'preview' })
    await run.answer('prepare', { ...ready, receiver: otherReceiver, prepared: null })
    expect([run.form().problem, run.form().receiver]).toMatchObject([
      'send/name-changed',
      { address: carol, name: 'bob.eth' },
    ])
    await run.send({ type: 'preview' })
    expect(run.inputsOf('prepare').at(-1)).toMatchObject({ request: { to: carol } })
  })

  test('send returns to the form if the name resolves to another address at the check [I3]', async () => {
    const run = await startReviewing()
    await run.send({ type: 'confirm' })
    await run.answer('check', { receiver: otherReceiver, id: 'fresh', replacement: null })
    expect([
      run.form().problem,
      run.emitted().some(({ type }) => type === 'submit.requested'),
    ]).toEqual(['send/name-changed', false])
    expect(
      messagesOf(sendReactions, [{ type: 'review.closed' }], queriesOnView('WalletSendPreview')),
    ).toEqual([{ to: 'router', type: 'back' }])
  })

  test.each(['prepare', 'check'] as const)(
    'send returns to the form to ask again if %s resolves the name to an address for another network [V3]',
    async (actor) => {
      const run = await startReviewing()
      if (actor === 'check') {
        await run.send({ type: 'confirm' })
        await run.answer('check', { receiver: doubtfulReceiver, id: 'fresh', replacement: null })
      } else {
        run.viewAt('reviewing').edit()
        await run.send({ type: 'preview' })
        await run.answer('prepare', { ...ready, receiver: doubtfulReceiver })
      }
      expect([run.form().problem, run.form().receiver]).toMatchObject([
        'send/receiver-unconfirmed',
        { status: 'doubtful', address: bob },
      ])
      expect(run.emitted().some(({ type }) => type === 'submit.requested')).toBe(false)
    },
  )

  test.each([
    ['another address', { ...doubtfulReceiver, address: carol }, 'send/name-changed'],
    [
      'another network',
      { ...doubtfulReceiver, doubt: { reason: 'other-network', network: 'Main' } },
      'send/receiver-unconfirmed',
    ],
    [
      'another reason',
      { ...doubtfulReceiver, doubt: { reason: 'ambiguous', network: 'Ethereum' } },
      'send/receiver-unconfirmed',
    ],
  ] as const)(
    'the consent to an address for another network does not count for %s [V3]',
    async (_, receiver, problem) => {
      const run = await startAccepted()
      await run.answer('prepare', { ...ready, receiver: doubtfulReceiver })
      await run.send({ type: 'confirm' })
      await run.answer('check', { receiver, id: 'fresh', replacement: null })
      expect([run.form().problem, run.form().receiver.status]).toEqual([problem, 'doubtful'])
    },
  )

  test.each([
    ['the same', doubtfulReceiver],
    ['that of a record for the network', namedReceiver],
  ])(
    'send submits after the consent if the address of the check is %s [V3]',
    async (_, receiver) => {
      const run = await startAccepted()
      await run.answer('prepare', { ...ready, receiver: doubtfulReceiver })
      await run.send({ type: 'confirm' })
      await run.answer('check', { receiver, id: 'fresh', replacement: null })
      expect(run.view().step).toBe('awaitingWallet')
    },
  )

  test('send submits the replacement payload that the check returns', async () => {
    const run = await startReviewing()
    await run.send({ type: 'confirm' })
    const replacement = {
      ...preparedOf({ fee: { amount: '20000000000000', decimals: 18, symbol: 'ETH' } }),
      digest: 'd2',
    }
    await run.answer('check', { receiver: namedReceiver, id: 'fresh', replacement })
    expect(run.viewAt('awaitingWallet').review.fee.amount).toBe('20000000000000')
    expect(run.emitted().at(-1)).toMatchObject({
      type: 'submit.requested',
      id: 'fresh',
      prepared: replacement,
    })
  })

  test('send shows a fee that has risen since the review, and submits it only after another confirmation [V12]', async () => {
    const run = await startReviewing()
    await run.send({ type: 'confirm' })
    await run.answer('check', { receiver: namedReceiver, id: 'risen', replacement: dearer })
    expect(run.viewAt('reviewing')).toMatchObject({
      problem: 'send/fee-risen',
      review: { fee: { amount: dearer.review.fee.amount } },
    })
    expect(run.emitted().some(({ type }) => type === 'submit.requested')).toBe(false)
    await run.send({ type: 'confirm' })
    expect(run.inputsOf('check').at(-1)).toMatchObject({ prepared: dearer })
    await run.answer('check', { receiver: namedReceiver, id: 'fresh', replacement: null })
    expect(run.emitted().at(-1)).toMatchObject({ type: 'submit.requested', prepared: dearer })
  })

  test('send asks for consent to create an account that the receiver has lost since the review, and no longer once it exists [V12]', async () => {
    const run = await startReviewing()
    const withRent = { ...dearer, review: { ...dearer.review, accountRent: '2039280' } }
    await run.send({ type: 'confirm' })
    await run.answer('check', { receiver: namedReceiver, id: 'rent', replacement: withRent })
    expect(run.viewAt('reviewing')).toMatchObject({
      warnings: [{ warning: 'creates-account', accepted: false }],
      confirm: null,
    })
    run.viewAt('reviewing').accept('creates-account')
    await run.send({ type: 'confirm' })
    const fee = { ...withRent.review.fee, amount: '999999999999999999' }
    const withoutRent = { ...dearer, review: { ...dearer.review, fee } }
    await run.answer('check', { receiver: namedReceiver, id: 'fee', replacement: withoutRent })
    expect(run.viewAt('reviewing').warnings).toEqual([])
  })

  test('send has no confirm until the warnings contract, unverified-name and creates-account are accepted', async () => {
    const rent = { ...preparedOf({ accountRent: '2039280' }) }
    const run = await startReviewing({ ...ready, isContract: true, isNamed: false, prepared: rent })
    expect(run.viewAt('reviewing').warnings.map(({ warning }) => warning)).toEqual([
      'contract',
      'unverified-name',
      'creates-account',
    ])
    for (const { warning } of run.viewAt('reviewing').warnings) {
      expect(run.viewAt('reviewing').confirm).toBe(null)
      await run.send({ type: 'confirm' })
      run.viewAt('reviewing').accept(warning)
    }
    run.viewAt('reviewing').confirm?.()
    expect(run.view().step).toBe('checking')
  })

  test('send lists known addresses that look like the receiver, and warns of them [I2]', async () => {
    const lookAlike = `${bob.slice(0, 4)}${'0'.repeat(32)}${bob.slice(-6)}`
    const run = await startReviewing(ready, { knownAddresses: [lookAlike, bob, carol] })
    expect([run.viewAt('reviewing').lookAlikes, run.viewAt('reviewing').warnings]).toEqual([
      [lookAlike],
      [{ warning: 'look-alike', accepted: false }],
    ])
  })

  test('send warns of a transfer to the own account [I1]', async () => {
    const run = start({ receiver: alice }, sendInputs.filled)
    const self = { address: alice, name: null, avatar: null, doubt: null }
    await run.answer('resolveReceiver', self)
    await run.send({ type: 'preview' })
    await run.answer('prepare', { ...ready, receiver: self, prepared: preparedOf({ to: alice }) })
    expect(run.viewAt('reviewing').warnings).toEqual([{ warning: 'self', accepted: false }])
  })

  test('send returns to the filled form when the visitor goes back or cancels, and ignores a late check', async () => {
    const run = await startReviewing()
    await run.send({ type: 'navigated.away', view: 'WalletSendPreview' })
    expect([run.form().amount, run.form().receiver.status]).toEqual(['1.5', 'named'])
    await run.send({ type: 'preview' })
    run.viewAt('preparing').cancel()
    expect(run.form().amount).toBe('1.5')
    await run.send({ type: 'preview' })
    await run.answer('prepare', ready)
    await run.send({ type: 'confirm' })
    await run.send({ type: 'navigated.away', view: 'WalletSendPreview' })
    await run.answerLate({ receiver: namedReceiver, id: 'fresh', replacement: null })
    expect([
      run.form().amount,
      run.emitted().some(({ type }) => type === 'submit.requested'),
    ]).toEqual(['1.5', false])
  })

  test('send is blocked with the problem when prepare fails, and offers retry and edit', async () => {
    const run = start({}, sendInputs.filled)
    await run.answer('resolveReceiver', namedReceiver)
    await run.send({ type: 'preview' })
    await run.fail('prepare', new KitError(catalogue, 'send/fee-insufficient'))
    expect(run.viewAt('blocked').problem).toBe('send/fee-insufficient')
    run.viewAt('blocked').retry?.()
    await run.elapse(2 * timeouts.apiTimeout)
    expect(run.viewAt('blocked').problem).toBe('kit/timed-out')
    run.viewAt('blocked').edit?.()
    expect(run.form().problem).toBe(null)
  })
})
