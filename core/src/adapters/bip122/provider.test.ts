import { describe, expect, test } from 'vitest'
import type { SharedProvider } from '../../connectors/connector.ts'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { KitError } from '../../errors/kit-error.ts'
import { inBase64, signedPsbt, testKey, unsignedPsbt } from './key.fixture.ts'
import {
  account,
  fails,
  listed,
  meet,
  onMainnet,
  ordinals,
  other,
  path,
  providerOf,
  startAdapter,
  testnet,
} from './scripted-wallet.fixture.ts'

const { signal } = new AbortController()
const key = testKey()
const list = [listed(key.address), listed(ordinals, 'ordinals')]
const ecdsa = Buffer.alloc(65, 1).toString('base64')
const txid = 'AB'.repeat(32)
const psbt = unsignedPsbt(key)
const signInputs = [{ address: key.address, index: 0 }]

async function here(scripts: Parameters<typeof meet>[0] = {}) {
  const met = await meet({ wallet_connect: () => account(list), ...scripts })
  await met.chain.connect({ connectorId: path, caipNetworkId: null }, signal)
  return {
    ...met,
    provider: providerOf(met.chain, path),
    params: () => met.wallet.asked.at(-1)?.params,
  }
}

test('says who is connected, is the same object each time, and none without a wallet', async () => {
  const { provider, chain, wallet } = await here()
  expect([provider.address, provider.accounts().map(({ type }) => type)]).toEqual([
    key.address,
    ['payment', 'ordinal'],
  ])
  expect([chain.provider(path) === provider, chain.provider('gone')]).toEqual([true, null])
  wallet.emit('disconnect')
  expect([provider.address, provider.accounts()]).toEqual([null, []])
  await expect(provider.sendTransfer({ recipient: other, amount: 1n })).rejects.toMatchObject({
    code: 'connector/not-connected',
  })
})

test('is about the account that the page is on, while that one is shared', async () => {
  const { chain, wallet } = await here()
  const provider = chain.provider(path, {
    address: ordinals,
    caipNetworkId: toCaipNetworkId(testnet),
  })
  expect(provider).toMatchObject({ address: ordinals })
  wallet.emit('accountChange', { addresses: [listed(other)] })
  expect(provider).toMatchObject({ address: other })
})

describe('a message', () => {
  test.each([
    ['a payment address', key.address, undefined, 'ECDSA', 'ecdsa'],
    ['a payment address by choice', key.address, 'bip322', 'BIP322', 'bip322'],
    ['a taproot address', ordinals, undefined, 'BIP322', 'bip322'],
  ] as const)('is signed with %s', async (_, address, protocol, said, told) => {
    const { provider, params } = await here({
      signMessage: () => ({ address, signature: ecdsa, messageHash: '', protocol: said }),
    })
    await expect(provider.signMessage({ message: 'hi', address, protocol })).resolves.toEqual({
      address,
      signature: ecdsa,
      protocol: told,
    })
    expect(params()).toEqual({ address, message: 'hi', protocol: said })
  })

  test('is signed with the active account where none is named', async () => {
    const { provider, chain } = await here({ signMessage: () => ({ signature: ecdsa }) })
    await expect(provider.signMessage({ message: 'hi' })).resolves.toMatchObject({
      address: key.address,
    })
    await expect(
      chain.signMessage({ connectorId: path, address: key.address, message: 'hi' }, signal),
    ).resolves.toBe(ecdsa)
  })

  test.each([
    ['an address that is none', { address: 'nobody' }, 'rpc/invalid-params'],
    ['an account that is not shared', { address: other }, 'rpc/unauthorized'],
    ['taproot in the old manner', { address: ordinals, protocol: 'ecdsa' }, 'rpc/invalid-params'],
  ] as const)('with %s never reaches the wallet', async (_, request, code) => {
    const { provider, wallet } = await here()
    await expect(provider.signMessage({ message: 'hi', ...request })).rejects.toMatchObject({
      code,
    })
    expect(wallet.methods()).toEqual(['wallet_connect'])
  })

  test.each([
    ['of another address', { address: other, signature: ecdsa }],
    ['that is too short', { signature: 'AAAA' }],
    ['that is no base64', { signature: '*'.repeat(88) }],
    ['that is a number', { signature: 7 }],
    ['that is not there', {}],
    ['that is nothing', null],
  ])('B6: a signature %s is refused', async (_, answer) => {
    const { provider } = await here({ signMessage: () => answer })
    await expect(provider.signMessage({ message: 'hi' })).rejects.toMatchObject({
      code: 'rpc/internal',
    })
  })

  test('declined is declined; typed data is not for Bitcoin', async () => {
    const { provider, chain } = await here({ signMessage: fails({ code: -32000 }) })
    await expect(provider.signMessage({ message: 'hi' })).rejects.toMatchObject({
      code: 'rpc/user-rejected',
    })
    const typed = chain.signTypedData(
      { connectorId: path, address: key.address, typedData: {} },
      signal,
    )
    await expect(typed).rejects.toMatchObject({ code: 'rpc/method-not-supported' })
  })
})

describe('a transaction in parts', () => {
  test('is signed, and comes back as the same one', async () => {
    const { provider, params } = await here({
      signPsbt: () => ({ psbt: inBase64(signedPsbt(psbt, key)) }),
    })
    await expect(provider.signPsbt({ psbt, signInputs })).resolves.toEqual({
      psbt: inBase64(signedPsbt(psbt, key)),
      txid: null,
    })
    expect(params()).toEqual({ psbt, signInputs: { [key.address]: [0] }, broadcast: false })
  })

  test('that the wallet sent has an id', async () => {
    const { provider } = await here({
      signPsbt: () => ({ psbt: inBase64(signedPsbt(psbt, key, true)), txid }),
    })
    await expect(provider.signPsbt({ psbt, signInputs, broadcast: true })).resolves.toMatchObject({
      txid: txid.toLowerCase(),
    })
  })

  test.each([
    ['another transaction', { psbt: unsignedPsbt(key, 8_000n) }],
    ['no transaction', { psbt: 'AAAA' }],
    ['nothing', null],
  ])('B6: %s in its place is refused', async (_, answer) => {
    const { provider } = await here({ signPsbt: () => answer })
    await expect(provider.signPsbt({ psbt, signInputs })).rejects.toMatchObject({
      code: 'rpc/internal',
    })
  })

  test.each([
    ['that cannot be read', { psbt: 'AAAA', signInputs }, 'rpc/invalid-params'],
    ['with nothing to sign', { psbt, signInputs: [] }, 'rpc/invalid-params'],
    [
      'with an input that is not there',
      { psbt, signInputs: [{ address: key.address, index: 1 }] },
      'rpc/invalid-params',
    ],
    [
      'with a negative input',
      { psbt, signInputs: [{ address: key.address, index: -1 }] },
      'rpc/invalid-params',
    ],
    [
      'of an address that is none',
      { psbt, signInputs: [{ address: 'x', index: 0 }] },
      'rpc/invalid-params',
    ],
    [
      'of an account that is not shared',
      { psbt, signInputs: [{ address: other, index: 0 }] },
      'rpc/unauthorized',
    ],
    [
      'in a way nobody can say',
      { psbt, signInputs: [{ address: key.address, index: 0, sighashTypes: [3] }] },
      'rpc/method-not-supported',
    ],
  ])('%s never reaches the wallet', async (_, request, code) => {
    const { provider, wallet } = await here()
    await expect(provider.signPsbt(request)).rejects.toMatchObject({ code })
    expect(wallet.methods()).toEqual(['wallet_connect'])
  })
})

describe('a transfer', () => {
  test('is sent in satoshi', async () => {
    const { provider, params } = await here({ sendTransfer: () => ({ txid }) })
    await expect(
      provider.sendTransfer({ recipient: other.toUpperCase(), amount: 12_345n }),
    ).resolves.toBe(txid.toLowerCase())
    expect(params()).toEqual({ recipients: [{ address: other, amount: 12_345 }] })
  })

  test.each([
    ['nothing', { amount: 0n }],
    ['less than nothing', { amount: -1n }],
    ['more than there is', { amount: 2_100_000_000_000_001n }],
    ['more than a number holds', { amount: 2n ** 53n + 1n }],
    ['to nobody', { recipient: '' }],
    ['to another network', { recipient: onMainnet }],
    ['to another family', { recipient: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' }],
    ['to a typing error', { recipient: `${other.slice(0, -1)}q` }],
  ])('H3, H5, I1: of %s never reaches the wallet', async (_, request) => {
    const { provider, wallet } = await here()
    const sent = provider.sendTransfer({ recipient: other, amount: 1n, ...request })
    await expect(sent).rejects.toMatchObject({ code: 'rpc/invalid-params' })
    expect(wallet.methods()).toEqual(['wallet_connect'])
  })

  test.each([[{}], [{ txid: 'x' }], [null], ['x']])('B6: %j is no id', async (answer) => {
    const { provider } = await here({ sendTransfer: () => answer })
    await expect(provider.sendTransfer({ recipient: other, amount: 1n })).rejects.toMatchObject({
      code: 'rpc/internal',
    })
  })
})

describe('the same across the relay', () => {
  async function away(answers: Record<string, unknown>, accounts = list) {
    const asked: unknown[] = []
    const shared: SharedProvider = {
      async request(call) {
        asked.push(call)
        if (!Object.hasOwn(answers, call.method)) throw new KitError('rpc/method-not-supported')
        return answers[call.method]
      },
      connection: () => ({
        accounts: accounts.map(({ address }) => ({ address: String(address), type: 'payment' })),
        caipNetworkId: toCaipNetworkId(testnet),
      }),
      on: () => {},
      removeListener: () => {},
    }
    const { adapter } = startAdapter({}, { remote: () => shared })
    const chain = await adapter.load()
    return { asked, chain, provider: providerOf(chain, 'walletConnect') }
  }

  test('messages, transactions and transfers are asked for in its words', async () => {
    const answers = {
      signMessage: { address: key.address, signature: ecdsa },
      signPsbt: { psbt },
      sendTransfer: { txid },
    }
    const { provider, asked, chain } = await away(answers)
    expect(provider.address).toBe(key.address)
    await expect(provider.signMessage({ message: 'hi' })).resolves.toMatchObject({
      signature: ecdsa,
      protocol: 'ecdsa',
    })
    await expect(provider.signPsbt({ psbt, signInputs })).resolves.toEqual({ psbt, txid: null })
    await expect(
      provider.sendTransfer({ recipient: other, amount: 2_100_000_000_000_000n }),
    ).resolves.toBe(txid.toLowerCase())
    expect(asked).toEqual([
      {
        method: 'signMessage',
        params: { account: key.address, address: key.address, message: 'hi', protocol: 'ecdsa' },
      },
      { method: 'signPsbt', params: { account: key.address, psbt, signInputs, broadcast: false } },
      {
        method: 'sendTransfer',
        params: { account: key.address, recipientAddress: other, amount: '2100000000000000' },
      },
    ])
    const bySomebody = chain.signMessage(
      { connectorId: 'walletConnect', address: other, message: 'hi' },
      signal,
    )
    await expect(bySomebody).rejects.toMatchObject({ code: 'rpc/unauthorized' })
  })

  test('a signature in hex is read as one; what is none is refused', async () => {
    const { provider } = await away({ signMessage: { signature: '01'.repeat(65) } })
    await expect(provider.signMessage({ message: 'hi' })).resolves.toMatchObject({
      signature: ecdsa,
    })
    const odd = await away({ signMessage: { signature: 'zz' }, sendTransfer: {} })
    await expect(odd.provider.signMessage({ message: 'hi' })).rejects.toMatchObject({
      code: 'rpc/internal',
    })
    await expect(odd.provider.sendTransfer({ recipient: other, amount: 1n })).rejects.toMatchObject(
      { code: 'rpc/internal' },
    )
    await expect(odd.provider.signPsbt({ psbt, signInputs })).rejects.toMatchObject({
      code: 'rpc/method-not-supported',
    })
  })
})
