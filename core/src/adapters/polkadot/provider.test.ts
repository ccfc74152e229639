import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { describe, expect, test } from 'vitest'
import type { SharedProvider } from '../../connectors/connector.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { accountEntry, ada, addressOn, bob, wrapped } from './keys.fixture.ts'
import type { PolkadotProvider } from './polkadot.types.ts'
import { kusama, setup } from './scripted-extension.fixture.ts'

const { signal } = new AbortController()
const message = 'Grüezi'
type Handler = (params: never) => unknown

describe('the provider of an extension', () => {
  const connectorId = 'polkadot-js'
  async function setupConnected() {
    const run = await setup({
      get: () => [accountEntry(ada), accountEntry(bob)],
      signRaw: () => ({ id: 3, signature: ada.sign(wrapped(message)) }),
    })
    await run.chain.connect({ connectorId, caipNetworkId: null }, signal)
    return { ...run, provider: run.chain.provider(connectorId) as PolkadotProvider }
  }

  test('has the current address and accounts', async () => {
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

  test('starts with the page’s active account and is cached by that account', async () => {
    const { chain } = await setupConnected()
    const at = { address: addressOn(bob, 42), caipNetworkId: kusama.caipNetworkId }
    const provider = chain.provider(connectorId, at)
    expect(chain.provider(connectorId, { ...at })).toBe(provider)
    expect(chain.provider(connectorId, { ...at, address: addressOn(ada, 42) })).not.toBe(provider)
    expect(chain.provider(connectorId, at)).toMatchObject({ address: addressOn(bob, 0) })
  })

  test('passes payloads of the page to the extension', async () => {
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

  test('signs messages and verifies the signature', async () => {
    const { provider } = await setupConnected()
    await expect(provider.signMessage({ address: ada.address, message })).resolves.toMatch(/^0x/)
    await expect(provider.signMessage({ address: bob.address, message })).rejects.toMatchObject({
      code: 'sign/not-verified',
    })
  })

  test('is null if the extension is not connected', async () => {
    const { chain } = await setup()
    expect([chain.provider(connectorId), chain.provider('gone')]).toEqual([null, null])
  })
})

describe('the provider of a remote wallet', () => {
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
  ])('signs a text, %s, and verifies the signature', async (_, polkadot_signMessage) => {
    const { sign, calls } = await setupRemote({ polkadot_signMessage })
    await expect(sign(addressOn(ada, 0))).resolves.toMatch(/^0x/)
    expect(calls).toEqual([['polkadot_signMessage', { address: addressOn(ada, 0), message }]])
    await expect(sign(addressOn(bob, 0))).rejects.toMatchObject({ code: 'sign/not-verified' })
  })

  test('rejects an invalid address without a request', async () => {
    const { sign, calls } = await setupRemote({})
    await expect(sign('invalid')).rejects.toMatchObject({ code: 'rpc/invalid-params' })
    expect(calls).toEqual([])
  })

  test('signs transactions and raw bytes with the same interface', async () => {
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

  test('has the page’s active account', async () => {
    const { chain, provider } = await setupRemote({})
    expect(provider).toMatchObject({ address: null, accounts: [] })
    const at = { address: addressOn(ada, 2), caipNetworkId: kusama.caipNetworkId }
    expect(chain.provider(remoteConnectorId, at)).toMatchObject({
      address: addressOn(ada, 2),
      accounts: [{ address: addressOn(ada, 2), type: 'eoa' }],
    })
  })

  test('is null without a remote wallet', async () => {
    const { chain } = await setup()
    expect(chain.provider(remoteConnectorId)).toBeNull()
    const request = { connectorId: remoteConnectorId, address: addressOn(ada, 0), message }
    await expect(chain.signMessage(request, signal)).rejects.toMatchObject({
      code: 'connect/wallet-not-found',
    })
  })
})
