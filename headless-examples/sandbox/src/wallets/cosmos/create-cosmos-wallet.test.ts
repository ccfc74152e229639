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
const on = (prefix: string, which: 0 | 1 = 0) => cosmosAddress(secrets[which], prefix)

const made: NamespaceWallet[] = []
afterEach(() => {
  for (const wallet of made.splice(0)) wallet.stop()
})

const isApi = (value: unknown): value is CosmosPageApi =>
  typeof value === 'object' && value !== null && 'getKey' in value
function install(
  approve: ApprovalMode,
  page: WalletPage = memoryPage(),
  at: CosmosPath = 'keplr',
) {
  const face = { name: 'Keplr', icon: 'data:image/svg+xml,', accent: 'amber' } as const
  const wallet = createCosmosWallet({
    branding,
    secrets,
    network: 'cosmos:cosmoshub-4',
    rpc: null,
    approve,
    page,
    at,
  })
  made.push(wallet)
  wallet.control.announce()
  const api: unknown = at
    .split('.')
    .reduce<unknown>((parent, name) => Reflect.get(Object(parent), name), page.globals)
  assert(isApi(api))
  let heard = 0
  page.events.addEventListener('keplr_keystorechange', () => {
    heard += 1
  })
  return { ...wallet, api, heard: () => heard }
}

/** By a library of its own: node's. */
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

describe('letting a page in', () => {
  test('is asked once, and gives the key in front', async () => {
    const { api, control } = install('auto')
    await api.enable('cosmoshub-4')
    control.setMode('never')
    await api.enable(['cosmoshub-4'])
    expect(await api.getKey('cosmoshub-4')).toMatchObject({
      name: 'Account 1',
      algo: 'secp256k1',
      bech32Address: on('cosmos'),
    })
    expect(control.pending()).toEqual([])
  })

  test('is asked for each chain, in words', async () => {
    const { api, control } = install('auto')
    await api.enable('cosmoshub-4')
    control.setMode('never')
    const asked = api.getKey('osmosis-1')
    expect(control.pending()).toMatchObject([
      { kind: 'words', words: { title: 'Connect on Osmosis' } },
    ])
    control.approve()
    expect(await asked).toMatchObject({ bech32Address: on('osmo') })
  })

  test('may be refused', async () => {
    const { api, control } = install('reject')
    await expect(api.enable('cosmoshub-4')).rejects.toThrow('Request rejected')
    expect(control.state()).toMatchObject({ shared: [], enabled: [] })
  })

  test('needs a chain that is known, or was suggested', async () => {
    const { api } = install('auto')
    await expect(api.enable('local-1')).rejects.toThrow('There is no chain info for local-1')
    await api.experimentalSuggestChain(chainInfo)
    await api.experimentalSuggestChain({ ...chainInfo, chainName: 'Again' })
    expect(await api.getKey('local-1')).toMatchObject({ bech32Address: on('local') })
  })

  test.each([
    ['without an address', { rest: 'ftp://x' }],
    ['without keys', { bip44: null }],
    ['without a coin', { currencies: [] }],
    ['without a prefix', { bech32Config: {} }],
  ])('a chain %s is not learnt', async (_, part) => {
    const { api } = install('auto')
    await expect(api.experimentalSuggestChain({ ...chainInfo, ...part })).rejects.toThrow(/"/)
  })

  test('is taken back by the page, chain by chain or at once', async () => {
    const { api, control } = install('auto')
    await api.enable(['cosmoshub-4', 'osmosis-1'])
    await api.disable('osmosis-1')
    expect(control.state()).toMatchObject({ enabled: ['cosmoshub-4'], shared: [on('cosmos')] })
    await api.disable()
    expect(control.state()).toMatchObject({ enabled: [], shared: [] })
  })
})

describe('signing', () => {
  const text = 'Grüezi <b>&</b>'
  test('a text is signed as ADR-36 has it, with the account in front', async () => {
    const { api, control } = install('auto')
    await api.enable('cosmoshub-4')
    expect(
      isSigned(
        adr36(on('cosmos'), text),
        await api.signArbitrary('cosmoshub-4', on('cosmos'), text),
      ),
    ).toBe(true)
    control.changeAccount(on('cosmos', 1))
    expect(
      isSigned(
        adr36(on('cosmos', 1), text),
        await api.signArbitrary('cosmoshub-4', on('cosmos', 1), text),
      ),
    ).toBe(true)
    await expect(api.signArbitrary('cosmoshub-4', on('cosmos'), text)).rejects.toThrow(
      'Signer mismatched',
    )
  })

  test('documents of both forms are signed', async () => {
    const { api } = install('auto')
    const { signed, signature } = await api.signAmino('osmosis-1', on('osmo'), {
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
    const direct = await api.signDirect('osmosis-1', on('osmo'), {
      ...doc,
      bodyBytes: 'AQ==',
      accountNumber: '7',
    })
    expect(isSigned(directBytes(doc), direct.signature)).toBe(true)
  })

  test('a person sees the text, and may refuse', async () => {
    const { api, control } = install('auto')
    await api.enable('cosmoshub-4')
    control.setMode('never')
    const asked = api.signArbitrary('cosmoshub-4', on('cosmos'), text)
    await expect
      .poll(() => control.pending())
      .toMatchObject([{ kind: 'words', words: { title: 'Sign a message', payload: text } }])
    control.reject()
    await expect(asked).rejects.toThrow('Request rejected')
  })

  test('its own signer does the same', async () => {
    const { api } = install('auto')
    const signer = api.getOfflineSigner('cosmoshub-4')
    const accounts: unknown = await Reflect.get(signer, 'getAccounts')()
    expect(accounts).toMatchObject([{ address: on('cosmos'), algo: 'secp256k1' }])
  })
})

describe('what happens in the wallet', () => {
  test('another account, and a permission taken back, are said to the window; being locked is not', async () => {
    const { api, control, heard } = install('auto')
    await api.enable('cosmoshub-4')
    const before = heard()
    control.changeAccount(on('cosmos', 1))
    expect(await api.getKey('cosmoshub-4')).toMatchObject({
      name: 'Account 2',
      bech32Address: on('cosmos', 1),
    })
    expect(heard() - before).toBe(1)
    control.lock()
    control.unlock()
    control.changeNetwork('cosmos:osmosis-1')
    expect(heard() - before).toBe(1)
    control.revoke()
    expect(heard() - before).toBe(2)
    control.emitDisconnect()
    expect(heard() - before).toBe(3)
  })

  test('after a reload it knows the page, and the chains it was brought', async () => {
    const page = memoryPage()
    const { api } = install('auto', page)
    await api.experimentalSuggestChain(chainInfo)
    await api.enable('local-1')
    const again = install('never', page)
    again.control.setMode('never')
    expect(await again.api.getKey('local-1')).toMatchObject({ bech32Address: on('local') })
  })

  test('what a script says comes in place of its own answer, once', async () => {
    const { api, control } = install('auto')
    control.answerNext('getKey', { result: 7 })
    expect(await api.getKey('cosmoshub-4')).toBe(7)
    control.answerNext('enable', { error: undefined })
    await expect(api.enable('cosmoshub-4')).rejects.toBeUndefined()
    expect(await api.getKey('cosmoshub-4')).toMatchObject({ name: 'Account 1' })
  })

  test('it can lie under other names, and be taken off the page', () => {
    const globals = {}
    const { control } = install('auto', memoryPage({ globals }), 'cosmostation.providers.keplr')
    expect(control).toMatchObject({
      id: 'cosmostation.providers.keplr',
      family: 'cosmos',
      name: 'Keplr',
    })
    control.disappear()
    expect(globals).toEqual({ cosmostation: { providers: { keplr: undefined } } })
  })
})
