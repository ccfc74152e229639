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

const made: NamespaceWallet[] = []
afterEach(() => {
  for (const wallet of made.splice(0)) wallet.stop()
})

const isEntry = (value: unknown): value is InjectedEntry =>
  isRecord(value) && typeof value.enable === 'function'
function install(
  approve: ApprovalMode,
  page: WalletPage = memoryPage(),
  more: Partial<PolkadotWalletOptions> = {},
) {
  const face = { name: 'Thistle', icon: 'data:image/svg+xml,', accent: 'violet' } as const
  const wallet = createPolkadotWallet({ branding, secrets, network, rpc: null, approve, page, ...more })
  made.push(wallet)
  wallet.control.announce()
  const all: unknown = Reflect.get(page.globals, 'injectedWeb3')
  const entry: unknown = isRecord(all) ? all[more.key ?? 'Thistle'] : null
  assert(isEntry(entry))
  return { ...wallet, entry, page }
}
const keyIn = (address: string) => ss58Decode(address)[0]
const data = (text: string) => `0x${bytesToHex(utf8ToBytes(text))}`

describe('letting a page in', () => {
  test('is asked once; accounts are named, and written for no chain in particular', async () => {
    const { entry, control } = install('auto')
    const { accounts } = await entry.enable('A page')
    const list = await accounts.get()
    expect(list).toMatchObject([
      { name: 'Account 1', type: 'sr25519', genesisHash: null },
      { name: 'Account 2', type: 'sr25519', genesisHash: null },
    ])
    expect(list.map(({ address }) => [ss58Decode(address)[1], keyIn(address).join()])).toEqual(
      control.addresses.map((address) => [42, keyIn(address).join()]),
    )
    expect(control.addresses.map((address) => ss58Decode(address)[1])).toEqual([0, 0])
    control.setMode('never')
    await entry.enable('A page')
    expect(control.pending()).toEqual([])
  })

  test('may be refused', async () => {
    const { entry, control } = install('reject')
    await expect(entry.enable('A page')).rejects.toThrow('Rejected')
    expect(control.state().shared).toEqual([])
  })

  test('is remembered after a reload, and may be taken back', async () => {
    const page = memoryPage()
    await install('auto', page).entry.enable('A page')
    const again = install('never', page)
    again.control.setMode('never')
    const { accounts } = await again.entry.enable('A page')
    expect(await accounts.get()).toHaveLength(2)
    again.control.revoke()
    await expect(accounts.get()).rejects.toThrow('not been enabled')
  })
})

test('who listens hears the accounts at once, and of every change until the stop', async () => {
  const { entry, control } = install('auto')
  const { accounts } = await entry.enable('A page')
  const heard: string[][] = []
  const stop = accounts.subscribe((list) => heard.push(list.map(({ name }) => name)))
  control.changeAccount(control.addresses[1] ?? '')
  control.lock()
  control.changeNetwork('polkadot:b0a8d493285c2df73290dfb7e61f870f')
  control.unlock()
  stop()
  control.revoke()
  expect(heard).toEqual([
    ['Account 1', 'Account 2'],
    ['Account 2', 'Account 1'],
    [],
    ['Account 2', 'Account 1'],
  ])
})

describe('signing', () => {
  const text = 'Grüezi <b>&</b>'
  const verifies = {
    sr25519: (signature: Uint8Array, bytes: Uint8Array, key: Uint8Array) =>
      sr25519.verify(signature, bytes, key),
    ed25519: (signature: Uint8Array, bytes: Uint8Array, key: Uint8Array) =>
      ed25519.verify(signature, bytes, key),
  }
  test.each(['sr25519', 'ed25519'] as const)(
    'a text is signed between its tags, once: %s',
    async (kind) => {
      const { entry } = install('auto', memoryPage(), { kinds: [kind] })
      const { accounts, signer } = await entry.enable('A page')
      const [{ address } = { address: '' }] = await accounts.get()
      for (const asked of [text, `<Bytes>${text}</Bytes>`]) {
        const { signature } = await signer.signRaw({ address, data: data(asked), type: 'bytes' })
        expect(
          verifies[kind](
            hexToBytes(signature.slice(2)),
            utf8ToBytes(`<Bytes>${text}</Bytes>`),
            keyIn(address),
          ),
        ).toBe(true)
      }
    },
  )

  test('a person sees the text without its tags, and may refuse', async () => {
    const { entry, control } = install('auto')
    const { accounts, signer } = await entry.enable('A page')
    const [{ address } = { address: '' }] = await accounts.get()
    control.setMode('never')
    const asked = signer.signRaw({ address, data: data(`<Bytes>${text}</Bytes>`) })
    await expect
      .poll(() => control.pending())
      .toMatchObject([{ kind: 'words', words: { title: 'Sign a message', payload: text } }])
    control.reject()
    await expect(asked).rejects.toThrow('Cancelled')
  })

  const payload = {
    ...{
      method: '0x0503aabb',
      era: '0xf502',
      nonce: '0x07',
      tip: '0x00',
      specVersion: '0x0f',
      transactionVersion: '0x1a',
    },
    ...{
      genesisHash: `0x${'91'.repeat(32)}`,
      blockHash: `0x${'b1'.repeat(32)}`,
      signedExtensions: ['CheckGenesis', 'CheckNonce'],
    },
  }
  test.each([
    ['a short transaction as it is', '0x0503aabb', false],
    ['a long one by its hash', `0x${'ab'.repeat(300)}`, true],
  ])('signs %s, and says with which kind of key', async (_, method, isLong) => {
    const { entry } = install('auto')
    const { accounts, signer } = await entry.enable('A page')
    const [{ address } = { address: '' }] = await accounts.get()
    const { signature } = await signer.signPayload({ ...payload, method, address })
    expect(signature).toMatch(/^0x01[0-9a-f]{128}$/)
    const bytes = polkadotPayload({ ...payload, method })
    const isSigned = (of: Uint8Array) =>
      sr25519.verify(hexToBytes(signature.slice(4)), of, keyIn(address))
    expect(isSigned(bytes)).toBe(!isLong)
  })

  test('of ECDSA keys, one is Ethereum’s', async () => {
    const { entry } = install('auto', memoryPage(), { kinds: ['ecdsa', 'ethereum'] })
    const { accounts, signer } = await entry.enable('A page')
    const [one, other] = await accounts.get()
    assert(one && other)
    expect([one.type, other.type, other.address]).toEqual([
      'ecdsa',
      'ethereum',
      '0x5050A4F4b3f9338C3472dcC01A87C76A144b3c9c',
    ])
    const { signature } = await signer.signRaw({ address: one.address, data: data(text) })
    const isSigned = (of: string) =>
      ecdsa.verify(hexToBytes(signature.slice(2)), utf8ToBytes(of), ecdsa.getPublicKey(secrets[0]))
    expect([isSigned(`<Bytes>${text}</Bytes>`), isSigned(text)]).toEqual([true, false])
    expect((await signer.signRaw({ address: other.address, data: data(text) })).signature).toMatch(
      /^0x[0-9a-f]{128}0[01]$/,
    )
    expect((await signer.signPayload({ ...payload, address: other.address })).signature).toMatch(
      /^0x[0-9a-f]{128}0[01]$/,
    )
  })

  test.each([
    [
      'an account that is not its own',
      { address: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', data: '0x00' },
      'Unable to find keypair',
    ],
    ['what is no address', { address: 'nobody', data: '0x00' }, 'Unable to find keypair'],
    ['nothing', null, 'Nothing to sign'],
  ])('does not sign with %s', async (_, raw, words) => {
    const { entry } = install('auto')
    const { signer } = await entry.enable('A page')
    await expect(signer.signRaw(raw)).rejects.toThrow(words)
    await expect(signer.signPayload(raw)).rejects.toThrow('Unable to read the payload')
  })
})

test('what a script says comes in place of its own answer, once', async () => {
  const { entry, control } = install('auto')
  control.answerNext('enable', { error: undefined })
  await expect(entry.enable('A page')).rejects.toBeUndefined()
  const { accounts } = await entry.enable('A page')
  control.answerNext('accounts.get', { result: 7 })
  expect(await accounts.get()).toBe(7)
  expect(await accounts.get()).toHaveLength(2)
})

test('it lies beside other extensions, under its key, and can be taken off the page', () => {
  const page = memoryPage()
  const { control } = install('auto', page, { key: 'talisman' })
  install('auto', page)
  expect(control).toMatchObject({ id: 'talisman', family: 'polkadot', name: 'Thistle' })
  control.disappear()
  expect(Object.keys(Object(Reflect.get(page.globals, 'injectedWeb3')))).toEqual(['Thistle'])
})
