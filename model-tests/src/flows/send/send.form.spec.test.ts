import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { KitError, textOf } from '../../../../core/src/errors/kit-error.ts'
import { sendReactions } from '../../../../core/src/flows/send/send.reactions.ts'
import { alice, bob, carol, mainnet, sepolia } from '../../samples.ts'
import { messagesOf } from '../../walker/react.ts'
import { dollar, elsewhere, ether, named, sendInputs, twin } from './send.cases.ts'
import { begin } from './send.scenario.ts'

describe('errors of an incomplete form', () => {
  test('a missing amount or receiver is reported before a missing token, with the specified texts', async () => {
    const run = begin()
    await run.send({ type: 'preview' })
    expect(textOf(run.form().problem ?? 'kit/unknown')).toBe(
      'An amount and receiver address are required',
    )
    await run.send({ type: 'amount.set', text: '1' })
    await run.send({ type: 'receiver.set', text: bob })
    await run.send({ type: 'preview' })
    expect(textOf(run.form().problem ?? 'kit/unknown')).toBe('A token is required')
  })

  test('a namespace without transfers shows "Unsupported chain" without commands', () => {
    const run = begin({}, sendInputs.nowhere)
    const view = run.shown('unsupported')
    expect(textOf(view.problem)).toBe('Unsupported chain')
    expect(Object.keys(view)).toEqual(['step', 'problem'])
  })

  test('an adapter without transfers leads to unsupported, from the asset or the receiver', async () => {
    const error = new KitError('send/unsupported-chain')
    const asset = begin()
    await asset.send({ type: 'pick', asset: ether })
    await asset.fail('readAsset', error)
    const receiver = begin({ receiver: bob })
    await receiver.fail('resolveReceiver', error)
    expect([asset.shown('unsupported').problem, receiver.shown('unsupported').problem]).toEqual([
      error.code,
      error.code,
    ])
  })

  test('the label names the next missing input', async () => {
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
      ...[
        'token-missing',
        'amount-missing',
        'amount-invalid',
        'amount-too-fine',
        'value-incorrect',
        'funds-insufficient',
      ],
      ...['address-missing', 'resolving', 'address-invalid', 'resolving', 'preview'],
    ])
  })
})

describe('token and amount of the send form', () => {
  test('selecting another token clears the amount; tokens with equal names differ by address [H8]', async () => {
    const run = begin({ assets: [ether, dollar, twin], amount: '3' })
    await run.send({ type: 'pick', asset: twin })
    expect([run.form().asset?.address, run.form().amount]).toEqual([twin.address, ''])
    await run.send({ type: 'pick', asset: { ...dollar, address: carol } })
    expect(run.form().asset?.address).toBe(twin.address)
    expect(run.inputsOf('readAsset')).toEqual([
      { network: mainnet, from: alice, address: twin.address },
    ])
  })

  test('useMax enters the exact balance read from the chain', async () => {
    const run = begin()
    await run.send({ type: 'pick', asset: dollar })
    expect(run.form().useMax).toBe(null)
    await run.answer('readAsset', { decimals: 6, balance: '4999999' })
    run.form().useMax?.()
    expect([run.form().amount, run.form().label, run.inputsOf('readFeeReserve')]).toEqual([
      '4.999999',
      'address-missing',
      [],
    ])
  })

  test('useMax of the native token leaves the fee reserve for the current receiver [H7]', async () => {
    const run = begin()
    await run.send({ type: 'pick', asset: ether })
    await run.answer('readAsset', { decimals: 18, balance: '1000000000000000001' })
    expect(run.form().useMax).toBe(null)
    await run.answer('readFeeReserve', { to: alice, reserve: '21000000000000' })
    run.form().useMax?.()
    expect(run.form().amount).toBe('0.999979000000000001')
    await run.send({ type: 'receiver.paste', text: bob })
    await run.answer('resolveReceiver', { ...named, name: null })
    expect(run.inputsOf('readFeeReserve')).toMatchObject([{ to: alice, asset: null }, { to: bob }])
    expect(run.form().useMax).toBe(null)
    await run.fail('readFeeReserve', new KitError('endpoint/unreachable'))
    expect([run.form().useMax, run.inputsOf('readFeeReserve').length]).toEqual([null, 2])
  })

  test.each(['NaN', '', '1e-7', '-5'])(
    'a balance of “%s” disables useMax [H4]',
    async (balance) => {
      const run = begin()
      await run.send({ type: 'pick', asset: dollar })
      await run.answer('readAsset', { decimals: 6, balance })
      expect(run.form().useMax).toBe(null)
    },
  )

  test('a failed balance request disables useMax only', async () => {
    const run = begin({ amount: '' })
    await run.send({ type: 'pick', asset: dollar })
    await run.elapse(timeouts.apiTimeout)
    expect([run.form().useMax, run.form().asset?.balance, run.form().label]).toEqual([
      null,
      dollar.balance,
      'amount-missing',
    ])
  })

  test('other decimals on chain than in the list block the form with the reason [H6]', async () => {
    const run = begin({}, sendInputs.filled)
    await run.answer('resolveReceiver', named)
    await run.answer('readAsset', { decimals: 18, balance: '5000000' })
    expect([run.form().problem, run.form().preview, run.form().useMax]).toEqual([
      'send/decimals-mismatch',
      null,
      null,
    ])
    await run.send({ type: 'preview' })
    expect(run.inputsOf('prepare')).toEqual([])
  })

  test('a fiat amount is converted rounded down, and switching units back and forth keeps the amount', async () => {
    const run = begin({ asset: { ...dollar, price: 3 }, amount: '1.000001' })
    expect(run.form().counter).toBe('3.000003')
    run.form().switchUnit?.()
    expect([run.form().amount, run.form().unit, run.form().counter]).toEqual([
      '3',
      'fiat',
      '1.000001',
    ])
    run.form().switchUnit?.()
    expect([run.form().amount, run.form().unit]).toEqual(['1.000001', 'token'])
    run.form().switchUnit?.()
    await run.send({ type: 'amount.set', text: '10' })
    expect(run.form().counter).toBe('3.333333')
    await run.send({ type: 'amount.set', text: '10.001' })
    expect([run.form().label, run.form().counter]).toEqual(['amount-too-fine', null])
  })

  test('switchUnit is null without a price', () => {
    const run = begin({ assets: [twin], asset: twin, amount: '1' })
    expect([run.form().switchUnit, run.form().counter]).toEqual([null, null])
  })

  test('the flow requests holdings at the start and updates the list', async () => {
    const run = begin({ assets: [ether], loading: true, initialAsset: dollar.address })
    expect(messagesOf(sendReactions, run.emitted())).toEqual([
      { to: 'account', namespace: 'eip155', type: 'load', forced: false },
    ])
    const token = {
      name: 'USD Coin',
      symbol: 'USDC',
      chainId: mainnet.caipNetworkId,
      value: null,
      iconUrl: null,
      price: 0,
    }
    const address = `${mainnet.caipNetworkId}:${dollar.address}` as never
    const tokens = [
      { ...token, address, quantity: { decimals: 6, numeric: '5.5' } },
      {
        ...token,
        address: `${sepolia.caipNetworkId}:${bob}` as never,
        chainId: sepolia.caipNetworkId,
        quantity: { decimals: 6, numeric: '1' },
      },
      {
        ...token,
        address: `${mainnet.caipNetworkId}:${bob}` as never,
        quantity: { decimals: 300, numeric: '1' },
      },
      {
        ...token,
        address: `${mainnet.caipNetworkId}:${carol}` as never,
        quantity: { decimals: 2, numeric: '1.005' },
      },
    ]
    await run.send({
      type: 'holdings.settled',
      namespace: 'eip155',
      tokens,
      hiddenTokens: 2,
      balance: null,
    })
    const { assets, loading, hidden, asset } = run.form()
    expect(assets.map(({ symbol, balance, price }) => [symbol, balance, price])).toEqual([
      ['ETH', null, null],
      ['USDC', '5500000', null],
      ['USDC', null, null],
    ])
    expect([loading, hidden, asset?.address]).toEqual([false, 2, dollar.address])
  })
})

describe('receiver of the send form', () => {
  test('receiver of the send form is resolved 500 ms after the last keystroke', async () => {
    const run = begin()
    await run.send({ type: 'receiver.set', text: 'bo' })
    await run.elapse(timeouts.receiverDebounce - 1)
    await run.send({ type: 'receiver.set', text: ' bob.eth ' })
    await run.elapse(timeouts.receiverDebounce - 1)
    expect([run.inputsOf('resolveReceiver'), run.form().receiver.status]).toEqual([[], 'resolving'])
    await run.elapse(1)
    expect(run.inputsOf('resolveReceiver')).toEqual([{ network: mainnet, text: 'bob.eth' }])
    await run.answer('resolveReceiver', named)
    expect(run.form().receiver).toEqual({
      status: 'named',
      text: 'bob.eth',
      address: bob,
      name: 'bob.eth',
      avatar: null,
    })
  })

  test('receiver of the send form is resolved at once when pasted, and an answer to an earlier text is dropped [G5]', async () => {
    const run = begin()
    await run.send({ type: 'receiver.paste', text: 'old.eth' })
    await run.send({ type: 'receiver.paste', text: 'bob.eth' })
    await run.answerLate(elsewhere)
    expect(run.form().receiver.status).toBe('resolving')
    await run.answer('resolveReceiver', named)
    expect(run.form().receiver).toMatchObject({ address: bob })
  })

  test('receiver of the send form reports a stopped, a timed-out and an unknown name', async () => {
    const run = begin()
    const problem = () => {
      const { receiver } = run.form()
      return receiver.status === 'invalid' ? receiver.problem : receiver.status
    }
    await run.send({ type: 'receiver.set', text: 'bob.eth' })
    run.form().stopResolving?.()
    expect(problem()).toBe('kit/aborted')
    await run.send({ type: 'receiver.paste', text: 'bob.eth' })
    await run.elapse(2 * timeouts.apiTimeout)
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
  ])('%s is rejected [I1]', async (_, address) => {
    const run = begin({}, sendInputs.filled)
    await run.answer('resolveReceiver', { address, name: null, avatar: null })
    expect([run.form().receiver, run.form().label]).toMatchObject([
      { problem: 'send/receiver-blocked' },
      'address-invalid',
    ])
  })
})
