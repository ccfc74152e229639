import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { describe, expect, test } from 'vitest'
import type { SharedProvider } from '../../connectors/connector.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { ada, bob, listed, on, wrapped } from './keys.fixture.ts'
import type { PolkadotProvider } from './polkadot.types.ts'
import { kusama, meet } from './scripted-extension.fixture.ts'

const { signal } = new AbortController()
const message = 'Grüezi'
type Answer = (params: never) => unknown

describe('an extension’s', () => {
  const connectorId = 'polkadot-js'
  async function provided() {
    const met = await meet({
      get: () => [listed(ada), listed(bob)],
      signRaw: () => ({ id: 3, signature: ada.sign(wrapped(message)) }),
    })
    await met.chain.connect({ connectorId, caipNetworkId: null }, signal)
    return { ...met, provider: met.chain.provider(connectorId) as PolkadotProvider }
  }

  test('says what is so now', async () => {
    const { chain, provider, extension } = await provided()
    chain.watch(connectorId, () => {})
    expect(provider.address).toBe(on(ada, 0))
    await chain.switchNetwork({ connectorId, network: kusama }, signal)
    expect([provider.address, provider.accounts.map(({ address }) => address)]).toEqual([
      on(ada, 2),
      [on(ada, 2), on(bob, 2)],
    ])
    extension.tell([listed(bob)])
    expect(provider.address).toBe(on(bob, 2))
  })

  test('begins with the account that the page is on, and is the very same object until that is another', async () => {
    const { chain } = await provided()
    const at = { address: on(bob, 42), caipNetworkId: kusama.caipNetworkId }
    const provider = chain.provider(connectorId, at)
    expect(chain.provider(connectorId, { ...at })).toBe(provider)
    expect(chain.provider(connectorId, { ...at, address: on(ada, 42) })).not.toBe(provider)
    expect(chain.provider(connectorId, at)).toMatchObject({ address: on(bob, 0) })
  })

  test('passes on what a page has signed', async () => {
    const { provider, extension } = await provided()
    const payload = { address: ada.address, method: '0x00', specVersion: '0x01' }
    await expect(provider.signer.signPayload(payload)).resolves.toEqual({
      id: 7,
      signature: `0x01${'ab'.repeat(64)}`,
    })
    await expect(
      provider.signer.signRaw({ address: ada.address, data: '0x00' }),
    ).resolves.toMatchObject({ id: 3 })
    expect(extension.asked.slice(-2).map(({ args }) => args)).toEqual([
      [payload],
      [{ address: ada.address, data: '0x00' }],
    ])
  })

  test('signs messages, verified', async () => {
    const { provider } = await provided()
    await expect(provider.signMessage({ address: ada.address, message })).resolves.toMatch(/^0x/)
    await expect(provider.signMessage({ address: bob.address, message })).rejects.toMatchObject({
      code: 'sign/not-verified',
    })
  })

  test('is there only while it is connected', async () => {
    const { chain } = await meet()
    expect([chain.provider(connectorId), chain.provider('gone')]).toEqual([null, null])
  })
})

describe('across the relay', () => {
  async function across(answers: Record<string, Answer>) {
    const asked: unknown[] = []
    const remote: SharedProvider = {
      async request({ method, params }) {
        asked.push([method, params])
        return answers[method]?.(params as never)
      },
      on: () => {},
      connection: () => null,
      removeListener: () => {},
    }
    const met = await meet({}, { remote })
    const sign = (address: string) =>
      met.chain.signMessage({ connectorId: remoteConnectorId, address, message }, signal)
    return {
      ...met,
      asked,
      sign,
      provider: met.chain.provider(remoteConnectorId) as PolkadotProvider,
    }
  }

  test.each([
    ['wrapped', () => ({ id: 1, signature: ada.sign(wrapped(message)) })],
    ['as it is', () => ({ signature: ada.sign(utf8ToBytes(message)) })],
  ])('a text is signed, %s, and verified', async (_, polkadot_signMessage) => {
    const { sign, asked } = await across({ polkadot_signMessage })
    await expect(sign(on(ada, 0))).resolves.toMatch(/^0x/)
    expect(asked).toEqual([['polkadot_signMessage', { address: on(ada, 0), message }]])
    await expect(sign(on(bob, 0))).rejects.toMatchObject({ code: 'sign/not-verified' })
  })

  test('an address that is none is not asked with', async () => {
    const { sign, asked } = await across({})
    await expect(sign('nobody')).rejects.toMatchObject({ code: 'rpc/invalid-params' })
    expect(asked).toEqual([])
  })

  test('transactions and raw bytes go the same way as to an extension', async () => {
    const signature = `0x01${'cd'.repeat(64)}`
    const { provider, asked } = await across({
      polkadot_signTransaction: () => ({ id: 4, signature, signedTransaction: '0xff' }),
      polkadot_signMessage: () => ({ signature }),
    })
    const payload = { address: on(ada, 0), method: '0x00' }
    await expect(provider.signer.signPayload(payload)).resolves.toEqual({
      id: 4,
      signature,
      signedTransaction: '0xff',
    })
    await expect(
      provider.signer.signRaw({
        address: on(ada, 0),
        data: `0x${bytesToHex(utf8ToBytes(message))}`,
      }),
    ).resolves.toEqual({
      id: 0,
      signature,
    })
    await provider.signer.signRaw({ address: on(ada, 0), data: '0xff' })
    expect(asked).toEqual([
      ['polkadot_signTransaction', { address: on(ada, 0), transactionPayload: payload }],
      ['polkadot_signMessage', { address: on(ada, 0), message }],
      ['polkadot_signMessage', { address: on(ada, 0), message: '0xff' }],
    ])
  })

  test('it is told what the page is on', async () => {
    const { chain, provider } = await across({})
    expect(provider).toMatchObject({ address: null, accounts: [] })
    const at = { address: on(ada, 2), caipNetworkId: kusama.caipNetworkId }
    expect(chain.provider(remoteConnectorId, at)).toMatchObject({
      address: on(ada, 2),
      accounts: [{ address: on(ada, 2), type: 'eoa' }],
    })
  })

  test('without a wallet there is none', async () => {
    const { chain } = await meet()
    expect(chain.provider(remoteConnectorId)).toBeNull()
    const request = { connectorId: remoteConnectorId, address: on(ada, 0), message }
    await expect(chain.signMessage(request, signal)).rejects.toMatchObject({
      code: 'connect/wallet-not-found',
    })
  })
})
