import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import { describe, expect, test } from 'vitest'
import {
  ada,
  bob,
  ecco,
  eddie,
  etha,
  listed,
  on,
  signAsEthereum,
  type TestKey,
  wrapped,
} from './keys.fixture.ts'
import { meet, type Script } from './scripted-extension.fixture.ts'

const { signal } = new AbortController()
const connectorId = 'polkadot-js'
const message = 'Grüezi <b>&amp;</b> 你好'
const keys = [ada, eddie, ecco, etha]

/** Signs what it is given, as extensions do: the bytes of `data`. */
const signing =
  (sign: (key: TestKey, payload: Uint8Array) => unknown): Script =>
  (payload) => {
    const { address, data } = payload as { address: string; data: string }
    const key = keys.find((one) => one.address === address)
    if (key === undefined) throw new Error('Unable to find keypair')
    return sign(key, hexToBytes(data.slice(2)))
  }
const honest = signing((key, payload) => ({ id: 1, signature: key.sign(payload) }))

async function connected(signRaw: Script, accounts = keys) {
  const met = await meet({ get: () => accounts.map((key) => listed(key)), signRaw })
  await met.chain.connect({ connectorId, caipNetworkId: null }, signal)
  return {
    ...met,
    sign: (address: string, text = message) =>
      met.chain.signMessage({ connectorId, address, message: text }, signal),
  }
}

test('the text is wrapped, and asked for with the address as the extension writes it', async () => {
  const { sign, extension } = await connected(honest)
  await sign(on(ada, 0))
  const data = `0x${Buffer.from(wrapped(message)).toString('hex')}`
  expect(extension.asked.at(-1)).toEqual({
    method: 'signRaw',
    args: [{ address: ada.address, data, type: 'bytes' }],
  })
})

test.each(keys.map((key) => [key.type, key] as const))(
  'a signature by %s is verified',
  async (_, key) => {
    const { sign } = await connected(honest)
    await expect(sign(key.address)).resolves.toMatch(/^0x[0-9a-f]{128,130}$/)
  },
)

test.each([ecco, etha])(
  'a signature by $type leads back to one of two keys, and says to which',
  async (key) => {
    const { sign } = await connected(honest)
    const endings = new Set<string>()
    for (const text of 'abcdefghijkl') endings.add((await sign(key.address, text)).slice(-2))
    expect(endings).toEqual(new Set(['00', '01']))
  },
)

test('a text that is wrapped already is wrapped once', async () => {
  const { sign } = await connected(honest)
  await expect(sign(ada.address, '<Bytes>text</Bytes>')).resolves.toMatch(/^0x/)
})

test('a signature may begin with the kind of its key', async () => {
  const kinds = { ed25519: '00', sr25519: '01', ecdsa: '02' } as Record<string, string>
  const { sign } = await connected(
    signing((key, payload) => ({
      id: 1,
      signature: `0x${kinds[key.type]}${key.sign(payload).slice(2)}`,
    })),
  )
  for (const key of [ada, eddie, ecco])
    await expect(sign(key.address)).resolves.toMatch(/^0x0[012]/)
})

test('an Ethereum-style account may sign as Ethereum’s wallets do', async () => {
  const plain = await connected(() => ({ id: 1, signature: signAsEthereum(utf8ToBytes(message)) }))
  await expect(plain.sign(etha.address)).resolves.toMatch(/1[bc]$/)
})

describe('a signature that is not the account’s, of that text, is not handed on', () => {
  const other = wrapped(`${message}!`)
  test.each([
    ['another account’s', ada, () => bob.sign(wrapped(message))],
    ['of another text', ada, () => ada.sign(other)],
    ['of the text unwrapped', ada, () => ada.sign(utf8ToBytes(message))],
    ['of another text, by ed25519', eddie, () => eddie.sign(other)],
    ['of another text, by ecdsa', ecco, () => ecco.sign(other)],
    ['of another text, by an Ethereum-style account', etha, () => etha.sign(other)],
    ['64 bytes of an Ethereum-style account', etha, () => etha.sign(wrapped(message)).slice(0, -2)],
    ['made up', ada, () => `0x${'11'.repeat(64)}`],
    ['made up, and 65 bytes long', ecco, () => `0x${'ff'.repeat(65)}`],
  ])('%s', async (_, key, signature) => {
    const { sign } = await connected(() => ({ id: 1, signature: signature() }))
    await expect(sign(key.address)).rejects.toMatchObject({ code: 'sign/not-verified' })
  })
})

test.each([
  [null],
  [7],
  [[]],
  [{}],
  [{ signature: '0x' }],
  [{ signature: 'hello' }],
  [{ signature: `0x${'1'.repeat(500)}` }],
])('B6: %j is no signature', async (answer) => {
  const { sign } = await connected(() => answer)
  await expect(sign(ada.address)).rejects.toMatchObject({ code: 'rpc/internal' })
})

test.each([
  ['Cancelled', new Error('Cancelled'), 'rpc/user-rejected'],
  ['something broken', new Error('boom'), 'rpc/internal'],
])('an extension that throws %s', async (_, error, code) => {
  const { sign } = await connected(() => Promise.reject(error))
  await expect(sign(ada.address)).rejects.toMatchObject({ name: 'KitError', code })
})

test('an account that is not shared signs nothing, and nobody is asked', async () => {
  const { sign, extension } = await connected(honest, [ada])
  for (const address of [bob.address, 'nobody'])
    await expect(sign(address)).rejects.toMatchObject({ code: 'rpc/unauthorized' })
  expect(extension.methods()).not.toContain('signRaw')
})

test('an extension without a signer says so', async () => {
  const { extension, sign } = await connected(honest)
  Reflect.deleteProperty(extension.injected, 'signer')
  await expect(sign(ada.address)).rejects.toMatchObject({ code: 'rpc/method-not-supported' })
})

test('typed data are not of this family', async () => {
  const { chain } = await connected(honest)
  await expect(
    chain.signTypedData({ connectorId, address: ada.address, typedData: {} }, signal),
  ).rejects.toMatchObject({
    code: 'rpc/method-not-supported',
  })
})
