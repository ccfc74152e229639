import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import { expect, test } from 'vitest'
import {
  accountEntry,
  ada,
  addressOn,
  bob,
  ecdsaKey,
  ed25519Key,
  ethereumKey,
  signAsEthereum,
  type TestKey,
  wrapped,
} from './keys.fixture.ts'
import { type Script, setup } from './scripted-extension.fixture.ts'

const { signal } = new AbortController()
const connectorId = 'polkadot-js'
const message = 'Grüezi <b>&amp;</b> 你好'
const keys = [ada, ed25519Key, ecdsaKey, ethereumKey]

/** A `signRaw` that signs the bytes of `data`, as extensions do. */
const signRawWith =
  (sign: (key: TestKey, payload: Uint8Array) => unknown): Script =>
  (payload) => {
    const { address, data } = payload as { address: string; data: string }
    const key = keys.find((candidate) => candidate.address === address)
    if (key === undefined) throw new Error('Unable to find keypair')
    return sign(key, hexToBytes(data.slice(2)))
  }
const signCorrectly = signRawWith((key, payload) => ({ id: 1, signature: key.sign(payload) }))

async function setupConnected(signRaw: Script, accounts = keys) {
  const run = await setup({ get: () => accounts.map((key) => accountEntry(key)), signRaw })
  await run.chain.connect({ connectorId, caipNetworkId: null }, signal)
  return {
    ...run,
    sign: (address: string, text = message) =>
      run.chain.signMessage({ connectorId, address, message: text }, signal),
  }
}

test('signMessage requests the wrapped text with the address in the extension’s format', async () => {
  const { sign, extension } = await setupConnected(signCorrectly)
  await sign(addressOn(ada, 0))
  const data = `0x${Buffer.from(wrapped(message)).toString('hex')}`
  expect(extension.calls.at(-1)).toEqual({
    method: 'signRaw',
    args: [{ address: ada.address, data, type: 'bytes' }],
  })
})

test.each(keys.map((key) => [key.type, key] as const))(
  'signMessage verifies a signature by %s',
  async (_, key) => {
    const { sign } = await setupConnected(signCorrectly)
    await expect(sign(key.address)).resolves.toMatch(/^0x[0-9a-f]{128,130}$/)
  },
)

test.each([ecdsaKey, ethereumKey])(
  'signMessage verifies signatures by $type with both recovery ids',
  async (key) => {
    const { sign } = await setupConnected(signCorrectly)
    const endings = new Set<string>()
    for (const text of 'abcdefghijkl') endings.add((await sign(key.address, text)).slice(-2))
    expect(endings).toEqual(new Set(['00', '01']))
  },
)

test('signMessage does not wrap a wrapped text again', async () => {
  const { sign } = await setupConnected(signCorrectly)
  await expect(sign(ada.address, '<Bytes>text</Bytes>')).resolves.toMatch(/^0x/)
})

test('signMessage accepts a signature with a key type as its first byte', async () => {
  const keyTypes = { ed25519: '00', sr25519: '01', ecdsa: '02' } as Record<string, string>
  const { sign } = await setupConnected(
    signRawWith((key, payload) => ({
      id: 1,
      signature: `0x${keyTypes[key.type]}${key.sign(payload).slice(2)}`,
    })),
  )
  for (const key of [ada, ed25519Key, ecdsaKey])
    await expect(sign(key.address)).resolves.toMatch(/^0x0[012]/)
})

test('signMessage accepts a signature of an Ethereum-style account in the format of EIP-191', async () => {
  const { sign } = await setupConnected(() => ({
    id: 1,
    signature: signAsEthereum(utf8ToBytes(message)),
  }))
  await expect(sign(ethereumKey.address)).resolves.toMatch(/1[bc]$/)
})

const other = wrapped(`${message}!`)
test.each([
  ['by another account', ada, () => bob.sign(wrapped(message))],
  ['of another text', ada, () => ada.sign(other)],
  ['of the text without the wrapper', ada, () => ada.sign(utf8ToBytes(message))],
  ['of another text, by ed25519', ed25519Key, () => ed25519Key.sign(other)],
  ['of another text, by ecdsa', ecdsaKey, () => ecdsaKey.sign(other)],
  ['of another text, by an Ethereum-style account', ethereumKey, () => ethereumKey.sign(other)],
  [
    'of 64 bytes by an Ethereum-style account',
    ethereumKey,
    () => ethereumKey.sign(wrapped(message)).slice(0, -2),
  ],
  ['that is random', ada, () => `0x${'11'.repeat(64)}`],
  ['that is random and has 65 bytes', ecdsaKey, () => `0x${'ff'.repeat(65)}`],
])('signMessage rejects a signature %s', async (_, key, signature) => {
  const { sign } = await setupConnected(() => ({ id: 1, signature: signature() }))
  await expect(sign(key.address)).rejects.toMatchObject({ code: 'sign/not-verified' })
})

test.each([
  [null],
  [7],
  [[]],
  [{}],
  [{ signature: '0x' }],
  [{ signature: 'hello' }],
  [{ signature: `0x${'1'.repeat(500)}` }],
])('signMessage rejects the result %j [B6]', async (result) => {
  const { sign } = await setupConnected(() => result)
  await expect(sign(ada.address)).rejects.toMatchObject({ code: 'rpc/internal' })
})

test.each([
  ['Cancelled', new Error('Cancelled'), 'rpc/user-rejected'],
  ['an unknown error', new Error('boom'), 'rpc/internal'],
])('signMessage maps the error of an extension: %s', async (_, error, code) => {
  const { sign } = await setupConnected(() => Promise.reject(error))
  await expect(sign(ada.address)).rejects.toMatchObject({ name: 'KitError', code })
})

test('signMessage rejects an account that is not shared, without a wallet request', async () => {
  const { sign, extension } = await setupConnected(signCorrectly, [ada])
  for (const address of [bob.address, 'unknown'])
    await expect(sign(address)).rejects.toMatchObject({ code: 'rpc/unauthorized' })
  expect(extension.methods()).not.toContain('signRaw')
})

test('signMessage rejects if the extension has no signer', async () => {
  const { extension, sign } = await setupConnected(signCorrectly)
  Reflect.deleteProperty(extension.injected, 'signer')
  await expect(sign(ada.address)).rejects.toMatchObject({ code: 'rpc/method-not-supported' })
})

test('signTypedData always rejects', async () => {
  const { chain } = await setupConnected(signCorrectly)
  await expect(
    chain.signTypedData({ connectorId, address: ada.address, typedData: {} }, signal),
  ).rejects.toMatchObject({
    code: 'rpc/method-not-supported',
  })
})
