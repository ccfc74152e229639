import { p2tr, p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'
import { expect, test } from 'vitest'
import type { SharedProvider } from '../../connectors/connector.ts'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { catalogue } from '../../errors/catalogue.ts'
import { KitError } from '../../errors/kit-error.ts'
import {
  inBase64,
  signBip322,
  signedMessage,
  signedPsbt,
  testKey,
  unsignedPsbt,
  witnessOf,
} from './key.fixture.ts'
import {
  accountResult,
  addressEntry,
  mainnetPayment,
  otherPayment,
  path,
  providerOf,
  rejectWith,
  setup,
  startAdapter,
  testnet,
} from './scripted-wallet.fixture.ts'

const { signal } = new AbortController()
const key = testKey()
const taproot = p2tr(pubSchnorr(key.secret), undefined, TEST_NETWORK)
const ordinals = taproot.address ?? ''
const bip322 = (payment: Parameters<typeof signBip322>[0]) =>
  Buffer.from(witnessOf(signBip322(payment, 'hi', [key.secret]))).toString('base64')
const entries = [addressEntry(key.address), addressEntry(ordinals, 'ordinals')]
const segwit = p2wpkh(pubECDSA(key.secret), TEST_NETWORK)
const ecdsaSignature = signedMessage(key, 'hi')
const txid = 'AB'.repeat(32)
const psbt = unsignedPsbt(key)
const signInputs = [{ address: key.address, index: 0 }]

async function setupConnected(scripts: Parameters<typeof setup>[0] = {}) {
  const run = await setup({ wallet_connect: () => accountResult(entries), ...scripts })
  await run.chain.connect({ connectorId: path, caipNetworkId: null }, signal)
  return {
    ...run,
    provider: providerOf(run.chain, path),
    params: () => run.wallet.calls.at(-1)?.params,
  }
}

test('provider() returns one object per wallet with its accounts, and null for an unknown wallet', async () => {
  const { provider, chain, wallet } = await setupConnected()
  expect([provider.address, provider.accounts().map(({ type }) => type)]).toEqual([
    key.address,
    ['payment', 'ordinal'],
  ])
  expect([chain.provider(path) === provider, chain.provider('gone')]).toEqual([true, null])
  wallet.emit('disconnect')
  expect([provider.address, provider.accounts()]).toEqual([null, []])
  await expect(
    provider.sendTransfer({ recipient: otherPayment, amount: 1n }),
  ).rejects.toMatchObject({
    code: 'connector/not-connected',
  })
})

test('provider() has the page’s active address while the wallet shares it', async () => {
  const { chain, wallet } = await setupConnected()
  const provider = chain.provider(path, {
    address: ordinals,
    caipNetworkId: toCaipNetworkId(testnet),
  })
  expect(provider).toMatchObject({ address: ordinals })
  wallet.emit('accountChange', { addresses: [addressEntry(otherPayment)] })
  expect(provider).toMatchObject({ address: otherPayment })
})

test.each([
  ['a payment address', key.address, undefined, 'ECDSA', 'ecdsa', ecdsaSignature],
  ['a payment address with BIP-322', key.address, 'bip322', 'BIP322', 'bip322', bip322(segwit)],
  ['a taproot address', ordinals, undefined, 'BIP322', 'bip322', bip322(taproot)],
] as const)(
  'provider.signMessage signs with %s',
  async (_, address, protocol, walletProtocol, usedProtocol, signature) => {
    const { provider, params } = await setupConnected({
      signMessage: () => ({
        address,
        signature,
        messageHash: '',
        protocol: walletProtocol,
      }),
    })
    await expect(provider.signMessage({ message: 'hi', address, protocol })).resolves.toEqual({
      address,
      signature,
      protocol: usedProtocol,
    })
    expect(params()).toEqual({ address, message: 'hi', protocol: walletProtocol })
  },
)

test('provider.signMessage signs with the active account by default', async () => {
  const { provider, chain } = await setupConnected({
    signMessage: () => ({ signature: ecdsaSignature }),
  })
  await expect(provider.signMessage({ message: 'hi' })).resolves.toMatchObject({
    address: key.address,
  })
  await expect(
    chain.signMessage({ connectorId: path, address: key.address, message: 'hi' }, signal),
  ).resolves.toBe(ecdsaSignature)
})

test.each([
  ['an invalid address', { address: 'invalid' }, 'rpc/invalid-params'],
  ['an account that is not shared', { address: otherPayment }, 'rpc/unauthorized'],
  ['ECDSA for a taproot address', { address: ordinals, protocol: 'ecdsa' }, 'rpc/invalid-params'],
] as const)(
  'provider.signMessage rejects %s before the wallet request',
  async (_, request, code) => {
    const { provider, wallet } = await setupConnected()
    await expect(provider.signMessage({ message: 'hi', ...request })).rejects.toMatchObject({
      code,
    })
    expect(wallet.methods()).toEqual(['wallet_connect'])
  },
)

test.each([
  ['by another account', { signature: signedMessage(testKey(9), 'hi') }],
  ['of another text', { signature: signedMessage(key, 'ho') }],
  ['by another protocol', { signature: bip322(segwit) }, 'ecdsa'],
] as const)(
  'provider.signMessage rejects a signature %s [W5]',
  async (_, result, protocol = undefined) => {
    const { provider } = await setupConnected({ signMessage: () => result })
    await expect(provider.signMessage({ message: 'hi', protocol })).rejects.toMatchObject({
      code: 'sign/not-verified',
    })
  },
)

test.each([
  ['of another address', { address: otherPayment, signature: ecdsaSignature }],
  ['that is too short', { signature: 'AAAA' }],
  ['that is not base64', { signature: '*'.repeat(88) }],
  ['that is a number', { signature: 7 }],
  ['that is missing', {}],
  ['that is missing because the result is null', null],
])('provider.signMessage rejects a signature %s [B6]', async (_, result) => {
  const { provider } = await setupConnected({ signMessage: () => result })
  await expect(provider.signMessage({ message: 'hi' })).rejects.toMatchObject({
    code: 'rpc/internal',
  })
})

test('provider.signMessage rejects when the visitor rejects, and signTypedData always rejects', async () => {
  const { provider, chain } = await setupConnected({ signMessage: rejectWith({ code: -32000 }) })
  await expect(provider.signMessage({ message: 'hi' })).rejects.toMatchObject({
    code: 'rpc/user-rejected',
  })
  const typed = chain.signTypedData(
    { connectorId: path, address: key.address, typedData: {} },
    signal,
  )
  await expect(typed).rejects.toMatchObject({ code: 'rpc/method-not-supported' })
})

test('provider.signPsbt resolves with the signed PSBT of the same transaction', async () => {
  const { provider, params } = await setupConnected({
    signPsbt: () => ({ psbt: inBase64(signedPsbt(psbt, key)) }),
  })
  await expect(provider.signPsbt({ psbt, signInputs })).resolves.toEqual({
    psbt: inBase64(signedPsbt(psbt, key)),
    txid: null,
  })
  expect(params()).toEqual({ psbt, signInputs: { [key.address]: [0] }, broadcast: false })
})

test('provider.signPsbt passes on the PSBT that it has checked [EM18]', async () => {
  const { provider, params } = await setupConnected({
    signPsbt: () => ({ psbt: inBase64(signedPsbt(psbt, key)) }),
  })
  let reads = 0
  const request = {
    signInputs,
    get psbt() {
      reads += 1
      return reads === 1 ? psbt : unsignedPsbt(key, 8_000n)
    },
  }
  await provider.signPsbt(request)
  expect([params(), reads]).toMatchObject([{ psbt }, 1])
})

test('provider.signPsbt resolves with the transaction id after a broadcast', async () => {
  const { provider } = await setupConnected({
    signPsbt: () => ({ psbt: inBase64(signedPsbt(psbt, key, true)), txid }),
  })
  await expect(provider.signPsbt({ psbt, signInputs, broadcast: true })).resolves.toMatchObject({
    txid: txid.toLowerCase(),
  })
})

test.each([
  ['another transaction', { psbt: unsignedPsbt(key, 8_000n) }],
  ['an invalid PSBT', { psbt: 'AAAA' }],
  ['null', null],
])('provider.signPsbt rejects %s as the wallet’s result [B6]', async (_, result) => {
  const { provider } = await setupConnected({ signPsbt: () => result })
  await expect(provider.signPsbt({ psbt, signInputs })).rejects.toMatchObject({
    code: 'rpc/internal',
  })
})

test.each([
  ['an invalid PSBT', { psbt: 'AAAA', signInputs }, 'rpc/invalid-params'],
  ['no inputs to sign', { psbt, signInputs: [] }, 'rpc/invalid-params'],
  [
    'an index that does not exist',
    { psbt, signInputs: [{ address: key.address, index: 1 }] },
    'rpc/invalid-params',
  ],
  [
    'a negative index',
    { psbt, signInputs: [{ address: key.address, index: -1 }] },
    'rpc/invalid-params',
  ],
  ['an invalid address', { psbt, signInputs: [{ address: 'x', index: 0 }] }, 'rpc/invalid-params'],
  [
    'an account that is not shared',
    { psbt, signInputs: [{ address: otherPayment, index: 0 }] },
    'rpc/unauthorized',
  ],
  [
    'sighash types',
    { psbt, signInputs: [{ address: key.address, index: 0, sighashTypes: [3] }] },
    'rpc/method-not-supported',
  ],
])('provider.signPsbt rejects %s before the wallet request', async (_, request, code) => {
  const { provider, wallet } = await setupConnected()
  await expect(provider.signPsbt(request)).rejects.toMatchObject({ code })
  expect(wallet.methods()).toEqual(['wallet_connect'])
})

test('provider.sendTransfer sends the amount in satoshi', async () => {
  const { provider, params } = await setupConnected({ sendTransfer: () => ({ txid }) })
  await expect(
    provider.sendTransfer({ recipient: otherPayment.toUpperCase(), amount: 12_345n }),
  ).resolves.toBe(txid.toLowerCase())
  expect(params()).toEqual({ recipients: [{ address: otherPayment, amount: 12_345 }] })
})

test.each([
  ['the amount 0', { amount: 0n }],
  ['a negative amount', { amount: -1n }],
  ['an amount above the supply', { amount: 2_100_000_000_000_001n }],
  ['an amount above 2^53', { amount: 2n ** 53n + 1n }],
  ['an empty recipient', { recipient: '' }],
  ['a recipient on another network', { recipient: mainnetPayment }],
  ['an EVM address as recipient', { recipient: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' }],
  ['a recipient with a wrong checksum', { recipient: `${otherPayment.slice(0, -1)}q` }],
])(
  'provider.sendTransfer rejects %s before the wallet request [H3, H5, I1]',
  async (_, request) => {
    const { provider, wallet } = await setupConnected()
    const sent = provider.sendTransfer({ recipient: otherPayment, amount: 1n, ...request })
    await expect(sent).rejects.toMatchObject({ code: 'rpc/invalid-params' })
    expect(wallet.methods()).toEqual(['wallet_connect'])
  },
)

test.each([[{}], [{ txid: 'x' }], [null], ['x']])(
  'provider.sendTransfer rejects the result %j, which has no transaction id [B6]',
  async (result) => {
    const { provider } = await setupConnected({ sendTransfer: () => result })
    await expect(
      provider.sendTransfer({ recipient: otherPayment, amount: 1n }),
    ).rejects.toMatchObject({
      code: 'rpc/internal',
    })
  },
)

async function setupRemote(results: Record<string, unknown>, accounts = entries) {
  const calls: unknown[] = []
  const shared: SharedProvider = {
    async request(call) {
      calls.push(call)
      if (!Object.hasOwn(results, call.method))
        throw new KitError(catalogue, 'rpc/method-not-supported')
      return results[call.method]
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
  return { calls, chain, provider: providerOf(chain, 'walletConnect') }
}

test('the provider of a remote wallet sends signMessage, signPsbt and sendTransfer over the remote session', async () => {
  const results = {
    signMessage: { address: key.address, signature: ecdsaSignature },
    signPsbt: { psbt },
    sendTransfer: { txid },
  }
  const { provider, calls, chain } = await setupRemote(results)
  expect(provider.address).toBe(key.address)
  await expect(provider.signMessage({ message: 'hi' })).resolves.toMatchObject({
    signature: ecdsaSignature,
    protocol: 'ecdsa',
  })
  await expect(provider.signPsbt({ psbt, signInputs })).resolves.toEqual({ psbt, txid: null })
  await expect(
    provider.sendTransfer({ recipient: otherPayment, amount: 2_100_000_000_000_000n }),
  ).resolves.toBe(txid.toLowerCase())
  expect(calls).toEqual([
    {
      method: 'signMessage',
      params: { account: key.address, address: key.address, message: 'hi', protocol: 'ecdsa' },
    },
    { method: 'signPsbt', params: { account: key.address, psbt, signInputs, broadcast: false } },
    {
      method: 'sendTransfer',
      params: {
        account: key.address,
        recipientAddress: otherPayment,
        amount: '2100000000000000',
      },
    },
  ])
  const withOther = chain.signMessage(
    { connectorId: 'walletConnect', address: otherPayment, message: 'hi' },
    signal,
  )
  await expect(withOther).rejects.toMatchObject({ code: 'rpc/unauthorized' })
})

test('the provider of a remote wallet accepts a signature in hex and rejects invalid results', async () => {
  const { provider } = await setupRemote({
    signMessage: { signature: Buffer.from(ecdsaSignature, 'base64').toString('hex') },
  })
  await expect(provider.signMessage({ message: 'hi' })).resolves.toMatchObject({
    signature: ecdsaSignature,
  })
  const invalid = await setupRemote({ signMessage: { signature: 'zz' }, sendTransfer: {} })
  await expect(invalid.provider.signMessage({ message: 'hi' })).rejects.toMatchObject({
    code: 'rpc/internal',
  })
  await expect(
    invalid.provider.sendTransfer({ recipient: otherPayment, amount: 1n }),
  ).rejects.toMatchObject({ code: 'rpc/internal' })
  await expect(invalid.provider.signPsbt({ psbt, signInputs })).rejects.toMatchObject({
    code: 'rpc/method-not-supported',
  })
})
