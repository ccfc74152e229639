import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { ada, bob, setup } from './scripted-keplr.fixture.ts'

const { signal } = new AbortController()
const address = ada.addressOn('cosmos')
const message = 'Grüezi <b>&amp;</b>\n'
const rejectWith = (error: unknown) => () => Promise.reject(error)

async function setupConnected(scripts: Parameters<typeof setup>[0] = {}) {
  const run = await setup(scripts)
  await run.chain.connect({ connectorId: 'keplr', caipNetworkId: null }, signal)
  return {
    ...run,
    sign: (owner: string = address) =>
      run.chain.signMessage({ connectorId: 'keplr', address: owner, message }, signal),
  }
}

test('signMessage signs with ADR-36 on the chain of the account', async () => {
  const { sign, wallet } = await setupConnected()
  await expect(sign()).resolves.toBe(ada.sign(address, message).signature)
  expect(wallet.calls.at(-1)).toEqual(['signArbitrary', 'cosmoshub-4', address, message])
})

test('signMessage signs for another configured chain of the address’s prefix', async () => {
  const { sign, wallet } = await setupConnected()
  const other = ada.addressOn('osmo')
  await expect(sign(other)).resolves.toBe(ada.sign(other, message).signature)
  expect(wallet.calls.at(-1)).toEqual(['signArbitrary', 'osmosis-1', other, message])
})

test('signMessage calls signAmino if the wallet has no signArbitrary', async () => {
  const { chain, wallet } = await setup({
    signAmino: (_, signer) => ({ signed: {}, signature: ada.sign(String(signer), message) }),
  })
  Reflect.deleteProperty(wallet.api, 'signArbitrary')
  await chain.connect({ connectorId: 'keplr', caipNetworkId: null }, signal)
  await expect(chain.signMessage({ connectorId: 'keplr', address, message }, signal)).resolves.toBe(
    ada.sign(address, message).signature,
  )
  expect(wallet.calls.at(-1)?.[3]).toMatchObject({
    chain_id: '',
    memo: '',
    msgs: [{ type: 'sign/MsgSignData', value: { signer: address } }],
  })
})

const valid = ada.sign(address, message)
const highS = () => {
  const bytes = base64.decode(valid.signature)
  const half = BigInt(`0x${Buffer.from(bytes.slice(32)).toString('hex')}`)
  const other = (secp256k1.Point.Fn.ORDER - half).toString(16).padStart(64, '0')
  return {
    ...valid,
    signature: base64.encode(
      Uint8Array.from([...bytes.slice(0, 32), ...Buffer.from(other, 'hex')]),
    ),
  }
}
test.each([
  ['a signature of another text', ada.sign(address, `${message}!`), 'sign/not-verified'],
  ['a signature by another key', bob.sign(address, message), 'sign/not-verified'],
  [
    'a signature with another public key',
    { ...valid, pub_key: bob.sign(address, message).pub_key },
    'sign/not-verified',
  ],
  ['a high-S signature', highS(), 'sign/not-verified'],
  [
    'a signature of another length',
    { ...valid, signature: base64.encode(new Uint8Array(65)) },
    'sign/not-verified',
  ],
  ['a signature that is not base64', { ...valid, signature: '0x0' }, 'rpc/internal'],
  ['a signature without its public key', { signature: valid.signature }, 'rpc/internal'],
  ['text instead of an object', valid.signature, 'rpc/internal'],
  ['a list', [], 'rpc/internal'],
  ['undefined', undefined, 'rpc/internal'],
  ['a number', 7, 'rpc/internal'],
])('signMessage rejects %s', async (_, result, code) => {
  const { sign } = await setupConnected({ signArbitrary: () => result })
  await expect(sign()).rejects.toMatchObject({ code })
})

test.each([
  ['a rejection', new Error('Request rejected'), 'rpc/user-rejected'],
  ['another active account', new Error('Signer mismatched'), 'rpc/internal'],
  ['undefined [B6]', undefined, 'rpc/internal'],
])('signMessage maps an error of the wallet: %s', async (_, error, code) => {
  const { sign } = await setupConnected({ signArbitrary: rejectWith(error) })
  await expect(sign()).rejects.toMatchObject({ code })
})

test('signMessage rejects an unknown account and a disconnected wallet without a wallet request', async () => {
  const { sign, wallet, chain } = await setupConnected()
  await expect(sign('unknown')).rejects.toMatchObject({ code: 'rpc/unauthorized' })
  await chain.disconnect('keplr', signal)
  await expect(sign()).rejects.toMatchObject({ code: 'rpc/unauthorized' })
  expect(wallet.methods()).not.toContain('signArbitrary')
})

test('signTypedData always rejects', async () => {
  const { chain } = await setupConnected()
  await expect(
    chain.signTypedData({ connectorId: 'keplr', address, typedData: {} }, signal),
  ).rejects.toMatchObject({
    code: 'rpc/method-not-supported',
  })
})
