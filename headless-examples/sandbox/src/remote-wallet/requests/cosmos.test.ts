import { createPublicKey, verify } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64 } from '@scure/base'
import { expect, test } from 'vitest'
import {
  adr36Doc,
  aminoBytes,
  type CosmosSignature,
  cosmosPublicKey,
  directBytes,
} from '../../keys/cosmos.ts'
import { sessionOn } from './requests.fixture.ts'

const { firstAddress, secondAddress, accounts, prepare, approve } = sessionOn('cosmos:cosmoshub-4')
const publicKey = cosmosPublicKey(accounts[0]?.secret ?? new Uint8Array())

function isSigned(bytes: Uint8Array, { signature }: CosmosSignature) {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  const part = (from: number) => Buffer.from(point.slice(from, from + 32)).toString('base64url')
  const key = createPublicKey({
    key: { kty: 'EC', crv: 'secp256k1', x: part(1), y: part(33) },
    format: 'jwk',
  })
  return verify('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }, base64.decode(signature))
}
const messageDoc = adr36Doc(firstAddress, new TextEncoder().encode('hello <b>'))
const transactionDoc = {
  chain_id: 'cosmoshub-4',
  account_number: '7',
  sequence: '1',
  memo: '',
  msgs: [],
  fee: { amount: [], gas: '23' },
}
const directDoc = {
  chainId: 'cosmoshub-4',
  accountNumber: '7',
  bodyBytes: base64.encode(Uint8Array.of(1)),
  authInfoBytes: '',
}

test('cosmos_getAccounts returns accounts and keys without asking for approval', async () => {
  const { content, run } = await prepare('cosmos_getAccounts', {})
  expect(content).toBeNull()
  expect(await run()).toMatchObject([
    { algo: 'secp256k1', address: firstAddress, pubkey: base64.encode(publicKey) },
    { algo: 'secp256k1', address: secondAddress },
  ])
})

test('cosmos_signAmino shows a message as text and a transaction as JSON, and signs the document', async () => {
  for (const [signDoc, payload, title] of [
    [messageDoc, 'hello <b>', 'Sign a message'],
    [transactionDoc, JSON.stringify(transactionDoc, null, 2), 'Sign a transaction'],
  ] as const) {
    const params = { signerAddress: firstAddress, signDoc }
    expect((await prepare('cosmos_signAmino', params)).content).toMatchObject({ payload, title })
    const answer = await approve<{ signature: CosmosSignature; signed: object }>(
      'cosmos_signAmino',
      params,
    )
    expect(answer.signed).toEqual(signDoc)
    expect(isSigned(aminoBytes(signDoc), answer.signature)).toBe(true)
  }
})

test('cosmos_signDirect returns a valid signature', async () => {
  const answer = await approve<{ signature: CosmosSignature }>('cosmos_signDirect', {
    signerAddress: firstAddress,
    signDoc: directDoc,
  })
  const doc = {
    chainId: 'cosmoshub-4',
    accountNumber: 7n,
    bodyBytes: Uint8Array.of(1),
    authInfoBytes: new Uint8Array(),
  }
  expect(isSigned(directBytes(doc), answer.signature)).toBe(true)
})

test.each([
  ['cosmos_signAmino', { signerAddress: 'cosmos1', signDoc: transactionDoc }, 4100],
  [
    'cosmos_signAmino',
    { signerAddress: firstAddress, signDoc: { ...transactionDoc, chain_id: 'osmosis-1' } },
    -32602,
  ],
  ['cosmos_signAmino', { signerAddress: secondAddress, signDoc: messageDoc }, -32602],
  [
    'cosmos_signAmino',
    {
      signerAddress: firstAddress,
      signDoc: { ...messageDoc, msgs: [{ type: 'cosmos-sdk/MsgSend', value: {} }] },
    },
    -32602,
  ],
  ['cosmos_signAmino', { signerAddress: firstAddress }, -32602],
  [
    'cosmos_signDirect',
    { signerAddress: firstAddress, signDoc: { ...directDoc, chainId: 'osmosis-1' } },
    -32602,
  ],
  [
    'cosmos_signDirect',
    { signerAddress: firstAddress, signDoc: { ...directDoc, bodyBytes: '!' } },
    -32602,
  ],
  [
    'cosmos_signDirect',
    { signerAddress: firstAddress, signDoc: { ...directDoc, accountNumber: 'x' } },
    -32602,
  ],
])('the phone rejects %s with %j without asking for approval', async (method, params, code) => {
  await expect(prepare(method, params)).rejects.toMatchObject({ code })
})
