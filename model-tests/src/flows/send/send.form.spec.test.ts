import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { textOf } from '../../../../core/src/errors/text-of.ts'
import { sendReactions } from '../../../../core/src/flows/send/send.reactions.ts'
import { alice, bob, carol, mainnet, sepolia } from '../../samples.ts'
import { messagesOf } from '../../walker/react.ts'
import {
  dollar,
  doubtfulReceiver,
  ether,
  namedReceiver,
  otherReceiver,
  sendInputs,
  twin,
} from './send.cases.ts'
import { start } from './send.scenario.ts'

describe('errors of an incomplete form', () => {
  test('preview reports a missing amount or receiver before a missing token, with the specified texts', async () => {
    const run = start()
    await run.send({ type: 'preview' })
    expect(textOf(run.form().problem ?? 'kit/unknown')).toBe(
      'An amount and receiver address are required',
    )
    await run.send({ type: 'amount.set', text: '1' })
    await run.send({ type: 'receiver.set', text: bob })
    await run.send({ type: 'preview' })
    expect(textOf(run.form().problem ?? 'kit/unknown')).toBe('A token is required')
  })

  test('send shows "Unsupported chain" without commands for a namespace without transfers', () => {
    const run = start({}, sendInputs.unsupported)
    const view = run.viewAt('unsupported')
    expect(textOf(view.problem)).toBe('Unsupported chain')
    expect(Object.keys(view)).toEqual(['step', 'problem'])
  })

  test('send is unsupported when readAsset or resolveReceiver rejects with send/unsupported-chain', async () => {
    const error = new KitError(catalogue, 'send/unsupported-chain')
    const asset = start()
    await asset.send({ type: 'pick', asset: ether })
    await asset.fail('readAsset', error)
    const receiver = start({ receiver: bob })
    await receiver.fail('resolveReceiver', error)
    expect([asset.viewAt('unsupported').problem, receiver.viewAt('unsupported').problem]).toEqual([
      error.code,
      error.code,
    ])
  })

  test('the label of the send form names the next missing or invalid input', async () => {
    const run = start()
    const labels = [run.form().label]
    const sendAndReadLabel = async (event: Parameters<typeof run.send>[0]) => {
      await run.send(event)
      labels.push(run.form().label)
    }
    await sendAndReadLabel({ type: 'pick', asset: dollar })
    await sendAndReadLabel({ type: 'amount.set', text: '1e3' })
    await sendAndReadLabel({ type: 'amount.set', text: '1.0000001' })
    await sendAndReadLabel({ type: 'amount.set', text: '0' })
    await sendAndReadLabel({ type: 'amount.set', text: '6' })
    await sendAndReadLabel({ type: 'amount.set', text: '5' })
    await sendAndReadLabel({ type: 'receiver.paste', text: bob })
    await run.fail('resolveReceiver', new KitError(catalogue, 'send/address-invalid'))
    labels.push(run.form().label)
    await sendAndReadLabel({ type: 'receiver.paste', text: bob })
    await run.answer('resolveReceiver', { ...namedReceiver, name: null })
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
  test('pick clears the amount and identifies a token by its address, not by its name [H8]', async () => {
    const run = start({ assets: [ether, dollar, twin], amount: '3' })
    await run.send({ type: 'pick', asset: twin })
    expect([run.form().asset?.address, run.form().amount]).toEqual([twin.address, ''])
    await run.send({ type: 'pick', asset: { ...dollar, address: carol } })
    expect(run.form().asset?.address).toBe(twin.address)
    expect(run.inputsOf('readAsset')).toEqual([
      { network: mainnet, from: alice, address: twin.address },
    ])
  })

  test('useMax enters the exact balance read from the chain', async () => {
    const run = start()
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
    const run = start()
    await run.send({ type: 'pick', asset: ether })
    await run.answer('readAsset', { decimals: 18, balance: '1000000000000000001' })
    expect(run.form().useMax).toBe(null)
    await run.answer('readFeeReserve', { to: alice, reserve: '21000000000000' })
    run.form().useMax?.()
    expect(run.form().amount).toBe('0.999979000000000001')
    await run.send({ type: 'receiver.paste', text: bob })
    await run.answer('resolveReceiver', { ...namedReceiver, name: null })
    expect(run.inputsOf('readFeeReserve')).toMatchObject([{ to: alice, asset: null }, { to: bob }])
    expect(run.form().useMax).toBe(null)
    await run.fail('readFeeReserve', new KitError(catalogue, 'endpoint/unreachable'))
    expect([run.form().useMax, run.inputsOf('readFeeReserve').length]).toEqual([null, 2])
  })

  test.each(['NaN', '', '1e-7', '-5'])(
    'useMax is null for a balance of “%s” [H4]',
    async (balance) => {
      const run = start()
      await run.send({ type: 'pick', asset: dollar })
      await run.answer('readAsset', { decimals: 6, balance })
      expect(run.form().useMax).toBe(null)
    },
  )

  test('useMax is null when reading the balance times out, and the rest of the form stays usable', async () => {
    const run = start({ amount: '' })
    await run.send({ type: 'pick', asset: dollar })
    await run.elapse(timeouts.apiTimeout)
    expect([run.form().useMax, run.form().asset?.balance, run.form().label]).toEqual([
      null,
      dollar.balance,
      'amount-missing',
    ])
  })

  test('the send form has no preview and reports send/decimals-mismatch if list and chain differ in decimals [H6]', async () => {
    const run = start({}, sendInputs.filled)
    await run.answer('resolveReceiver', namedReceiver)
    await run.answer('readAsset', { decimals: 18, balance: '5000000' })
    expect([run.form().problem, run.form().preview, run.form().useMax]).toEqual([
      'send/decimals-mismatch',
      null,
      null,
    ])
    await run.send({ type: 'preview' })
    expect(run.inputsOf('prepare')).toEqual([])
  })

  test('switchUnit rounds the token amount down and restores the amount when it is switched back', async () => {
    const run = start({ asset: { ...dollar, price: 3 }, amount: '1.000001' })
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
    const run = start({ assets: [twin], asset: twin, amount: '1' })
    expect([run.form().switchUnit, run.form().counter]).toEqual([null, null])
  })

  test('send requests the holdings at the start and lists the tokens of its network', async () => {
    const run = start({ assets: [ether], loading: true, initialAsset: dollar.address })
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
  test('receiver.set resolves the receiver 500 ms after the last keystroke', async () => {
    const run = start()
    await run.send({ type: 'receiver.set', text: 'bo' })
    await run.elapse(timeouts.receiverDebounce - 1)
    await run.send({ type: 'receiver.set', text: ' bob.eth ' })
    await run.elapse(timeouts.receiverDebounce - 1)
    expect([run.inputsOf('resolveReceiver'), run.form().receiver.status]).toEqual([[], 'resolving'])
    await run.elapse(1)
    expect(run.inputsOf('resolveReceiver')).toEqual([{ network: mainnet, text: 'bob.eth' }])
    await run.answer('resolveReceiver', namedReceiver)
    expect(run.form().receiver).toEqual({
      status: 'named',
      text: 'bob.eth',
      address: bob,
      name: 'bob.eth',
      avatar: null,
      doubt: null,
    })
  })

  test('receiver.paste resolves the receiver at once and ignores the late result of an earlier text [G5]', async () => {
    const run = start()
    await run.send({ type: 'receiver.paste', text: 'old.eth' })
    await run.send({ type: 'receiver.paste', text: 'bob.eth' })
    await run.answerLate(otherReceiver)
    expect(run.form().receiver.status).toBe('resolving')
    await run.answer('resolveReceiver', namedReceiver)
    expect(run.form().receiver).toMatchObject({ address: bob })
  })

  test('the receiver of the send form reports a stopped, a timed-out and an unknown name', async () => {
    const run = start()
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
    await run.fail('resolveReceiver', new KitError(catalogue, 'send/name-unknown'))
    expect(problem()).toBe('send/name-unknown')
    await run.send({ type: 'receiver.set', text: ' ' })
    expect(problem()).toBe('empty')
  })

  test('the send form has no preview of a name with an address for another network until its shown address is accepted [V3]', async () => {
    const run = start({}, sendInputs.filled)
    await run.answer('resolveReceiver', doubtfulReceiver)
    expect([run.form().receiver, run.form().label, run.form().preview]).toMatchObject([
      { status: 'doubtful', address: bob, doubt: { network: 'Ethereum' } },
      'address-unconfirmed',
      null,
    ])
    run.form().submit()
    expect(run.form().problem).toBe('send/receiver-unconfirmed')
    await run.send({ type: 'receiver.accept', address: carol })
    expect(run.form().receiver.status).toBe('doubtful')
    run.form().acceptReceiver?.()
    expect([run.form().receiver.status, run.form().problem, run.form().label]).toEqual([
      'named',
      null,
      'preview',
    ])
    await run.send({ type: 'preview' })
    expect(run.inputsOf('prepare')).toMatchObject([{ request: { to: bob }, name: 'bob.eth' }])
  })

  test('the visitor leaves the question about a name by entering another receiver [V3]', async () => {
    const run = start({}, sendInputs.filled)
    await run.answer('resolveReceiver', doubtfulReceiver)
    run.form().setReceiver('')
    expect([run.form().receiver.status, run.form().acceptReceiver]).toEqual(['empty', null])
  })

  test('a blocked address for another network cannot be accepted [V3, I1]', async () => {
    const run = start({}, sendInputs.filled)
    const address = '0x0000000000000000000000000000000000000000'
    await run.answer('resolveReceiver', { ...doubtfulReceiver, address })
    expect([run.form().receiver.status, run.form().acceptReceiver]).toEqual(['invalid', null])
    await run.send({ type: 'receiver.accept', address })
    expect(run.snapshot().context.receiver.status).toBe('doubtful')
  })

  test.each([
    ['the zero address', '0x0000000000000000000000000000000000000000'],
    ['the placeholder address of the native token', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'],
    ['the address of the token', dollar.address ?? ''],
  ])('the send form rejects %s as receiver [I1]', async (_, address) => {
    const run = start({}, sendInputs.filled)
    await run.answer('resolveReceiver', { address, name: null, avatar: null, doubt: null })
    expect([run.form().receiver, run.form().label]).toMatchObject([
      { problem: 'send/receiver-blocked' },
      'address-invalid',
    ])
  })
})
