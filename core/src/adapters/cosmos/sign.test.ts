import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64 } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { ada, bob, meet } from './scripted-keplr.fixture.ts'

const { signal } = new AbortController()
const address = ada.addressOn('cosmos')
const message = 'Grüezi <b>&amp;</b>\n'
const fails = (error: unknown) => () => Promise.reject(error)

async function connected(scripts: Parameters<typeof meet>[0] = {}) {
  const met = await meet(scripts)
  await met.chain.connect({ connectorId: 'keplr', caipNetworkId: null }, signal)
  return {
    ...met,
    sign: (owner: string = address) =>
      met.chain.signMessage({ connectorId: 'keplr', address: owner, message }, signal),
  }
}

test('a text is signed as ADR-36 has it, on the chain of the account', async () => {
  const { sign, wallet } = await connected()
  await expect(sign()).resolves.toBe(ada.sign(address, message).signature)
  expect(wallet.asked.at(-1)).toEqual(['signArbitrary', 'cosmoshub-4', address, message])
})

test('the same account on another chain of the page is signed for there', async () => {
  const { sign, wallet } = await connected()
  const other = ada.addressOn('osmo')
  await expect(sign(other)).resolves.toBe(ada.sign(other, message).signature)
  expect(wallet.asked.at(-1)).toEqual(['signArbitrary', 'osmosis-1', other, message])
})

test('a wallet without signArbitrary signs the document itself', async () => {
  const { chain, wallet } = await meet({
    signAmino: (_, signer) => ({ signed: {}, signature: ada.sign(String(signer), message) }),
  })
  Reflect.deleteProperty(wallet.api, 'signArbitrary')
  await chain.connect({ connectorId: 'keplr', caipNetworkId: null }, signal)
  await expect(chain.signMessage({ connectorId: 'keplr', address, message }, signal)).resolves.toBe(
    ada.sign(address, message).signature,
  )
  expect(wallet.asked.at(-1)?.[3]).toMatchObject({
    chain_id: '',
    memo: '',
    msgs: [{ type: 'sign/MsgSignData', value: { signer: address } }],
  })
})

describe('a signature is refused that is', () => {
  const genuine = ada.sign(address, message)
  const high = () => {
    const bytes = base64.decode(genuine.signature)
    const half = BigInt(`0x${Buffer.from(bytes.slice(32)).toString('hex')}`)
    const other = (secp256k1.Point.Fn.ORDER - half).toString(16).padStart(64, '0')
    return {
      ...genuine,
      signature: base64.encode(
        Uint8Array.from([...bytes.slice(0, 32), ...Buffer.from(other, 'hex')]),
      ),
    }
  }
  test.each([
    ['of another text', ada.sign(address, `${message}!`), 'sign/not-verified'],
    ['of another key', bob.sign(address, message), 'sign/not-verified'],
    [
      'of this key under another’s name',
      { ...genuine, pub_key: bob.sign(address, message).pub_key },
      'sign/not-verified',
    ],
    ['the higher of two', high(), 'sign/not-verified'],
    [
      'of another length',
      { ...genuine, signature: base64.encode(new Uint8Array(65)) },
      'sign/not-verified',
    ],
    ['not base64', { ...genuine, signature: '0x0' }, 'rpc/internal'],
    ['without its key', { signature: genuine.signature }, 'rpc/internal'],
    ['text', genuine.signature, 'rpc/internal'],
    ['a list', [], 'rpc/internal'],
    ['nothing', undefined, 'rpc/internal'],
    ['a number', 7, 'rpc/internal'],
  ])('%s', async (_, answer, code) => {
    const { sign } = await connected({ signArbitrary: () => answer })
    await expect(sign()).rejects.toMatchObject({ code })
  })
})

test.each([
  ['declined', new Error('Request rejected'), 'rpc/user-rejected'],
  ['an account that is not in front', new Error('Signer mismatched'), 'rpc/internal'],
  ['B6: nothing', undefined, 'rpc/internal'],
])('%s is told as what it is', async (_, error, code) => {
  const { sign } = await connected({ signArbitrary: fails(error) })
  await expect(sign()).rejects.toMatchObject({ code })
})

test('nothing is asked for an account of nowhere, nor of a wallet that is not connected', async () => {
  const { sign, wallet, chain } = await connected()
  await expect(sign('nobody')).rejects.toMatchObject({ code: 'rpc/unauthorized' })
  await chain.disconnect('keplr', signal)
  await expect(sign()).rejects.toMatchObject({ code: 'rpc/unauthorized' })
  expect(wallet.methods()).not.toContain('signArbitrary')
})

test('typed data is Ethereum’s', async () => {
  const { chain } = await connected()
  await expect(
    chain.signTypedData({ connectorId: 'keplr', address, typedData: {} }, signal),
  ).rejects.toMatchObject({
    code: 'rpc/method-not-supported',
  })
})
