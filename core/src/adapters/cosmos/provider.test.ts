import { base64 } from '@scure/base'
import { describe, expect, test } from 'vitest'
import type { SharedProvider } from '../../connectors/connector.ts'
import { plainAccounts } from '../../domain/account/account.ts'
import { neverCalled } from '../../testing/index.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { CosmosProvider } from './cosmos.types.ts'
import { ada, bob, hub, meet, osmosis } from './scripted-keplr.fixture.ts'

const { signal } = new AbortController()
const address = ada.addressOn('cosmos')
const text = 'hello'
const signature = ada.sign(address, text)

const isProvider = (value: unknown): value is CosmosProvider =>
  typeof value === 'object' && value !== null && 'signArbitrary' in value
function providerOf(chain: ChainAdapter, connectorId: string): CosmosProvider {
  const provider = chain.provider(connectorId)
  if (!isProvider(provider)) throw new Error('There is no provider')
  return provider
}

describe('for a wallet of the page', () => {
  const scripts = {
    signAmino: () => ({ signed: { memo: 'changed' }, signature }),
    signDirect: () => ({ signed: { chainId: 'cosmoshub-4' }, signature }),
    getOfflineSigner: (chainId: unknown) => ({ chainId }),
  }
  const connected = async (more: object = {}) => {
    const met = await meet({ ...scripts, ...more })
    await met.chain.connect({ connectorId: 'keplr', caipNetworkId: null }, signal)
    return { ...met, provider: providerOf(met.chain, 'keplr') }
  }

  test('it says who is there, also after a move', async () => {
    const { provider, chain } = await connected()
    expect(chain.provider('keplr')).toBe(provider)
    expect([provider.address, provider.chainId, provider.publicKey]).toEqual([
      address,
      'cosmoshub-4',
      ada.publicKey,
    ])
    await chain.switchNetwork({ connectorId: 'keplr', network: osmosis }, signal)
    expect([provider.address, provider.chainId]).toEqual([ada.addressOn('osmo'), 'osmosis-1'])
    await expect(provider.getKey()).resolves.toMatchObject({
      address: ada.addressOn('osmo'),
      algo: 'secp256k1',
    })
  })

  test('it signs texts and documents', async () => {
    const { provider, wallet } = await connected()
    await expect(provider.signArbitrary(text)).resolves.toEqual(signature)
    await expect(provider.signAmino({ memo: 'm' })).resolves.toEqual({
      signed: { memo: 'changed' },
      signature,
    })
    await expect(provider.signDirect({ bodyBytes: new Uint8Array() })).resolves.toMatchObject({
      signed: { chainId: 'cosmoshub-4' },
    })
    expect(
      wallet.asked.slice(-2).map(([method, chainId, signer]) => [method, chainId, signer]),
    ).toEqual([
      ['signAmino', 'cosmoshub-4', address],
      ['signDirect', 'cosmoshub-4', address],
    ])
  })

  test('it hands on the wallet’s own signer', async () => {
    const { provider } = await connected()
    expect(await provider.getOfflineSigner?.()).toEqual({ chainId: 'cosmoshub-4' })
    const { chain } = await meet()
    await chain.connect({ connectorId: 'keplr', caipNetworkId: null }, signal)
    expect(providerOf(chain, 'keplr').getOfflineSigner).toBeNull()
  })

  test.each([
    ['an answer that is none', () => 7, 'rpc/internal'],
    ['a document without signature', () => ({ signed: {} }), 'rpc/internal'],
    ['a refusal', () => Promise.reject(new Error('Request rejected')), 'rpc/user-rejected'],
  ])('%s is told as what it is', async (_, signAmino, code) => {
    const { provider } = await connected({ signAmino })
    await expect(provider.signAmino({})).rejects.toMatchObject({ code })
  })

  test('it is of no use once the wallet is disconnected', async () => {
    const { provider, chain } = await connected({ disable: () => undefined })
    await chain.disconnect('keplr', signal)
    expect([provider.address, provider.chainId, provider.publicKey]).toEqual([null, null, null])
    await expect(provider.getKey()).rejects.toMatchObject({ code: 'rpc/provider-disconnected' })
  })

  test('there is none before it is connected, nor for a wallet that is gone', async () => {
    const { chain } = await meet()
    expect([chain.provider('keplr'), chain.provider('leap')]).toEqual([null, null])
  })
})

describe('across the relay', () => {
  const shared = { accounts: plainAccounts([address]), caipNetworkId: hub.caipNetworkId }
  const account = { algo: 'secp256k1', address, pubkey: base64.encode(ada.pubKey) }
  async function paired(
    answers: Record<string, unknown> = {},
    standing: ReturnType<SharedProvider['connection']> = shared,
  ) {
    const asked: unknown[] = []
    const remote: SharedProvider = {
      async request(call) {
        asked.push(call)
        return {
          cosmos_getAccounts: [{ ...account, address: bob.addressOn('cosmos') }, account],
          cosmos_signAmino: { signature },
          ...answers,
        }[call.method]
      },
      on: neverCalled,
      connection: () => standing,
      removeListener: neverCalled,
    }
    const { chain } = await meet({}, { remote: () => remote })
    const sign = () =>
      chain.signMessage({ connectorId: 'walletConnect', address, message: text }, signal)
    return { chain, asked, sign, provider: () => providerOf(chain, 'walletConnect') }
  }

  test('a text is signed as an amino document, and verified', async () => {
    const { sign, asked } = await paired()
    await expect(sign()).resolves.toBe(signature.signature)
    const signDoc = {
      account_number: '0',
      chain_id: '',
      fee: { amount: [], gas: '0' },
      memo: '',
      msgs: [{ type: 'sign/MsgSignData', value: { data: 'aGVsbG8=', signer: address } }],
      sequence: '0',
    }
    expect(asked).toEqual([
      { method: 'cosmos_signAmino', params: { signerAddress: address, signDoc } },
    ])
  })

  test.each([
    ['another’s signature', { signature: bob.sign(address, text) }, 'sign/not-verified'],
    ['nothing', null, 'rpc/internal'],
    ['text', 'yes', 'rpc/internal'],
  ])('%s is refused', async (_, answer, code) => {
    const { sign } = await paired({ cosmos_signAmino: answer })
    await expect(sign()).rejects.toMatchObject({ code })
  })

  test('the key is asked for, and checked', async () => {
    const provider = (await paired()).provider()
    expect([
      provider.address,
      provider.chainId,
      provider.publicKey,
      provider.getOfflineSigner,
    ]).toEqual([address, 'cosmoshub-4', null, null])
    await expect(provider.getKey()).resolves.toEqual({
      address,
      publicKey: ada.publicKey,
      algo: 'secp256k1',
      name: '',
    })
    await expect(provider.signArbitrary(text)).resolves.toEqual(signature)
  })

  test.each([
    ['another’s key', [{ ...account, pubkey: base64.encode(bob.pubKey) }], 'connect/wallet-failed'],
    ['no account', [], 'connect/no-account-shared'],
    ['rubbish', { no: 'list' }, 'connect/wallet-failed'],
  ])('%s is refused', async (_, answer, code) => {
    const { provider } = await paired({ cosmos_getAccounts: answer })
    await expect(provider().getKey()).rejects.toMatchObject({ code })
  })

  test('nobody signs for an ended session', async () => {
    const { chain, sign, asked } = await paired({}, null)
    await expect(sign()).rejects.toMatchObject({ code: 'rpc/unauthorized' })
    expect([chain.provider('walletConnect'), asked]).toEqual([null, []])
  })

  test('what is the remote connector’s is not done here', async () => {
    const { chain } = await paired()
    const adding = chain.addNetwork({ connectorId: 'walletConnect', network: osmosis }, signal)
    await expect(adding).rejects.toMatchObject({ code: 'rpc/method-not-supported' })
  })
})
