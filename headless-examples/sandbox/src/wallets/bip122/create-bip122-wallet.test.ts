import { base64, hex } from '@scure/base'
import { TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { hexToBytes } from 'viem'
import { assert, describe, expect, test } from 'vitest'
import { balancesFixture } from '../../balances/balances.fixture.ts'
import { sandboxKey } from '../../base/accounts.ts'
import { type BitcoinKey, type BitcoinPurpose, bitcoinKey } from '../../keys/bip122.ts'
import { memoryPage } from '../memory-page.ts'
import type { ApprovalMode, WalletPage } from '../wallet.types.ts'
import { createBip122Wallet } from './create-bip122-wallet.ts'
import { referenceOf } from './networks.ts'
import type { SatsEvent, SatsProvider } from './sats-provider.ts'

const start = balancesFixture()
const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
const mainnet = 'bip122:000000000019d6689c085ae165831e93'
const secrets = [hexToBytes(sandboxKey(2)), hexToBytes(sandboxKey(3))] as const
const keyOf = (purpose: BitcoinPurpose, index: 0 | 1 = 0, network = testnet) =>
  bitcoinKey(secrets[index], purpose, referenceOf(network))
const payment = keyOf('payment')
const ordinals = keyOf('ordinals')

const isProvider = (value: unknown): value is SatsProvider =>
  typeof value === 'object' && value !== null && 'addListener' in value

function install(
  approve: ApprovalMode,
  { page = memoryPage(), rpc = null }: { page?: WalletPage; rpc?: string | null } = {},
) {
  const branding = { name: 'Mill Stone', icon: 'data:image/svg+xml,', accent: 'slate' } as const
  const wallet = createBip122Wallet({ branding, secrets, network: testnet, rpc, approve, page })
  wallet.control.announce()
  const provider: unknown = Reflect.get(
    Object(Reflect.get(page.globals, 'MillStoneProviders')),
    'BitcoinProvider',
  )
  assert(isProvider(provider))
  const events: unknown[] = []
  for (const eventName of ['accountChange', 'networkChange', 'disconnect'] satisfies SatsEvent[])
    provider.addListener({ eventName, cb: (event) => events.push(event) })
  const responseTo = async (method: string, params: unknown = null) =>
    Object(await provider.request(method, params))
  const result = async (method: string, params: unknown = null) =>
    (await responseTo(method, params)).result
  const error = async (method: string, params: unknown = null) =>
    (await responseTo(method, params)).error
  return { ...wallet, page, provider, events, responseTo, result, error }
}

const matchingKeys = (...keys: readonly BitcoinKey[]) =>
  keys.map(({ address, purpose }) => expect.objectContaining({ address, purpose }))
const connectParams = { addresses: ['payment', 'ordinals', 'stacks'], message: 'hello' }

describe('connecting', () => {
  test('the Bitcoin wallet adds an entry to btc_providers until `disappear`', () => {
    const { control, page } = install('auto')
    expect(control).toMatchObject({
      namespace: 'bip122',
      id: 'MillStoneProviders.BitcoinProvider',
      name: 'Mill Stone',
    })
    expect(Reflect.get(page.globals, 'btc_providers')).toMatchObject([
      { id: control.id, name: 'Mill Stone' },
    ])
    control.disappear()
    expect(page.globals).toEqual({ btc_providers: [] })
  })

  test('the Bitcoin wallet shares the two addresses of the active account with one approval', async () => {
    const { result, control } = install('never')
    const pending = result('wallet_connect', connectParams)
    expect(control.pending()).toMatchObject([
      {
        kind: 'connect',
        accounts: control.addresses,
        names: [
          'Account 1, payments',
          'Account 1, ordinals',
          'Account 2, payments',
          'Account 2, ordinals',
        ],
      },
    ])
    control.approve()
    expect(await pending).toMatchObject({
      addresses: matchingKeys(payment, ordinals),
      network: { bitcoin: { name: 'Testnet' } },
    })
    expect(await result('getAccounts', { purposes: ['ordinals'] })).toEqual(matchingKeys(ordinals))
    expect(await result('getAddresses', { purposes: ['payment'] })).toMatchObject({
      addresses: matchingKeys(payment),
    })
    expect(control.pending()).toEqual([])
  })

  test('the Bitcoin wallet resolves with error responses that have the codes of sats-connect', async () => {
    const { error } = install('reject')
    expect(await error('wallet_connect', connectParams)).toMatchObject({ code: -32000 })
    expect(await error('wallet_getAccount')).toMatchObject({ code: -32002 })
    expect(await error('signMessage', { address: payment.address, message: 'hi' })).toMatchObject({
      code: -32002,
    })
    expect(await error('stx_getAccounts')).toMatchObject({ code: -32601 })
  })

  test('the Bitcoin wallet stores the permission of the page', async () => {
    const page = memoryPage()
    await install('auto', { page }).result('wallet_connect', connectParams)
    const reloaded = install('auto', { page })
    reloaded.control.setMode('never')
    expect(await reloaded.result('wallet_getAccount')).toMatchObject({
      addresses: matchingKeys(payment, ordinals),
    })
  })

  test('wallet_disconnect ends the permission and emits `disconnect`', async () => {
    const { result, error, events } = install('auto')
    await result('wallet_connect', connectParams)
    expect(await result('wallet_disconnect')).toBeNull()
    expect(await error('wallet_getAccount')).toMatchObject({ code: -32002 })
    expect(events.at(-1)).toEqual({ type: 'disconnect' })
  })
})

describe('changes in the wallet', () => {
  test('the Bitcoin wallet emits account and network changes with the new addresses', async () => {
    const { result, control, events } = install('auto')
    await result('wallet_connect', connectParams)
    control.changeAccount(keyOf('payment', 1).address)
    expect(events.at(-1)).toMatchObject({
      type: 'accountChange',
      addresses: matchingKeys(keyOf('payment', 1), keyOf('ordinals', 1)),
    })
    control.changeNetwork(mainnet)
    const mainnetKeys = matchingKeys(keyOf('payment', 1, mainnet), keyOf('ordinals', 1, mainnet))
    expect(events.at(-1)).toMatchObject({
      type: 'networkChange',
      bitcoin: { name: 'Mainnet' },
      addresses: mainnetKeys,
    })
  })

  test('the Bitcoin wallet emits accountChange without addresses when it is locked', async () => {
    const { result, error, control, events } = install('auto')
    await result('wallet_connect', connectParams)
    control.lock()
    expect(events.at(-1)).toEqual({ type: 'accountChange' })
    expect(await error('wallet_getAccount')).toMatchObject({ code: -32002 })
    control.unlock()
    expect(events.at(-1)).toMatchObject({
      type: 'accountChange',
      addresses: matchingKeys(payment, ordinals),
    })
  })

  test('wallet_changeNetwork switches to a known network after an approval', async () => {
    const { result, error, control } = install('auto')
    await result('wallet_connect', connectParams)
    control.reject()
    expect(await error('wallet_changeNetwork', { name: 'Mainnet' })).toMatchObject({ code: -32000 })
    expect(await result('wallet_changeNetwork', { name: 'Mainnet' })).toBeNull()
    expect(await result('wallet_getNetwork')).toMatchObject({ bitcoin: { name: 'Mainnet' } })
    expect(await error('wallet_changeNetwork', { name: 'Unknown' })).toMatchObject({ code: -32602 })
  })
})

describe('signing', () => {
  test('signMessage shows the message and uses the default protocol of the address', async () => {
    const { result, control, error } = install('auto')
    await result('wallet_connect', connectParams)
    control.setMode('never')
    const pending = result('signMessage', { address: ordinals.address, message: 'Grüezi' })
    await expect
      .poll(control.pending)
      .toMatchObject([
        { kind: 'custom', content: { payload: 'Grüezi', facts: [{}, { value: 'BIP322' }] } },
      ])
    control.approve()
    expect(await pending).toMatchObject({ address: ordinals.address, protocol: 'BIP322' })
    control.approve()
    expect(
      await result('signMessage', { address: payment.address, message: 'Grüezi' }),
    ).toMatchObject({
      protocol: 'ECDSA',
    })
    expect(
      await error('signMessage', { address: ordinals.address, message: 'x', protocol: 'ECDSA' }),
    ).toMatchObject({ code: -32001 })
    expect(await error('signMessage', { address: payment.address })).toMatchObject({ code: -32602 })
  })

  test('signPsbt shows the outputs and signs the given inputs', async () => {
    const { result, error, control } = install('auto')
    await result('wallet_connect', connectParams)
    const transaction = new Transaction({ allowUnknownOutputs: true })
    transaction.addInput({
      txid: '11'.repeat(32),
      index: 0,
      witnessUtxo: { script: payment.script, amount: 10_000n },
    })
    transaction.addInput({
      txid: '11'.repeat(32),
      index: 1,
      witnessUtxo: { script: ordinals.script, amount: 10_000n },
    })
    transaction.addOutputAddress(keyOf('payment', 1).address, 19_000n, TEST_NETWORK)
    transaction.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
    const psbt = base64.encode(transaction.toPSBT())
    control.setMode('never')
    const pending = result('signPsbt', {
      psbt,
      signInputs: { [payment.address]: [0], [ordinals.address]: [1] },
    })
    await expect
      .poll(control.pending)
      .toMatchObject([
        { content: { facts: [{ label: '0.00019 BTC to' }, {}, { value: 'Testnet' }] } },
      ])
    control.approve()
    const signed = Transaction.fromPSBT(base64.decode((await pending).psbt), {
      allowUnknownOutputs: true,
    })
    signed.finalize()
    expect(signed.isFinal).toBe(true)
    control.setMode('auto')
    expect(await error('signPsbt', { psbt, signInputs: { [payment.address]: [1] } })).toMatchObject(
      {
        code: -32602,
      },
    )
    expect(
      await error('signPsbt', { psbt: 'AAAA', signInputs: { [payment.address]: [0] } }),
    ).toMatchObject({ code: -32602 })
    expect(
      await error('signPsbt', { psbt, signInputs: { [keyOf('payment', 1).address]: [0] } }),
    ).toMatchObject({ code: -32002 })
    expect(
      await error('signPsbt', { psbt, signInputs: { [payment.address]: [0] }, broadcast: true }),
    ).toMatchObject({ code: -32602 })
  })
})

describe('sending', () => {
  const receiver = bitcoinKey(new Uint8Array(32).fill(9), 'payment', referenceOf(testnet))

  test('sendTransfer sends the shown amount and returns the change to the payment address', async () => {
    const { url, read } = await start()
    const { result, control } = install('auto', { rpc: `${url}/bip122/api` })
    await result('wallet_connect', connectParams)
    control.setMode('never')
    const pending = result('sendTransfer', {
      recipients: [{ address: receiver.address, amount: 60_000_000 }],
    })
    await expect
      .poll(control.pending)
      .toMatchObject([
        { content: { title: 'Send bitcoin', facts: [{ value: '0.6 BTC' }, {}, {}, {}, {}] } },
      ])
    control.approve()
    const { txid } = await pending
    expect(await read(`/bip122/api/address/${receiver.address}/utxo`)).toMatchObject([
      { txid, value: 60_000_000 },
    ])
    const [change] = await read(`/bip122/api/address/${payment.address}/utxo`)
    expect(change.value).toBeGreaterThan(14_990_000)
  })

  test('signPsbt with `broadcast` sends the transaction', async () => {
    const { url, read } = await start()
    const { result } = install('auto', { rpc: `${url}/bip122/api` })
    await result('wallet_connect', connectParams)
    const [utxo] = await read(`/bip122/api/address/${payment.address}/utxo`)
    const transaction = new Transaction()
    transaction.addInput({
      txid: utxo.txid,
      index: utxo.vout,
      witnessUtxo: { script: payment.script, amount: BigInt(utxo.value) },
    })
    transaction.addOutputAddress(receiver.address, BigInt(utxo.value) - 1_000n, TEST_NETWORK)
    const params = {
      psbt: base64.encode(transaction.toPSBT()),
      signInputs: { [payment.address]: [0] },
      broadcast: true,
    }
    const { txid } = await result('signPsbt', params)
    expect(hex.decode(txid)).toHaveLength(32)
    expect(await read(`/bip122/api/address/${receiver.address}/utxo`)).toMatchObject([{ txid }])
  })

  test('sendTransfer responds with an error without a node, permission, funds or valid parameters', async () => {
    const { url } = await start()
    const transfer = (amount: unknown, address: unknown = receiver.address) => ({
      recipients: [{ address, amount }],
    })
    const withoutNode = install('auto')
    await withoutNode.result('wallet_connect', connectParams)
    expect(await withoutNode.error('sendTransfer', transfer(1))).toMatchObject({
      message: 'The wallet has no node for this network.',
    })
    const { error, result } = install('auto', { rpc: `${url}/bip122/api` })
    expect(await error('sendTransfer', transfer(1))).toMatchObject({ code: -32002 })
    await result('wallet_connect', connectParams)
    expect(await error('sendTransfer', transfer(100_000_000))).toMatchObject({
      message: 'Not enough bitcoin.',
    })
    expect(await error('sendTransfer', transfer(0.5))).toMatchObject({ code: -32602 })
    expect(
      await error('sendTransfer', transfer(1_000, keyOf('payment', 1, mainnet).address)),
    ).toMatchObject({ code: -32602 })
  })
})

test('answerNext of the Bitcoin wallet replaces one result or one whole response', async () => {
  const { responseTo, control } = install('auto')
  control.answerNext('wallet_connect', { result: 7 })
  expect(await responseTo('wallet_connect')).toMatchObject({ jsonrpc: '2.0', result: 7 })
  control.answerNext('wallet_connect', { error: { code: 1 } })
  expect(await responseTo('wallet_connect')).toMatchObject({ error: { code: 1 } })
  control.answerNext('answer wallet_connect', { result: 'odd' })
  expect(await responseTo('wallet_connect')).toEqual(Object('odd'))
  expect(await responseTo('wallet_connect')).toMatchObject({
    result: { addresses: matchingKeys(payment, ordinals) },
  })
})
