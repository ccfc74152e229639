import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { sendReactions } from '../../../../core/src/flows/send/send.reactions.ts'
import { alice, bob, carol, fox, mainnet, sepolia } from '../../samples.ts'
import { messagesOf } from '../../walker/react.ts'
import { dollar, elsewhere, named, preparedOf, ready, reviewOf, sendInputs } from './send.cases.ts'
import { begin, openOn, reviewing } from './send.scenario.ts'

const said = { from: alice, to: bob, asset: dollar.address, network: mainnet, connectorId: fox.id }
describe('review of the send flow', () => {
  test('review of the send flow is prepared from exactly the entered values and opens its view', async () => {
    const run = await reviewing()
    expect(run.inputsOf('prepare')).toEqual([
      { request: { ...said, amount: '1500000', decimals: 6 }, name: 'bob.eth' },
    ])
    expect(run.shown('reviewing')).toMatchObject({
      review: reviewOf(),
      name: 'bob.eth',
      value: '1.5',
      fee: '0.042',
      warnings: [],
    })
    expect(messagesOf(sendReactions, run.emitted().slice(-1), openOn('WalletSend'))).toEqual([
      { to: 'router', type: 'push', view: 'WalletSendPreview' },
    ])
    expect(messagesOf(sendReactions, run.emitted().slice(-1), openOn('Networks'))).toEqual([])
  })

  test.each(['to', 'from', 'asset', 'amount', 'decimals', 'caipNetworkId'] as const)(
    'review of the send flow is not shown if its %s differs from the request [R13]',
    async (field) => {
      const other = {
        to: carol,
        from: carol,
        asset: null,
        amount: '1500001',
        decimals: 18,
        caipNetworkId: sepolia.caipNetworkId,
      }
      const run = await reviewing({ ...ready, prepared: preparedOf({ [field]: other[field] }) })
      expect(run.shown('blocked').problem).toBe('send/changed')
    },
  )

  test('review of the send flow returns to the form with the new address if the name resolves differently [I3]', async () => {
    const run = begin({}, sendInputs.filled)
    await run.answer('resolveReceiver', named)
    await run.send({ type: 'preview' })
    await run.answer('prepare', { ...ready, found: elsewhere, prepared: null })
    expect([run.form().problem, run.form().receiver]).toMatchObject([
      'send/name-changed',
      { address: carol, name: 'bob.eth' },
    ])
    await run.send({ type: 'preview' })
    expect(run.inputsOf('prepare').at(-1)).toMatchObject({ request: { to: carol } })
  })

  test('review of the send flow returns to the form if the name resolves differently at the check [I3]', async () => {
    const run = await reviewing()
    await run.send({ type: 'confirm' })
    await run.answer('check', { found: elsewhere, id: 'fresh', renewed: null })
    expect([
      run.form().problem,
      run.emitted().some(({ type }) => type === 'submit.requested'),
    ]).toEqual(['send/name-changed', false])
    expect(
      messagesOf(sendReactions, [{ type: 'review.closed' }], openOn('WalletSendPreview')),
    ).toEqual([{ to: 'router', type: 'back' }])
  })

  test('review of the send flow submits the renewed payload if the reviewed one expired', async () => {
    const run = await reviewing()
    await run.send({ type: 'confirm' })
    const renewed = {
      ...preparedOf({ fee: { amount: '20000000000000', decimals: 18, symbol: 'ETH' } }),
      digest: 'd2',
    }
    await run.answer('check', { found: named, id: 'fresh', renewed })
    expect(run.shown('awaitingWallet').review.fee.amount).toBe('20000000000000')
    expect(run.emitted().at(-1)).toMatchObject({
      type: 'submit.requested',
      id: 'fresh',
      prepared: renewed,
    })
  })

  test('review of the send flow needs each warning accepted: self, contract, unverified name, account creation', async () => {
    const rent = { ...preparedOf({ accountRent: '2039280' }) }
    const run = await reviewing({ ...ready, isContract: true, isNamed: false, prepared: rent })
    expect(run.shown('reviewing').warnings.map(({ warning }) => warning)).toEqual([
      'contract',
      'unverified-name',
      'creates-account',
    ])
    for (const { warning } of run.shown('reviewing').warnings) {
      expect(run.shown('reviewing').confirm).toBe(null)
      await run.send({ type: 'confirm' })
      run.shown('reviewing').accept(warning)
    }
    run.shown('reviewing').confirm?.()
    expect(run.view().step).toBe('checking')
  })

  test('review of the send flow shows the known addresses that look like the receiver [I2]', async () => {
    const alike = `${bob.slice(0, 4)}${'0'.repeat(32)}${bob.slice(-6)}`
    const run = await reviewing(ready, { knownAddresses: [alike, bob, carol] })
    expect([run.shown('reviewing').lookAlikes, run.shown('reviewing').warnings]).toEqual([
      [alike],
      [{ warning: 'look-alike', accepted: false }],
    ])
  })

  test('review of the send flow needs consent for a transfer to oneself [I1]', async () => {
    const run = begin({ receiver: alice }, sendInputs.filled)
    const self = { address: alice, name: null, avatar: null }
    await run.answer('resolveReceiver', self)
    await run.send({ type: 'preview' })
    await run.answer('prepare', { ...ready, found: self, prepared: preparedOf({ to: alice }) })
    expect(run.shown('reviewing').warnings).toEqual([{ warning: 'self', accepted: false }])
  })

  test('review of the send flow keeps the form when the visitor goes back or cancels', async () => {
    const run = await reviewing()
    await run.send({ type: 'navigated.away', view: 'WalletSendPreview' })
    expect([run.form().amount, run.form().receiver.status]).toEqual(['1.5', 'named'])
    await run.send({ type: 'preview' })
    run.shown('preparing').cancel()
    expect(run.form().amount).toBe('1.5')
    await run.send({ type: 'preview' })
    await run.answer('prepare', ready)
    await run.send({ type: 'confirm' })
    await run.send({ type: 'navigated.away', view: 'WalletSendPreview' })
    await run.answerLate({ found: named, id: 'fresh', renewed: null })
    expect([
      run.form().amount,
      run.emitted().some(({ type }) => type === 'submit.requested'),
    ]).toEqual(['1.5', false])
  })

  test('review of the send flow reports why a payload cannot be built, with retry and edit', async () => {
    const run = begin({}, sendInputs.filled)
    await run.answer('resolveReceiver', named)
    await run.send({ type: 'preview' })
    await run.fail('prepare', new KitError('send/fee-insufficient'))
    expect(run.shown('blocked').problem).toBe('send/fee-insufficient')
    run.shown('blocked').retry?.()
    await run.elapse(2 * timeouts.apiTimeout)
    expect(run.shown('blocked').problem).toBe('kit/timed-out')
    run.shown('blocked').edit?.()
    expect(run.form().problem).toBe(null)
  })
})
