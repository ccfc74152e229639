import { describe, expect, test } from 'vitest'
import { limits } from '../../../../core/src/domain/limits.ts'
import { KitError, textOf } from '../../../../core/src/errors/kit-error.ts'
import { sendMachine } from '../../../../core/src/flows/send/send.machine.ts'
import { sendReactions } from '../../../../core/src/flows/send/send.reactions.ts'
import type { SendInput, SendView } from '../../../../core/src/flows/send/send.types.ts'
import { sendView } from '../../../../core/src/flows/send/send.view.ts'
import { alice, bob, carol, fox, mainnet, sepolia } from '../../samples.ts'
import { inventory } from '../../walker/inventory.ts'
import { asking, tellsAfter, tellsOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { dollar, elsewhere, ether, named, preparedOf, ready, reviewOf, sendInputs, twin } from './send.cases.ts'
import { sendModel } from './send.model.ts'

test('the drawing is the one that was reviewed', () => expect(inventory(sendMachine)).toMatchFileSnapshot('send.inventory.txt'))

type At<Step extends SendView['step']> = Extract<SendView, { step: Step }>
function begin(change: Partial<SendInput> = {}, from: SendInput = sendInputs.nothing) {
  const run = scenario(sendModel, { ...from, ...change })
  const view = () => sendView(run.snapshot(), (event) => void run.send(event))
  const at = <Step extends SendView['step']>(step: Step): At<Step> => {
    const shown = view()
    if (shown.step !== step) throw new Error(`step is ${shown.step}, not ${step}`)
    return shown as At<Step>
  }
  return { ...run, view, shown: at, form: () => at('filling') }
}
async function reviewing(change = ready, input: Partial<SendInput> = {}) {
  const run = begin(input, sendInputs.filled)
  await run.answer('resolveReceiver', named)
  await run.send({ type: 'preview' })
  await run.answer('prepare', change)
  return run
}
async function handed() {
  const run = await reviewing()
  await run.send({ type: 'confirm' })
  await run.answer('check', { found: named, id: 'fresh' })
  return run
}
const said = { from: alice, to: bob, asset: dollar.address, network: mainnet, connectorId: fox.id }
const openOn = (currentView: 'WalletSend' | 'WalletSendPreview' | 'WalletSendSelectToken' | 'Networks') =>
  asking({ isOpen: true, currentView, isConnected: true })

describe('what is missing is said in its order (specification, section 5)', () => {
  test('amount and receiver before the token, with these words', async () => {
    const run = begin()
    await run.send({ type: 'preview' })
    expect(textOf(run.form().problem ?? 'kit/unknown')).toBe('An amount and receiver address are required')
    await run.send({ type: 'amount.set', text: '1' })
    await run.send({ type: 'receiver.set', text: bob })
    await run.send({ type: 'preview' })
    expect(textOf(run.form().problem ?? 'kit/unknown')).toBe('A token is required')
  })

  test('where nothing can be sent from it is the unsupported chain, and there is no way on', () => {
    const run = begin({}, sendInputs.nowhere)
    const { problem, retry, edit } = run.shown('blocked')
    expect([textOf(problem), retry, edit]).toEqual(['Unsupported chain', null, null])
  })

  test('an adapter that sends nothing is the same, whoever hears of it first', async () => {
    const error = new KitError('send/unsupported-chain')
    const asset = begin()
    await asset.send({ type: 'pick', asset: ether })
    await asset.fail('readAsset', error)
    const receiver = begin({ receiver: bob })
    await receiver.fail('resolveReceiver', error)
    expect([asset.shown('blocked').problem, receiver.shown('blocked').problem]).toEqual([error.code, error.code])
  })

  test('the button says what is next', async () => {
    const run = begin()
    const labels = [run.form().label]
    const then = async (event: Parameters<typeof run.send>[0]) => {
      await run.send(event)
      labels.push(run.form().label)
    }
    await then({ type: 'pick', asset: dollar })
    await then({ type: 'amount.set', text: '1e3' })
    await then({ type: 'amount.set', text: '1.0000001' })
    await then({ type: 'amount.set', text: '0' })
    await then({ type: 'amount.set', text: '6' })
    await then({ type: 'amount.set', text: '5' })
    await then({ type: 'receiver.paste', text: bob })
    await run.fail('resolveReceiver', new KitError('send/address-invalid'))
    labels.push(run.form().label)
    await then({ type: 'receiver.paste', text: bob })
    await run.answer('resolveReceiver', { ...named, name: null })
    labels.push(run.form().label)
    expect(labels).toEqual([
      ...['token-missing', 'amount-missing', 'amount-invalid', 'amount-too-fine', 'value-incorrect', 'funds-insufficient'],
      ...['address-missing', 'resolving', 'address-invalid', 'resolving', 'preview'],
    ])
  })
})

describe('token and amount', () => {
  test('another token clears the amount; two of one name are told apart by address (fault case H8)', async () => {
    const run = begin({ assets: [ether, dollar, twin], amount: '3' })
    await run.send({ type: 'pick', asset: twin })
    expect([run.form().asset?.address, run.form().amount]).toEqual([twin.address, ''])
    await run.send({ type: 'pick', asset: { ...dollar, address: carol } })
    expect(run.form().asset?.address).toBe(twin.address)
    expect(run.asked('readAsset')).toEqual([{ network: mainnet, from: alice, address: twin.address }])
  })

  test('Max is all of a token as the chain says it, exactly', async () => {
    const run = begin()
    await run.send({ type: 'pick', asset: dollar })
    expect(run.form().useMax).toBe(null)
    await run.answer('readAsset', { decimals: 6, balance: '4999999' })
    run.form().useMax?.()
    expect([run.form().amount, run.form().label, run.asked('readCosts')]).toEqual(['4.999999', 'address-missing', []])
  })

  test('of the native token the fee stays behind, estimated for whoever is meant (fault case H7)', async () => {
    const run = begin()
    await run.send({ type: 'pick', asset: ether })
    await run.answer('readAsset', { decimals: 18, balance: '1000000000000000001' })
    expect(run.form().useMax).toBe(null)
    await run.answer('readCosts', { to: alice, reserve: '21000000000000' })
    run.form().useMax?.()
    expect(run.form().amount).toBe('0.999979000000000001')
    await run.send({ type: 'receiver.paste', text: bob })
    await run.answer('resolveReceiver', { ...named, name: null })
    expect(run.asked('readCosts')).toMatchObject([{ to: alice, asset: null }, { to: bob }])
    expect(run.form().useMax).toBe(null)
    await run.fail('readCosts', new KitError('endpoint/unreachable'))
    expect([run.form().useMax, run.asked('readCosts').length]).toEqual([null, 2])
  })

  test.each(['NaN', '', '1e-7', '-5'])('H4: a balance of “%s” is none: no Max', async (balance) => {
    const run = begin()
    await run.send({ type: 'pick', asset: dollar })
    await run.answer('readAsset', { decimals: 6, balance })
    expect(run.form().useMax).toBe(null)
  })

  test('a chain that does not answer takes Max away, and nothing else', async () => {
    const run = begin({ amount: '' })
    await run.send({ type: 'pick', asset: dollar })
    await run.wait(limits.apiAnswer)
    expect([run.form().useMax, run.form().asset?.balance, run.form().label]).toEqual([null, dollar.balance, 'amount-missing'])
  })

  test('H6: decimals that are others on the chain block it, with the reason', async () => {
    const run = begin({}, sendInputs.filled)
    await run.answer('resolveReceiver', named)
    await run.answer('readAsset', { decimals: 18, balance: '5000000' })
    expect([run.form().problem, run.form().preview, run.form().useMax]).toEqual(['send/decimals-mismatch', null, null])
    await run.send({ type: 'preview' })
    expect(run.asked('prepare')).toEqual([])
  })

  test('fiat is worth an amount rounded down, which is shown; switching back and forth changes nothing', async () => {
    const run = begin({ asset: { ...dollar, price: 3 }, amount: '1.000001' })
    expect(run.form().counter).toBe('3.000003')
    run.form().switchUnit?.()
    expect([run.form().amount, run.form().unit, run.form().counter]).toEqual(['3', 'fiat', '1.000001'])
    run.form().switchUnit?.()
    expect([run.form().amount, run.form().unit]).toEqual(['1.000001', 'token'])
    run.form().switchUnit?.()
    await run.send({ type: 'amount.set', text: '10' })
    expect(run.form().counter).toBe('3.333333')
    await run.send({ type: 'amount.set', text: '10.001' })
    expect([run.form().label, run.form().counter]).toEqual(['amount-too-fine', null])
  })

  test('without a price there is no other unit', () => {
    const run = begin({ assets: [twin], asset: twin, amount: '1' })
    expect([run.form().switchUnit, run.form().counter]).toEqual([null, null])
  })

  test('what the account holds is wanted at the start, and the list grows with it', async () => {
    const run = begin({ assets: [ether], loading: true, wanted: dollar.address })
    expect(tellsOf(sendReactions, run.facts())).toEqual([{ to: 'account', namespace: 'eip155', type: 'want', forced: false }])
    const token = { name: 'USD Coin', symbol: 'USDC', chainId: mainnet.caipNetworkId, value: null, iconUrl: null, price: 0 }
    const address = `${mainnet.caipNetworkId}:${dollar.address}` as never
    const tokens = [
      { ...token, address, quantity: { decimals: 6, numeric: '5.5' } },
      {
        ...token,
        address: `${sepolia.caipNetworkId}:${bob}` as never,
        chainId: sepolia.caipNetworkId,
        quantity: { decimals: 6, numeric: '1' },
      },
      { ...token, address: `${mainnet.caipNetworkId}:${bob}` as never, quantity: { decimals: 300, numeric: '1' } },
      { ...token, address: `${mainnet.caipNetworkId}:${carol}` as never, quantity: { decimals: 2, numeric: '1.005' } },
    ]
    await run.send({ type: 'holdings.settled', namespace: 'eip155', tokens, hiddenTokens: 2, balance: null })
    const { assets, loading, hidden, asset } = run.form()
    expect(assets.map(({ symbol, balance, price }) => [symbol, balance, price])).toEqual([
      ['ETH', null, null],
      ['USDC', '5500000', null],
      ['USDC', null, null],
    ])
    expect([loading, hidden, asset?.address]).toEqual([false, 2, dollar.address])
  })
})

describe('the receiver', () => {
  test('is looked up when no letter came for 500 ms, and each letter begins anew', async () => {
    const run = begin()
    await run.send({ type: 'receiver.set', text: 'bo' })
    await run.wait(limits.receiverDebounce - 1)
    await run.send({ type: 'receiver.set', text: ' bob.eth ' })
    await run.wait(limits.receiverDebounce - 1)
    expect([run.asked('resolveReceiver'), run.form().receiver.status]).toEqual([[], 'resolving'])
    await run.wait(1)
    expect(run.asked('resolveReceiver')).toEqual([{ network: mainnet, text: 'bob.eth' }])
    await run.answer('resolveReceiver', named)
    expect(run.form().receiver).toEqual({ status: 'named', text: 'bob.eth', address: bob, name: 'bob.eth', avatar: null })
  })

  test('pasted it is looked up at once; the answer to an earlier text is not heard (fault case G5)', async () => {
    const run = begin()
    await run.send({ type: 'receiver.paste', text: 'old.eth' })
    await run.send({ type: 'receiver.paste', text: 'bob.eth' })
    await run.answerLate(elsewhere)
    expect(run.form().receiver.status).toBe('resolving')
    await run.answer('resolveReceiver', named)
    expect(run.form().receiver).toMatchObject({ address: bob })
  })

  test('is stopped, overdue, or unknown: each says so', async () => {
    const run = begin()
    const problem = () => {
      const { receiver } = run.form()
      return receiver.status === 'invalid' ? receiver.problem : receiver.status
    }
    await run.send({ type: 'receiver.set', text: 'bob.eth' })
    run.form().stopResolving?.()
    expect(problem()).toBe('kit/aborted')
    await run.send({ type: 'receiver.paste', text: 'bob.eth' })
    await run.wait(2 * limits.apiAnswer)
    expect(problem()).toBe('kit/timed-out')
    await run.send({ type: 'receiver.paste', text: 'bob.eth' })
    await run.fail('resolveReceiver', new KitError('send/name-unknown'))
    expect(problem()).toBe('send/name-unknown')
    await run.send({ type: 'receiver.set', text: ' ' })
    expect(problem()).toBe('empty')
  })

  test.each([
    ['the zero address', '0x0000000000000000000000000000000000000000'],
    ['what stands for the native token', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'],
    ['the token itself', dollar.address ?? ''],
  ])('I1: %s is blocked', async (_, address) => {
    const run = begin({}, sendInputs.filled)
    await run.answer('resolveReceiver', { address, name: null, avatar: null })
    expect([run.form().receiver, run.form().label]).toMatchObject([{ problem: 'send/receiver-blocked' }, 'address-invalid'])
  })
})

describe('the review', () => {
  test('is prepared with exactly what was written, and opens a page of its own', async () => {
    const run = await reviewing()
    expect(run.asked('prepare')).toEqual([{ request: { ...said, amount: '1500000', decimals: 6 }, name: 'bob.eth' }])
    expect(run.shown('reviewing')).toMatchObject({ review: reviewOf(), name: 'bob.eth', value: '1.5', fee: '0.042', warnings: [] })
    expect(tellsOf(sendReactions, run.facts().slice(-1), openOn('WalletSend'))).toEqual([
      { to: 'router', type: 'push', view: 'WalletSendPreview' },
    ])
    expect(tellsOf(sendReactions, run.facts().slice(-1), openOn('Networks'))).toEqual([])
  })

  test.each(['to', 'from', 'asset', 'amount', 'decimals', 'caipNetworkId'] as const)(
    'R13: one whose %s is not what was asked for is not shown',
    async (field) => {
      const other = { to: carol, from: carol, asset: null, amount: '1500001', decimals: 18, caipNetworkId: sepolia.caipNetworkId }
      const run = await reviewing({ ...ready, prepared: preparedOf({ [field]: other[field] }) })
      expect(run.shown('blocked').problem).toBe('send/changed')
    },
  )

  test('I3: a name that leads elsewhere by now shows where, and wants another consent', async () => {
    const run = begin({}, sendInputs.filled)
    await run.answer('resolveReceiver', named)
    await run.send({ type: 'preview' })
    await run.answer('prepare', { ...ready, found: elsewhere, prepared: null })
    expect([run.form().problem, run.form().receiver]).toMatchObject(['send/name-changed', { address: carol, name: 'bob.eth' }])
    await run.send({ type: 'preview' })
    expect(run.asked('prepare').at(-1)).toMatchObject({ request: { to: carol } })
  })

  test('I3: also between the review and the wallet', async () => {
    const run = await reviewing()
    await run.send({ type: 'confirm' })
    await run.answer('check', { found: elsewhere, id: 'fresh' })
    expect([run.form().problem, run.facts().some(({ type }) => type === 'transfer.wanted')]).toEqual(['send/name-changed', false])
    expect(tellsOf(sendReactions, [{ type: 'review.left' }], openOn('WalletSendPreview'))).toEqual([{ to: 'router', type: 'back' }])
  })

  test('warnings are accepted one by one: self, contract, unproven name, account to be made', async () => {
    const rent = { ...preparedOf({ accountRent: '2039280' }) }
    const run = await reviewing({ ...ready, isContract: true, isNamed: false, prepared: rent })
    expect(run.shown('reviewing').warnings.map(({ warning }) => warning)).toEqual(['contract', 'unverified-name', 'creates-account'])
    for (const { warning } of run.shown('reviewing').warnings) {
      expect(run.shown('reviewing').confirm).toBe(null)
      await run.send({ type: 'confirm' })
      run.shown('reviewing').accept(warning)
    }
    run.shown('reviewing').confirm?.()
    expect(run.view().step).toBe('checking')
  })

  test('I2: an address that looks like a known one is shown beside it', async () => {
    const alike = `${bob.slice(0, 4)}${'0'.repeat(32)}${bob.slice(-6)}`
    const run = await reviewing(ready, { familiar: [alike, bob, carol] })
    expect([run.shown('reviewing').lookAlikes, run.shown('reviewing').warnings]).toEqual([
      [alike],
      [{ warning: 'look-alike', accepted: false }],
    ])
  })

  test('I1: to oneself only after that was accepted', async () => {
    const run = begin({ receiver: alice }, sendInputs.filled)
    const self = { address: alice, name: null, avatar: null }
    await run.answer('resolveReceiver', self)
    await run.send({ type: 'preview' })
    await run.answer('prepare', { ...ready, found: self, prepared: preparedOf({ to: alice }) })
    expect(run.shown('reviewing').warnings).toEqual([{ warning: 'self', accepted: false }])
  })

  test('going back keeps what was written; so does giving up while it is prepared or checked', async () => {
    const run = await reviewing()
    await run.send({ type: 'left', view: 'WalletSendPreview' })
    expect([run.form().amount, run.form().receiver.status]).toEqual(['1.5', 'named'])
    await run.send({ type: 'preview' })
    run.shown('preparing').cancel()
    expect(run.form().amount).toBe('1.5')
    await run.send({ type: 'preview' })
    await run.answer('prepare', ready)
    await run.send({ type: 'confirm' })
    await run.send({ type: 'left', view: 'WalletSendPreview' })
    await run.answerLate({ found: named, id: 'fresh' })
    expect([run.form().amount, run.facts().some(({ type }) => type === 'transfer.wanted')]).toEqual(['1.5', false])
  })

  test('what cannot be built says why, and may be tried again or changed', async () => {
    const run = begin({}, sendInputs.filled)
    await run.answer('resolveReceiver', named)
    await run.send({ type: 'preview' })
    await run.fail('prepare', new KitError('send/fee-insufficient'))
    expect(run.shown('blocked').problem).toBe('send/fee-insufficient')
    run.shown('blocked').retry?.()
    await run.wait(2 * limits.apiAnswer)
    expect(run.shown('blocked').problem).toBe('kit/timed-out')
    run.shown('blocked').edit?.()
    expect(run.form().problem).toBe(null)
  })
})

describe('handing over', () => {
  test('I4: a double click asks once, with a fresh id and exactly what was reviewed', async () => {
    const run = await reviewing()
    await run.send({ type: 'confirm' })
    await run.send({ type: 'confirm' })
    await run.answer('check', { found: named, id: 'fresh' })
    await run.send({ type: 'confirm' })
    const wanted = run.facts().filter(({ type }) => type === 'transfer.wanted')
    expect(tellsOf(sendReactions, wanted)).toEqual([
      { to: 'transfers', type: 'submit', id: 'fresh', connectorId: fox.id, network: mainnet, prepared: preparedOf() },
    ])
    expect(run.asked('check')).toEqual([{ network: mainnet, connectorId: fox.id, prepared: preparedOf(), to: bob, name: 'bob.eth' }])
  })

  test('R13, H7: what is not as it was reviewed is not handed over, and is prepared anew', async () => {
    for (const code of ['send/changed', 'send/funds-insufficient'] as const) {
      const run = await reviewing()
      await run.send({ type: 'confirm' })
      await run.fail('check', new KitError(code))
      expect([run.shown('failed').problem, run.facts().some(({ type }) => type === 'transfer.wanted')]).toEqual([code, false])
      run.shown('failed').retry()
      expect(run.asked('prepare').length).toBe(2)
    }
  })

  test('an answer that does not come leaves the review where it is', async () => {
    const run = await reviewing()
    await run.send({ type: 'confirm' })
    await run.fail('check', new KitError('endpoint/unreachable'))
    expect(run.shown('reviewing').problem).toBe('endpoint/unreachable')
    await run.send({ type: 'confirm' })
    await run.wait(2 * limits.apiAnswer)
    expect(run.shown('reviewing').problem).toBe('kit/timed-out')
  })

  test('sent: back to Account; from another page nobody is moved', async () => {
    const run = await handed()
    await run.send({ type: 'transfer.sent', id: 'other', hash: '0x0' })
    await run.send({ type: 'transfer.sent', id: 'fresh', hash: '0xf' })
    expect(run.output()).toEqual({ type: 'sent', id: 'fresh', hash: '0xf', caipNetworkId: mainnet.caipNetworkId, from: alice })
    expect(tellsAfter(sendReactions, run.output(), openOn('WalletSendPreview'))).toEqual([{ to: 'router', type: 'reset', view: 'Account' }])
    expect(tellsAfter(sendReactions, run.output(), openOn('Networks'))).toEqual([])
  })

  test('refused: tried again it is prepared anew, with another consent', async () => {
    const run = await handed()
    await run.send({ type: 'transfer.refused', id: 'fresh', code: 'rpc/user-rejected' })
    expect(run.shown('refused').problem).toBe('rpc/user-rejected')
    run.shown('refused').retry()
    await run.answer('prepare', { ...ready, isContract: true })
    expect(run.shown('reviewing')).toMatchObject({ confirm: null })
  })

  test('a silent wallet never blocks the next send', async () => {
    const run = await handed()
    await run.send({ type: 'transfer.silent', id: 'fresh' })
    expect(run.shown('handed').silent).toBe(true)
    run.shown('handed').another()
    expect(run.form()).toMatchObject({ asset: null, amount: '', receiver: { status: 'empty' } })
    expect(
      tellsOf(
        sendReactions,
        run.facts().filter(({ type }) => type === 'transfer.left'),
      ),
    ).toEqual([{ to: 'transfers', type: 'leave', id: 'fresh' }])
    await run.send({ type: 'transfer.sent', id: 'fresh', hash: '0xf' })
    expect(run.view().step).toBe('filling')
  })

  test('opened while a wallet still has one it shows that one, filled in for another try', async () => {
    const run = begin({}, sendInputs.silent)
    expect(run.shown('handed')).toMatchObject({ silent: true, review: reviewOf(), asset: { address: dollar.address } })
    await run.send({ type: 'transfer.failed', id: 'before', code: 'send/failed' })
    run.shown('failed').retry()
    expect(run.asked('prepare')).toEqual([{ request: { ...said, amount: '1500000', decimals: 6 }, name: null }])
  })
})

describe('account and network change (fault cases I5, B8, K4, K6, R16)', () => {
  const changes = [
    [{ type: 'account.changed', namespace: 'eip155', address: bob }, 'send/account-changed'],
    [{ type: 'account.lost', namespace: 'eip155' }, 'send/account-changed'],
    [{ type: 'account.dropped', namespace: 'eip155' }, 'send/account-changed'],
    [{ type: 'chain.changed', namespace: 'eip155', caipNetworkId: sepolia.caipNetworkId }, 'send/network-changed'],
    [{ type: 'network.changed', caipNetworkId: sepolia.caipNetworkId }, 'send/network-changed'],
    [{ type: 'networks.changed', networks: [sepolia] }, 'send/network-changed'],
  ] as const

  test.each(changes)('before it is handed over: %o', async (event, problem) => {
    for (const steps of [0, 1, 2]) {
      const run = await reviewing()
      if (steps === 0) await run.send({ type: 'edit' })
      if (steps === 2) await run.send({ type: 'confirm' })
      await run.send(event)
      await run.answerLate({ found: named, id: 'fresh' })
      expect([run.shown('stale').problem, run.facts().some(({ type }) => type === 'transfer.wanted')]).toEqual([problem, false])
      expect(tellsOf(sendReactions, run.facts().slice(-1), openOn('WalletSendPreview'))).toEqual([{ to: 'router', type: 'back' }])
      run.shown('stale').restart()
      expect(tellsAfter(sendReactions, run.output(), openOn('WalletSend')).map((tell) => 'view' in tell && tell.view)).toEqual([
        'Account',
        'WalletSend',
      ])
    }
  })

  test.each(changes)('what was handed over goes on: %o', async (event, problem) => {
    const run = await handed()
    await run.send(event)
    expect(run.view().step).toBe('handed')
    await run.send({ type: 'transfer.refused', id: 'fresh', code: 'rpc/user-rejected' })
    run.shown('refused').retry()
    expect(run.shown('stale').problem).toBe(problem)
  })

  test('what is of others changes nothing', async () => {
    const run = await reviewing()
    await run.send({ type: 'account.changed', namespace: 'eip155', address: alice })
    await run.send({ type: 'account.lost', namespace: 'solana' })
    await run.send({ type: 'networks.changed', networks: [mainnet] })
    await run.send({ type: 'network.changed', caipNetworkId: mainnet.caipNetworkId })
    expect(run.view().step).toBe('reviewing')
  })

  test('the wallet itself says it is elsewhere', async () => {
    const run = await reviewing()
    await run.send({ type: 'confirm' })
    await run.fail('check', new KitError('send/account-changed'))
    expect(run.shown('stale').problem).toBe('send/account-changed')
  })
})
