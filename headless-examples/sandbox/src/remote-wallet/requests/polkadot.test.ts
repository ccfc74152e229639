import { createPublicKey, verify } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { expect, test } from 'vitest'
import { polkadotPayload } from '../../keys/polkadot-payload.ts'
import { sessionOn } from './requests.fixture.ts'

const relay = '91b171bb158e2d3848fa23a9f1c25182'
const { first, accounts, prepare, approve } = sessionOn(`polkadot:${relay}`)

function isSigned(bytes: Uint8Array, signature: string) {
  const x = Buffer.from(ed25519.getPublicKey(accounts[0]?.secret ?? new Uint8Array())).toString(
    'base64url',
  )
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, bytes, key, Buffer.from(signature.slice(-128), 'hex'))
}
const tagged = new TextEncoder().encode('<Bytes>hello</Bytes>')
const hex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString('hex')}`

test.each([
  ['text', { message: 'hello' }],
  ['hex', { message: hex(new TextEncoder().encode('hello')) }],
  ['data with its tags', { data: hex(tagged), type: 'bytes' }],
])(
  'polkadot_signMessage shows a message as %s without tags and signs it wrapped',
  async (_, message) => {
    const params = { address: first, ...message }
    expect((await prepare('polkadot_signMessage', params)).content?.payload).toBe('hello')
    const { signature } = await approve<{ signature: string }>('polkadot_signMessage', params)
    expect(signature).toMatch(/^0x[0-9a-f]{128}$/)
    expect(isSigned(tagged, signature)).toBe(true)
  },
)

const transactionPayload = {
  address: first,
  method: '0x0503aabb',
  era: '0x00',
  nonce: '0x00000007',
  tip: '0x00',
  specVersion: '0x000f4e4b',
  transactionVersion: '0x0000001a',
  genesisHash: `0x${relay}${'00'.repeat(16)}`,
  blockHash: `0x${relay}${'00'.repeat(16)}`,
  signedExtensions: ['CheckGenesis', 'CheckMortality', 'CheckNonce', 'ChargeTransactionPayment'],
  version: 4,
}

test('polkadot_signTransaction shows the call and signs the payload', async () => {
  const params = { address: first, transactionPayload }
  const { content } = await prepare('polkadot_signTransaction', params)
  expect([content?.payload, content?.facts[0]]).toEqual([
    '0x0503aabb',
    { label: 'Number', value: '7' },
  ])
  const { signature } = await approve<{ signature: string }>('polkadot_signTransaction', params)
  expect(signature.slice(0, 4)).toBe('0x00')
  expect(isSigned(polkadotPayload(transactionPayload), signature)).toBe(true)
})

test.each([
  ['polkadot_signMessage', { address: 'other', message: 'hello' }, 4100],
  ['polkadot_signMessage', { address: first }, -32602],
  ['polkadot_signMessage', { address: first, message: '0xzz' }, -32602],
  ['polkadot_signMessage', { address: first, data: '0x00', type: 'payload' }, -32602],
  ['polkadot_signTransaction', { address: first }, -32602],
  [
    'polkadot_signTransaction',
    { address: first, transactionPayload: { ...transactionPayload, era: 'mortal' } },
    -32602,
  ],
  [
    'polkadot_signTransaction',
    {
      address: first,
      transactionPayload: { ...transactionPayload, signedExtensions: ['CheckElse'] },
    },
    -32602,
  ],
  [
    'polkadot_signTransaction',
    {
      address: first,
      transactionPayload: { ...transactionPayload, genesisHash: `0x${'b0'.repeat(32)}` },
    },
    -32602,
  ],
])('%s with %j is rejected without an approval', async (method, params, code) => {
  await expect(prepare(method, params)).rejects.toMatchObject({ code })
})
