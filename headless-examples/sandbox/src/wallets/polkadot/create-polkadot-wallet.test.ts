import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { ecdsa, ed25519, sr25519, ss58Decode } from '@polkadot-labs/hdkd-helpers'
import { afterEach, assert, describe, expect, test } from 'vitest'
import { isRecord } from '../../base/checks.ts'
import { polkadotPayload } from '../../keys/polkadot-payload.ts'
import { memoryPage } from '../memory-page.ts'
import type { ApprovalMode, NamespaceWallet, WalletPage } from '../wallet.types.ts'
import { createPolkadotWallet, type PolkadotWalletOptions } from './create-polkadot-wallet.ts'
import type { InjectedEntry } from './injected.ts'

const secrets = [1, 2].map((byte) => new Uint8Array(32).fill(byte)) as [Uint8Array, Uint8Array]
const network = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'

const created: NamespaceWallet[] = []
afterEach(() => {
  for (const wallet of created.splice(0)) wallet.stop()
})

const isEntry = (value: unknown): value is InjectedEntry =>
  isRecord(value) && typeof value.enable === 'function'
function install(
  approve: ApprovalMode,
  page: WalletPage = memoryPage(),
  options: Partial<PolkadotWalletOptions> = {},
) {
  const branding = { name: 'Thistle', icon: 'data:image/svg+xml,', accent: 'violet' } as const
  const wallet = createPolkadotWallet({
    branding,
    secrets,
    network,
    rpc: null,
    approve,
    page,
    ...options,
  })
  created.push(wallet)
  wallet.control.announce()
  const injected: unknown = Reflect.get(page.globals, 'injectedWeb3')
  const entry: unknown = isRecord(injected) ? injected[options.key ?? 'Thistle'] : null
  assert(isEntry(entry))
  return { ...wallet, entry, page }
}
const publicKeyOf = (address: string) => ss58Decode(address)[0]
const toHex = (text: string) => `0x${bytesToHex(utf8ToBytes(text))}`

describe('connecting', () => {
  test('enable of the Polkadot wallet shares named accounts with generic Substrate addresses, with one approval', async () => {
    const { entry, control } = install('auto')
    const { accounts } = await entry.enable('A page')
    const list = await accounts.get()
    expect(list).toMatchObject([
      { name: 'Account 1', type: 'sr25519', genesisHash: null },
      { name: 'Account 2', type: 'sr25519', genesisHash: null },
    ])
    expect(
      list.map(({ address }) => [ss58Decode(address)[1], publicKeyOf(address).join()]),
    ).toEqual(control.addresses.map((address) => [42, publicKeyOf(address).join()]))
    expect(control.addresses.map((address) => ss58Decode(address)[1])).toEqual([0, 0])
    control.setMode('never')
    await entry.enable('A page')
    expect(control.pending()).toEqual([])
  })

  test('enable of the Polkadot wallet throws when the request is rejected', async () => {
    const { entry, control } = install('reject')
    await expect(entry.enable('A page')).rejects.toThrow('Rejected')
    expect(control.state().shared).toEqual([])
  })

  test('the Polkadot wallet stores the permission until `revoke`', async () => {
    const page = memoryPage()
    await install('auto', page).entry.enable('A page')
    const reloaded = install('never', page)
    reloaded.control.setMode('never')
    const { accounts } = await reloaded.entry.enable('A page')
    expect(await accounts.get()).toHaveLength(2)
    reloaded.control.revoke()
    await expect(accounts.get()).rejects.toThrow('not been enabled')
  })
})

test('accounts.subscribe of the Polkadot wallet reports the accounts at once and at every change', async () => {
  const { entry, control } = install('auto')
  const { accounts } = await entry.enable('A page')
  const updates: string[][] = []
  const stop = accounts.subscribe((list) => updates.push(list.map(({ name }) => name)))
  control.changeAccount(control.addresses[1] ?? '')
  control.lock()
  control.changeNetwork('polkadot:b0a8d493285c2df73290dfb7e61f870f')
  control.unlock()
  stop()
  control.revoke()
  expect(updates).toEqual([
    ['Account 1', 'Account 2'],
    ['Account 2', 'Account 1'],
    [],
    ['Account 2', 'Account 1'],
  ])
})

describe('signing', () => {
  const text = 'Grüezi <b>&</b>'
  const verify = {
    sr25519: (signature: Uint8Array, bytes: Uint8Array, key: Uint8Array) =>
      sr25519.verify(signature, bytes, key),
    ed25519: (signature: Uint8Array, bytes: Uint8Array, key: Uint8Array) =>
      ed25519.verify(signature, bytes, key),
  }
  test.each(['sr25519', 'ed25519'] as const)(
    'signRaw with a %s key signs a text wrapped in <Bytes>, and wraps no text twice',
    async (type) => {
      const { entry } = install('auto', memoryPage(), { types: [type] })
      const { accounts, signer } = await entry.enable('A page')
      const [{ address } = { address: '' }] = await accounts.get()
      for (const message of [text, `<Bytes>${text}</Bytes>`]) {
        const { signature } = await signer.signRaw({ address, data: toHex(message), type: 'bytes' })
        expect(
          verify[type](
            hexToBytes(signature.slice(2)),
            utf8ToBytes(`<Bytes>${text}</Bytes>`),
            publicKeyOf(address),
          ),
        ).toBe(true)
      }
    },
  )

  test('signRaw shows the text without <Bytes> and throws when the request is rejected', async () => {
    const { entry, control } = install('auto')
    const { accounts, signer } = await entry.enable('A page')
    const [{ address } = { address: '' }] = await accounts.get()
    control.setMode('never')
    const signing = signer.signRaw({ address, data: toHex(`<Bytes>${text}</Bytes>`) })
    await expect
      .poll(() => control.pending())
      .toMatchObject([{ kind: 'custom', content: { title: 'Sign a message', payload: text } }])
    control.reject()
    await expect(signing).rejects.toThrow('Cancelled')
  })

  const payload = {
    method: '0x0503aabb',
    era: '0xf502',
    nonce: '0x07',
    tip: '0x00',
    specVersion: '0x0f',
    transactionVersion: '0x1a',
    genesisHash: `0x${'91'.repeat(32)}`,
    blockHash: `0x${'b1'.repeat(32)}`,
    signedExtensions: ['CheckGenesis', 'CheckNonce'],
  }
  test.each([
    ['a short payload itself', '0x0503aabb', false],
    ['the hash of a long payload', `0x${'ab'.repeat(300)}`, true],
  ])('signPayload signs %s and prepends the key type', async (_, method, isLong) => {
    const { entry } = install('auto')
    const { accounts, signer } = await entry.enable('A page')
    const [{ address } = { address: '' }] = await accounts.get()
    const { signature } = await signer.signPayload({ ...payload, method, address })
    expect(signature).toMatch(/^0x01[0-9a-f]{128}$/)
    const bytes = polkadotPayload({ ...payload, method })
    const signedBytes = isLong ? blake2b(bytes, { dkLen: 32 }) : bytes
    expect(sr25519.verify(hexToBytes(signature.slice(4)), signedBytes, publicKeyOf(address))).toBe(
      true,
    )
  })

  test('signRaw and signPayload sign with ECDSA and Ethereum keys', async () => {
    const { entry } = install('auto', memoryPage(), { types: ['ecdsa', 'ethereum'] })
    const { accounts, signer } = await entry.enable('A page')
    const [ecdsaAccount, ethereumAccount] = await accounts.get()
    assert(ecdsaAccount && ethereumAccount)
    expect([ecdsaAccount.type, ethereumAccount.type, ethereumAccount.address]).toEqual([
      'ecdsa',
      'ethereum',
      '0x5050A4F4b3f9338C3472dcC01A87C76A144b3c9c',
    ])
    const { signature } = await signer.signRaw({ address: ecdsaAccount.address, data: toHex(text) })
    const isSigned = (message: string) =>
      ecdsa.verify(
        hexToBytes(signature.slice(2)),
        utf8ToBytes(message),
        ecdsa.getPublicKey(secrets[0]),
      )
    expect([isSigned(`<Bytes>${text}</Bytes>`), isSigned(text)]).toEqual([true, false])
    expect(
      (await signer.signRaw({ address: ethereumAccount.address, data: toHex(text) })).signature,
    ).toMatch(/^0x[0-9a-f]{128}0[01]$/)
    expect(
      (await signer.signPayload({ ...payload, address: ethereumAccount.address })).signature,
    ).toMatch(/^0x[0-9a-f]{128}0[01]$/)
  })

  test.each([
    [
      'a request with an account of another wallet',
      { address: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', data: '0x00' },
      'Unable to find keypair',
    ],
    [
      'a request with an invalid address',
      { address: 'invalid', data: '0x00' },
      'Unable to find keypair',
    ],
    ['null', null, 'Nothing to sign'],
  ])('signRaw and signPayload reject %s', async (_, raw, message) => {
    const { entry } = install('auto')
    const { signer } = await entry.enable('A page')
    await expect(signer.signRaw(raw)).rejects.toThrow(message)
    await expect(signer.signPayload(raw)).rejects.toThrow('Unable to read the payload')
  })
})

test('answerNext of the Polkadot wallet replaces one response', async () => {
  const { entry, control } = install('auto')
  control.answerNext('enable', { error: undefined })
  await expect(entry.enable('A page')).rejects.toBeUndefined()
  const { accounts } = await entry.enable('A page')
  control.answerNext('accounts.get', { result: 7 })
  expect(await accounts.get()).toBe(7)
  expect(await accounts.get()).toHaveLength(2)
})

test('the Polkadot wallet is injected under its key beside other extensions until `disappear`', () => {
  const page = memoryPage()
  const { control } = install('auto', page, { key: 'talisman' })
  install('auto', page)
  expect(control).toMatchObject({ id: 'talisman', namespace: 'polkadot', name: 'Thistle' })
  control.disappear()
  expect(Object.keys(Object(Reflect.get(page.globals, 'injectedWeb3')))).toEqual(['Thistle'])
})
