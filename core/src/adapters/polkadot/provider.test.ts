import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { expect, test } from 'vitest'
import type { SharedProvider } from '../../connectors/connector.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { accountEntry, ada, addressOn, bob, wrapped } from './keys.fixture.ts'
import type { PolkadotProvider } from './polkadot.types.ts'
import { kusama, setup } from './scripted-extension.fixture.ts'

const { signal } = new AbortController()
const message = 'Grüezi'
type Handler = (params: never) => unknown

const connectorId = 'polkadot-js'
async function setupConnected() {
  const run = await setup({
    get: () => [accountEntry(ada), accountEntry(bob)],
    signRaw: () => ({ id: 3, signature: ada.sign(wrapped(message)) }),
  })
  await run.chain.connect({ connectorId, caipNetworkId: null }, signal)
  return { ...run, provider: run.chain.provider(connectorId) as PolkadotProvider }
}

test('the provider of an extension has the current address and accounts, also after a switch and an account change', async () => {
  const { chain, provider, extension } = await setupConnected()
  chain.watch(connectorId, () => {})
  expect(provider.address).toBe(addressOn(ada, 0))
  await chain.switchNetwork({ connectorId, network: kusama }, signal)
  expect([provider.address, provider.accounts.map(({ address }) => address)]).toEqual([
    addressOn(ada, 2),
    [addressOn(ada, 2), addressOn(bob, 2)],
  ])
  extension.emit([accountEntry(bob)])
  expect(provider.address).toBe(addressOn(bob, 2))
})

test('the provider of an extension starts with the page’s active account and is cached by that account', async () => {
  const { chain } = await setupConnected()
  const active = { address: addressOn(bob, 42), caipNetworkId: kusama.caipNetworkId }
  const provider = chain.provider(connectorId, active)
  expect(chain.provider(connectorId, { ...active })).toBe(provider)
  expect(chain.provider(connectorId, { ...active, address: addressOn(ada, 42) })).not.toBe(provider)
  expect(chain.provider(connectorId, active)).toMatchObject({ address: addressOn(bob, 0) })
})

test('the provider of an extension passes payloads of the page to the extension', async () => {
  const { provider, extension } = await setupConnected()
  const payload = { address: ada.address, method: '0x00', specVersion: '0x01' }
  await expect(provider.signer.signPayload(payload)).resolves.toEqual({
    id: 7,
    signature: `0x01${'ab'.repeat(64)}`,
  })
  await expect(
    provider.signer.signRaw({ address: ada.address, data: '0x00' }),
  ).resolves.toMatchObject({ id: 3 })
  expect(extension.calls.slice(-2).map(({ args }) => args)).toEqual([
    [payload],
    [{ address: ada.address, data: '0x00' }],
  ])
})

test('the provider of an extension refuses a payload of another chain [EM2]', async () => {
  const { provider, extension } = await setupConnected()
  const { length } = extension.calls
  const sign = (genesisHash: string) =>
    provider.signer.signPayload(Object.assign({ address: ada.address }, { genesisHash }))
  await expect(sign(`0x${'b0a8d493285c2df7'.repeat(4)}`)).rejects.toMatchObject({
    code: 'connector/chain-mismatch',
  })
  await expect(sign('0x00')).rejects.toMatchObject({ code: 'rpc/invalid-params' })
  expect(extension.calls).toHaveLength(length)
  await sign('0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3')
})

test('the provider of an extension checks the payload that the extension gets [EM18, EM2]', async () => {
  const { provider, extension } = await setupConnected()
  const own = '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3'
  const hashes = [own, `0x${'b0a8d493285c2df7'.repeat(4)}`]
  const payload = {
    address: ada.address,
    get genesisHash() {
      return hashes.shift()
    },
  }
  await provider.signer.signPayload(payload)
  expect(extension.calls.at(-1)?.args).toEqual([{ address: ada.address, genesisHash: own }])
})

test('the provider of an extension signs messages and verifies the signature', async () => {
  const { provider } = await setupConnected()
  await expect(provider.signMessage({ address: ada.address, message })).resolves.toMatch(/^0x/)
  await expect(provider.signMessage({ address: bob.address, message })).rejects.toMatchObject({
    code: 'sign/not-verified',
  })
})

test('the provider of an extension is null if the extension is not connected or unknown', async () => {
  const { chain } = await setup()
  expect([chain.provider(connectorId), chain.provider('gone')]).toEqual([null, null])
})

async function setupRemote(handlers: Record<string, Handler>) {
  const calls: unknown[] = []
  const remote: SharedProvider = {
    async request({ method, params }) {
      calls.push([method, params])
      return handlers[method]?.(params as never)
    },
    on: () => {},
    connection: () => null,
    removeListener: () => {},
  }
  const run = await setup({}, { remote })
  const sign = (address: string) =>
    run.chain.signMessage({ connectorId: remoteConnectorId, address, message }, signal)
  return {
    ...run,
    calls,
    sign,
    provider: run.chain.provider(remoteConnectorId) as PolkadotProvider,
  }
}

test.each([
  ['wrapped', () => ({ id: 1, signature: ada.sign(wrapped(message)) })],
  ['unwrapped', () => ({ signature: ada.sign(utf8ToBytes(message)) })],
])(
  'signMessage of a remote wallet accepts a signature of the %s text and verifies the signer',
  async (_, polkadot_signMessage) => {
    const { sign, calls } = await setupRemote({ polkadot_signMessage })
    await expect(sign(addressOn(ada, 0))).resolves.toMatch(/^0x/)
    expect(calls).toEqual([['polkadot_signMessage', { address: addressOn(ada, 0), message }]])
    await expect(sign(addressOn(bob, 0))).rejects.toMatchObject({ code: 'sign/not-verified' })
  },
)

test('signMessage of a remote wallet rejects an invalid address without a wallet request', async () => {
  const { sign, calls } = await setupRemote({})
  await expect(sign('invalid')).rejects.toMatchObject({ code: 'rpc/invalid-params' })
  expect(calls).toEqual([])
})

test('the provider of a remote wallet signs transactions and raw bytes like that of an extension', async () => {
  const signature = `0x01${'cd'.repeat(64)}`
  const { provider, calls } = await setupRemote({
    polkadot_signTransaction: () => ({ id: 4, signature, signedTransaction: '0xff' }),
    polkadot_signMessage: () => ({ signature }),
  })
  const payload = { address: addressOn(ada, 0), method: '0x00' }
  await expect(provider.signer.signPayload(payload)).resolves.toEqual({
    id: 4,
    signature,
    signedTransaction: '0xff',
  })
  await expect(
    provider.signer.signRaw({
      address: addressOn(ada, 0),
      data: `0x${bytesToHex(utf8ToBytes(message))}`,
    }),
  ).resolves.toEqual({
    id: 0,
    signature,
  })
  await provider.signer.signRaw({ address: addressOn(ada, 0), data: '0xff' })
  expect(calls).toEqual([
    ['polkadot_signTransaction', { address: addressOn(ada, 0), transactionPayload: payload }],
    ['polkadot_signMessage', { address: addressOn(ada, 0), message }],
    ['polkadot_signMessage', { address: addressOn(ada, 0), message: '0xff' }],
  ])
})

test('the provider of a remote wallet has the page’s active account', async () => {
  const { chain, provider } = await setupRemote({})
  expect(provider).toMatchObject({ address: null, accounts: [] })
  const active = { address: addressOn(ada, 2), caipNetworkId: kusama.caipNetworkId }
  expect(chain.provider(remoteConnectorId, active)).toMatchObject({
    address: addressOn(ada, 2),
    accounts: [{ address: addressOn(ada, 2), type: 'eoa' }],
  })
})

test('provider() is null and signMessage rejects without a remote wallet', async () => {
  const { chain } = await setup()
  expect(chain.provider(remoteConnectorId)).toBeNull()
  const request = { connectorId: remoteConnectorId, address: addressOn(ada, 0), message }
  await expect(chain.signMessage(request, signal)).rejects.toMatchObject({
    code: 'connect/wallet-not-found',
  })
})
