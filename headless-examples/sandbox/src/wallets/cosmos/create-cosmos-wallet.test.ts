import { createPublicKey, verify } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64 } from '@scure/base'
import { afterEach, assert, describe, expect, test } from 'vitest'
import { type CosmosSignature, cosmosAddress, directBytes } from '../../keys/cosmos.ts'
import { memoryPage } from '../memory-page.ts'
import type { ApprovalMode, NamespaceWallet, WalletPage } from '../wallet.types.ts'
import { createCosmosWallet } from './create-cosmos-wallet.ts'
import type { CosmosPath } from './injected-paths.ts'
import type { CosmosPageApi } from './page-api.ts'

const secrets = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)] as const
const addressOn = (prefix: string, index: 0 | 1 = 0) => cosmosAddress(secrets[index], prefix)

const created: NamespaceWallet[] = []
afterEach(() => {
  for (const wallet of created.splice(0)) wallet.stop()
})

const isApi = (value: unknown): value is CosmosPageApi =>
  typeof value === 'object' && value !== null && 'getKey' in value
function install(
  approve: ApprovalMode,
  page: WalletPage = memoryPage(),
  path: CosmosPath = 'keplr',
) {
  const branding = { name: 'Keplr', icon: 'data:image/svg+xml,', accent: 'amber' } as const
  const wallet = createCosmosWallet({
    branding,
    secrets,
    network: 'cosmos:cosmoshub-4',
    rpc: null,
    approve,
    page,
    path,
  })
  created.push(wallet)
  wallet.control.announce()
  const api: unknown = path
    .split('.')
    .reduce<unknown>((parent, name) => Reflect.get(Object(parent), name), page.globals)
  assert(isApi(api))
  let changes = 0
  page.events.addEventListener('keplr_keystorechange', () => {
    changes += 1
  })
  return { ...wallet, api, changeCount: () => changes }
}

/** Verifies a signature with Node's own crypto library, which the wallet does not use. */
function isSigned(bytes: Uint8Array, { pub_key, signature }: CosmosSignature): boolean {
  const point = secp256k1.Point.fromBytes(base64.decode(pub_key.value)).toBytes(false)
  const part = (from: number) => Buffer.from(point.slice(from, from + 32)).toString('base64url')
  const key = createPublicKey({
    key: { kty: 'EC', crv: 'secp256k1', x: part(1), y: part(33) },
    format: 'jwk',
  })
  return verify('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }, base64.decode(signature))
}
const adr36 = (signer: string, text: string) =>
  Buffer.from(
    `{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},"memo":"","msgs":[{"type":"sign/MsgSignData","value":{"data":"${Buffer.from(text).toString('base64')}","signer":"${signer}"}}],"sequence":"0"}`,
  )

const chainInfo = {
  chainId: 'local-1',
  chainName: 'Local',
  rpc: 'http://localhost:26657',
  rest: 'https://rest.example',
  bip44: { coinType: 118 },
  bech32Config: { bech32PrefixAccAddr: 'local' },
  currencies: [{ coinDenom: 'LOC', coinMinimalDenom: 'uloc', coinDecimals: 6 }],
  feeCurrencies: [{ coinDenom: 'LOC', coinMinimalDenom: 'uloc', coinDecimals: 6 }],
}

describe('connecting', () => {
  test('enable of the Cosmos wallet shares the active key with one approval', async () => {
    const { api, control } = install('auto')
    await api.enable('cosmoshub-4')
    control.setMode('never')
    await api.enable(['cosmoshub-4'])
    expect(await api.getKey('cosmoshub-4')).toMatchObject({
      name: 'Account 1',
      algo: 'secp256k1',
      bech32Address: addressOn('cosmos'),
    })
    expect(control.pending()).toEqual([])
  })

  test('getKey of the Cosmos wallet requests an approval for a further chain', async () => {
    const { api, control } = install('auto')
    await api.enable('cosmoshub-4')
    control.setMode('never')
    const pending = api.getKey('osmosis-1')
    expect(control.pending()).toMatchObject([
      { kind: 'custom', content: { title: 'Connect on Osmosis' } },
    ])
    control.approve()
    expect(await pending).toMatchObject({ bech32Address: addressOn('osmo') })
  })

  test('enable of the Cosmos wallet throws when the request is rejected', async () => {
    const { api, control } = install('reject')
    await expect(api.enable('cosmoshub-4')).rejects.toThrow('Request rejected')
    expect(control.state()).toMatchObject({ shared: [], enabled: [] })
  })

  test('enable of the Cosmos wallet throws for an unknown chain until it is suggested', async () => {
    const { api } = install('auto')
    await expect(api.enable('local-1')).rejects.toThrow('There is no chain info for local-1')
    await api.experimentalSuggestChain(chainInfo)
    await api.experimentalSuggestChain({ ...chainInfo, chainName: 'Duplicate' })
    expect(await api.getKey('local-1')).toMatchObject({ bech32Address: addressOn('local') })
  })

  test.each([
    ['without a valid URL', { rest: 'ftp://x' }],
    ['without a coin type', { bip44: null }],
    ['without a currency', { currencies: [] }],
    ['without a prefix', { bech32Config: {} }],
  ])('experimentalSuggestChain rejects a chain %s', async (_, invalidFields) => {
    const { api } = install('auto')
    await expect(api.experimentalSuggestChain({ ...chainInfo, ...invalidFields })).rejects.toThrow(
      /"/,
    )
  })

  test('disable of the Cosmos wallet removes the permission for one chain or for all chains', async () => {
    const { api, control } = install('auto')
    await api.enable(['cosmoshub-4', 'osmosis-1'])
    await api.disable('osmosis-1')
    expect(control.state()).toMatchObject({
      enabled: ['cosmoshub-4'],
      shared: [addressOn('cosmos')],
    })
    await api.disable()
    expect(control.state()).toMatchObject({ enabled: [], shared: [] })
  })
})

describe('signing', () => {
  const text = 'Grüezi <b>&</b>'
  test('signArbitrary signs an ADR-36 document with the active account only', async () => {
    const { api, control } = install('auto')
    await api.enable('cosmoshub-4')
    expect(
      isSigned(
        adr36(addressOn('cosmos'), text),
        await api.signArbitrary('cosmoshub-4', addressOn('cosmos'), text),
      ),
    ).toBe(true)
    control.changeAccount(addressOn('cosmos', 1))
    expect(
      isSigned(
        adr36(addressOn('cosmos', 1), text),
        await api.signArbitrary('cosmoshub-4', addressOn('cosmos', 1), text),
      ),
    ).toBe(true)
    await expect(api.signArbitrary('cosmoshub-4', addressOn('cosmos'), text)).rejects.toThrow(
      'Signer mismatched',
    )
  })

  test('signAmino and signDirect return valid signatures', async () => {
    const { api } = install('auto')
    const { signed, signature } = await api.signAmino('osmosis-1', addressOn('osmo'), {
      memo: 'm',
      chain_id: 'osmosis-1',
    })
    expect(signed).toEqual({ memo: 'm', chain_id: 'osmosis-1' })
    expect(isSigned(Buffer.from('{"chain_id":"osmosis-1","memo":"m"}'), signature)).toBe(true)
    const doc = {
      bodyBytes: Uint8Array.of(1),
      authInfoBytes: Uint8Array.of(2),
      chainId: 'osmosis-1',
      accountNumber: 7n,
    }
    const direct = await api.signDirect('osmosis-1', addressOn('osmo'), {
      ...doc,
      bodyBytes: 'AQ==',
      accountNumber: '7',
    })
    expect(isSigned(directBytes(doc), direct.signature)).toBe(true)
  })

  test('signArbitrary shows the text and throws when the request is rejected', async () => {
    const { api, control } = install('auto')
    await api.enable('cosmoshub-4')
    control.setMode('never')
    const pending = api.signArbitrary('cosmoshub-4', addressOn('cosmos'), text)
    await expect
      .poll(() => control.pending())
      .toMatchObject([{ kind: 'custom', content: { title: 'Sign a message', payload: text } }])
    control.reject()
    await expect(pending).rejects.toThrow('Request rejected')
  })

  test('getOfflineSigner returns a signer with the active account', async () => {
    const { api } = install('auto')
    const signer = api.getOfflineSigner('cosmoshub-4')
    const accounts: unknown = await Reflect.get(signer, 'getAccounts')()
    expect(accounts).toMatchObject([{ address: addressOn('cosmos'), algo: 'secp256k1' }])
  })
})

describe('changes in the wallet', () => {
  test('the Cosmos wallet emits an event for account changes, revocation and emitDisconnect, but not for locking', async () => {
    const { api, control, changeCount } = install('auto')
    await api.enable('cosmoshub-4')
    const before = changeCount()
    control.changeAccount(addressOn('cosmos', 1))
    expect(await api.getKey('cosmoshub-4')).toMatchObject({
      name: 'Account 2',
      bech32Address: addressOn('cosmos', 1),
    })
    expect(changeCount() - before).toBe(1)
    control.lock()
    control.unlock()
    control.changeNetwork('cosmos:osmosis-1')
    expect(changeCount() - before).toBe(1)
    control.revoke()
    expect(changeCount() - before).toBe(2)
    control.emitDisconnect()
    expect(changeCount() - before).toBe(3)
  })

  test('the Cosmos wallet stores the permission and suggested chains', async () => {
    const page = memoryPage()
    const { api } = install('auto', page)
    await api.experimentalSuggestChain(chainInfo)
    await api.enable('local-1')
    const reloaded = install('never', page)
    reloaded.control.setMode('never')
    expect(await reloaded.api.getKey('local-1')).toMatchObject({
      bech32Address: addressOn('local'),
    })
  })

  test('answerNext of the Cosmos wallet replaces one response', async () => {
    const { api, control } = install('auto')
    control.answerNext('getKey', { result: 7 })
    expect(await api.getKey('cosmoshub-4')).toBe(7)
    control.answerNext('enable', { error: undefined })
    await expect(api.enable('cosmoshub-4')).rejects.toBeUndefined()
    expect(await api.getKey('cosmoshub-4')).toMatchObject({ name: 'Account 1' })
  })

  test('the Cosmos wallet is injected at the given path until `disappear`', () => {
    const globals = {}
    const { control } = install('auto', memoryPage({ globals }), 'cosmostation.providers.keplr')
    expect(control).toMatchObject({
      id: 'cosmostation.providers.keplr',
      namespace: 'cosmos',
      name: 'Keplr',
    })
    control.disappear()
    expect(globals).toEqual({ cosmostation: { providers: { keplr: undefined } } })
  })
})
