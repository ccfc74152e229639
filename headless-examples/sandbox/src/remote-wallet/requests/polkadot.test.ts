import { createPublicKey, verify } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { expect, test } from 'vitest'
import { polkadotPayload } from '../../keys/polkadot-payload.ts'
import { sessionOn } from './requests.fixture.ts'

const reference = '91b171bb158e2d3848fa23a9f1c25182'
const { firstAddress, accounts, prepare, approve } = sessionOn(`polkadot:${reference}`)

function isSigned(bytes: Uint8Array, signature: string) {
  const x = Buffer.from(ed25519.getPublicKey(accounts[0]?.secret ?? new Uint8Array())).toString(
    'base64url',
  )
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, bytes, key, Buffer.from(signature.slice(-128), 'hex'))
}
const wrapped = new TextEncoder().encode('<Bytes>hello</Bytes>')
const hex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString('hex')}`

test.each([
  ['a message in text', { message: 'hello' }],
  ['a message in hex', { message: hex(new TextEncoder().encode('hello')) }],
  ['hex of the wrapped bytes', { data: hex(wrapped), type: 'bytes' }],
])(
  'polkadot_signMessage with %s shows the message and signs it wrapped in <Bytes>',
  async (_, message) => {
    const params = { address: firstAddress, ...message }
    expect((await prepare('polkadot_signMessage', params)).content?.payload).toBe('hello')
    const { signature } = await approve<{ signature: string }>('polkadot_signMessage', params)
    expect(signature).toMatch(/^0x[0-9a-f]{128}$/)
    expect(isSigned(wrapped, signature)).toBe(true)
  },
)

const transactionPayload = {
  address: firstAddress,
  method: '0x0503aabb',
  era: '0x00',
  nonce: '0x00000007',
  tip: '0x00',
  specVersion: '0x000f4e4b',
  transactionVersion: '0x0000001a',
  genesisHash: `0x${reference}${'00'.repeat(16)}`,
  blockHash: `0x${reference}${'00'.repeat(16)}`,
  signedExtensions: ['CheckGenesis', 'CheckMortality', 'CheckNonce', 'ChargeTransactionPayment'],
  version: 4,
}

test('polkadot_signTransaction shows the call and signs the payload', async () => {
  const params = { address: firstAddress, transactionPayload }
  const { content } = await prepare('polkadot_signTransaction', params)
  expect([content?.payload, content?.facts[0]]).toEqual([
    '0x0503aabb',
    { label: 'Nonce', value: '7' },
  ])
  const { signature } = await approve<{ signature: string }>('polkadot_signTransaction', params)
  expect(signature.slice(0, 4)).toBe('0x00')
  expect(isSigned(polkadotPayload(transactionPayload), signature)).toBe(true)
})

test.each([
  ['polkadot_signMessage', { address: 'other', message: 'hello' }, 4100],
  ['polkadot_signMessage', { address: firstAddress }, -32602],
  ['polkadot_signMessage', { address: firstAddress, message: '0xzz' }, -32602],
  ['polkadot_signMessage', { address: firstAddress, data: '0x00', type: 'payload' }, -32602],
  ['polkadot_signTransaction', { address: firstAddress }, -32602],
  [
    'polkadot_signTransaction',
    { address: firstAddress, transactionPayload: { ...transactionPayload, era: 'mortal' } },
    -32602,
  ],
  [
    'polkadot_signTransaction',
    {
      address: firstAddress,
      transactionPayload: { ...transactionPayload, signedExtensions: ['CheckElse'] },
    },
    -32602,
  ],
  [
    'polkadot_signTransaction',
    {
      address: firstAddress,
      transactionPayload: { ...transactionPayload, genesisHash: `0x${'b0'.repeat(32)}` },
    },
    -32602,
  ],
])('the phone rejects %s with %j without asking for approval', async (method, params, code) => {
  await expect(prepare(method, params)).rejects.toMatchObject({ code })
})
