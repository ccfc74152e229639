import { createMemoryPlatform, createScriptedHost } from '@latchkit/core/testing'
import { startBalances } from '@latchkit/sandbox/balances'
import { createBip122Wallet, memoryPage, namespaceRoster } from '@latchkit/sandbox/wallets'
import { base64 } from '@scure/base'
import { Address, OutScript, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { afterEach, assert, expect, onTestFinished, test, vi } from 'vitest'
import { type BitcoinProvider, bip122 } from '../../../core/src/adapters/bip122/index.ts'
import { defineNetwork } from '../../../core/src/domain/network/define-network.ts'
import { bitcoin, bitcoinTestnet } from '../../../core/src/domain/networks/index.ts'
import { loadVerifier } from './bip322-js.fixture.ts'

const verifier = await loadVerifier()
const { signal } = new AbortController()
const network = defineNetwork(bitcoinTestnet)
const mainnet = defineNetwork(bitcoin)
const receiver = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const isProvider = (value: unknown): value is BitcoinProvider =>
  typeof value === 'object' && value !== null && 'signPsbt' in value
afterEach(() => vi.unstubAllGlobals())

/** Connects the adapter to a wallet on one page. Both use the local balance server. */
async function connected({ walletStandard = false } = {}) {
  const balances = await startBalances()
  onTestFinished(() => balances.stop())
  const api = `${balances.url}/bip122/api`
  const globals = {}
  vi.stubGlobal('window', globals) // sats-connect reads this global
  const events = new EventTarget()
  const millstone = namespaceRoster().find(({ id }) => id === 'millstone')
  assert(millstone)
  const { branding, secrets } = millstone
  const page = memoryPage({ events, globals })
  const wallet = createBip122Wallet({
    branding,
    secrets,
    network: network.caipNetworkId,
    rpc: api,
    approve: 'auto',
    page,
    standard: walletStandard,
  })
  wallet.control.announce()
  const injected = new Proxy({}, { get: (_, name) => () => Reflect.get(globals, name) })
  const platform = createMemoryPlatform({ fetch: globalThis.fetch, injected })
  events.addEventListener('wallet-standard:register-wallet', (event) =>
    platform.controls.emit(event.type, event instanceof CustomEvent ? event.detail : null),
  )
  platform.page.on('wallet-standard:app-ready', (detail) =>
    events.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail })),
  )
  const adapter = bip122({
    api: {
      [network.caipNetworkId]: api,
      [mainnet.caipNetworkId]: `${balances.url}/bip122/${mainnet.id}/api`,
    },
  }).create(
    createScriptedHost(platform, {
      networks: () => [network, mainnet],
      accountType: () => 'payment',
    }),
  )
  onTestFinished(() => adapter.stop())
  adapter.discover({ found: () => {} })
  const chain = await adapter.load()
  const connectorId = wallet.control.id
  const { accounts, address } = await chain.connect({ connectorId, caipNetworkId: null }, signal)
  const provider = chain.provider(connectorId)
  assert(isProvider(provider))
  const utxosOf = async (owner: string) => (await fetch(`${api}/address/${owner}/utxo`)).json()
  const ordinals = accounts.find(({ type }) => type === 'ordinal')?.address ?? ''
  return { wallet, chain, connectorId, provider, payment: address, ordinals, utxosOf }
}

type Connected = Awaited<ReturnType<typeof connected>>

/** An unsigned PSBT that spends the first unspent output of each address, and their sum in satoshi. */
async function unsignedSpend({ payment, ordinals, utxosOf }: Connected) {
  const transaction = new Transaction()
  const signInputs: { address: string; index: number }[] = []
  let sum = 0n
  for (const address of [payment, ordinals]) {
    const [utxo] = await utxosOf(address)
    const script = OutScript.encode(Address(TEST_NETWORK).decode(address))
    const index = transaction.addInput({
      txid: utxo.txid,
      index: utxo.vout,
      witnessUtxo: { script, amount: BigInt(utxo.value) },
    })
    signInputs.push({ address, index })
    sum += BigInt(utxo.value)
  }
  transaction.addOutputAddress(receiver, sum - 1_000n, TEST_NETWORK)
  return { psbt: base64.encode(transaction.toPSBT()), signInputs, sum }
}

test('signMessage returns ECDSA and BIP-322 signatures that verify with bip322-js', async () => {
  const { provider, chain, connectorId, payment, ordinals } = await connected()
  const message = 'Grüße\n0x00'
  for (const request of [
    { address: payment },
    { address: payment, protocol: 'bip322' },
    { address: ordinals },
  ] as const) {
    const { address, signature } = await provider.signMessage({ message, ...request })
    expect(verifier.verifySignature(address, message, signature)).toBe(true)
    expect(verifier.verifySignature(address, `${message}!`, signature)).toBe(false)
  }
  const signature = await chain.signMessage({ connectorId, address: payment, message }, signal)
  expect(base64.decode(signature)).toHaveLength(65)
})

test.each([false, true])(
  'signPsbt signs inputs of the payment and the ordinals address without broadcasting (Wallet Standard: %s)',
  async (walletStandard) => {
    const setup = await connected({ walletStandard })
    const { psbt, signInputs } = await unsignedSpend(setup)
    const signed = await setup.provider.signPsbt({ psbt, signInputs })
    const transaction = Transaction.fromPSBT(base64.decode(signed.psbt))
    transaction.finalize()
    expect([transaction.isFinal, signed.txid]).toEqual([true, null])
  },
)

test.each([false, true])(
  'signPsbt with `broadcast` lets the wallet send the transaction and returns its id (Wallet Standard: %s)',
  async (walletStandard) => {
    const setup = await connected({ walletStandard })
    const { psbt, signInputs, sum } = await unsignedSpend(setup)
    const { txid } = await setup.provider.signPsbt({ psbt, signInputs, broadcast: true })
    expect(await setup.utxosOf(receiver)).toMatchObject([{ txid, value: Number(sum) - 1_000 }])
  },
)

test('sendTransfer credits the receiver and reduces the balance of the payment address', async () => {
  const { provider, chain, payment, utxosOf } = await connected()
  const txid = await provider.sendTransfer({ recipient: receiver, amount: 30_000_000n })
  expect(await utxosOf(receiver)).toMatchObject([{ txid, value: 30_000_000 }])
  const { value } = await chain.balance({ network, address: payment }, signal)
  expect(BigInt(value)).toBeLessThan(45_000_000n)
  expect(BigInt(value)).toBeGreaterThan(44_990_000n)
})

test('after a switch to mainnet the provider has a mainnet address that signs and has a balance, and rejects testnet receivers', async () => {
  const { provider, chain, connectorId, wallet } = await connected()
  const events: unknown[] = []
  chain.watch(connectorId, (event) => events.push(event))
  await expect(chain.switchNetwork({ connectorId, network: mainnet }, signal)).resolves.toBe(
    mainnet.caipNetworkId,
  )
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'chain.changed', caipNetworkId: mainnet.caipNetworkId }),
  )
  const address = provider.address ?? ''
  expect(address).toMatch(/^bc1q/)
  const { signature } = await provider.signMessage({ message: 'hi' })
  expect(verifier.verifySignature(address, 'hi', signature)).toBe(true)
  await expect(chain.balance({ network: mainnet, address }, signal)).resolves.toMatchObject({
    value: '75000000',
  })
  await expect(chain.balance({ network, address }, signal)).rejects.toMatchObject({
    code: 'account/balance-unavailable',
  })
  await expect(
    provider.sendTransfer({ recipient: receiver, amount: 1_000n }),
  ).rejects.toMatchObject({ code: 'rpc/invalid-params' })
  expect(wallet.control.pending()).toEqual([])
})
