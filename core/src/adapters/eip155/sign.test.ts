import { describe, expect, test } from 'vitest'
import { info, startWithWallet } from './scripted-wallet.fixture.ts'

const { signal } = new AbortController()
const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const signature = `0x${'ab'.repeat(65)}`
const request = { connectorId: info.rdns, address: ada }
const typedData = {
  domain: { name: 'Latchkit', chainId: 1n },
  types: {
    Mail: [
      { name: 'text', type: 'string' },
      { name: 'at', type: 'uint256' },
    ],
  },
  primaryType: 'Mail',
  message: { text: 'hello', at: 7n },
}

test('signMessage sends the message as UTF-8 in hex, even if it looks like hex', async () => {
  const { chain, wallet } = await startWithWallet({ personal_sign: () => signature })
  await expect(chain.signMessage({ ...request, message: 'Grüezi' }, signal)).resolves.toBe(
    signature,
  )
  await chain.signMessage({ ...request, message: '0xdeadbeef' }, signal)
  expect(wallet.requests.map(({ params }) => params)).toEqual([
    ['0x4772c3bc657a69', ada],
    ['0x30786465616462656566', ada],
  ])
})

test('signTypedData sends JSON with the EIP712Domain type and bigints as exact text', async () => {
  const { chain, wallet } = await startWithWallet({ eth_signTypedData_v4: () => signature })
  await expect(chain.signTypedData({ ...request, typedData }, signal)).resolves.toBe(signature)
  expect(wallet.requests).toEqual([
    { method: 'eth_signTypedData_v4', params: [ada, expect.any(String)] },
  ])
  const [, text] = Array.isArray(wallet.requests[0]?.params) ? wallet.requests[0].params : []
  expect(JSON.parse(text)).toEqual({
    domain: { name: 'Latchkit', chainId: '1' },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      Mail: typedData.types.Mail,
    },
    primaryType: 'Mail',
    message: { text: 'hello', at: '7' },
  })
})

describe('invalid typed data', () => {
  test.each([
    ['null', null],
    ['text', 'hello'],
    ['data without types', { ...typedData, types: undefined }],
    ['a primary type that is not defined', { ...typedData, primaryType: 'Parcel' }],
    [
      'a number that is too large',
      { ...typedData, types: { Mail: [{ name: 'at', type: 'uint8' }] }, message: { at: 999n } },
    ],
    [
      'an invalid address',
      { ...typedData, types: { Mail: [{ name: 'to', type: 'address' }] }, message: { to: '0x1' } },
    ],
  ])(
    'signTypedData throws rpc/invalid-params for %s without calling the wallet',
    async (_, invalid) => {
      const { chain, wallet } = await startWithWallet({})
      await expect(
        chain.signTypedData({ ...request, typedData: invalid }, signal),
      ).rejects.toMatchObject({ code: 'rpc/invalid-params' })
      expect(wallet.requests).toEqual([])
    },
  )
})

test.each([null, '', '0x', '0x1234', 'signed', { signature }])(
  'signMessage throws rpc/internal for the signature %j',
  async (response) => {
    const { chain } = await startWithWallet({ personal_sign: () => response })
    await expect(chain.signMessage({ ...request, message: 'hello' }, signal)).rejects.toMatchObject(
      { code: 'rpc/internal' },
    )
  },
)

test('signMessage throws rpc/user-rejected if the visitor rejects [B5]', async () => {
  const { chain } = await startWithWallet({ personal_sign: () => Promise.reject({ code: 4001 }) })
  await expect(chain.signMessage({ ...request, message: 'hello' }, signal)).rejects.toMatchObject({
    code: 'rpc/user-rejected',
  })
})
