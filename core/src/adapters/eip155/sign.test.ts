import { concatHex, encodeAbiParameters, type Hex, hashMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { scriptedNodes } from '../../clients/json-rpc/scripted-nodes.fixture.ts'
import { info, type Script, startWithWallet } from './scripted-wallet.fixture.ts'
import { type Answers, ada, bob, network, rpcError } from './transfer/scripted-chain.fixture.ts'

const { signal } = new AbortController()
const account = privateKeyToAccount(
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
)
const other = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const signRaw: Script = (params) => {
  const [raw] = params as [Hex]
  return account.signMessage({ message: { raw } })
}
const request = {
  connectorId: info.rdns,
  address: ada,
  caipNetworkId: network.caipNetworkId,
}
const onChain = (answers: Answers) => ({
  networks: () => [network],
  fetch: scriptedNodes({
    'node.example': { eth_chainId: () => '0x7a69', eth_getCode: () => '0x', ...answers },
  }).fetch,
})
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
  const { chain, wallet } = await startWithWallet({ personal_sign: signRaw })
  await expect(chain.signMessage({ ...request, message: 'Grüezi' }, signal)).resolves.toBe(
    await account.signMessage({ message: 'Grüezi' }),
  )
  await chain.signMessage({ ...request, message: '0xdeadbeef' }, signal)
  expect(wallet.requests.map(({ params }) => params)).toEqual([
    ['0x4772c3bc657a69', ada],
    ['0x30786465616462656566', ada],
  ])
})

test('signTypedData sends JSON with the EIP712Domain type and bigints as exact text', async () => {
  const signature = await account.signTypedData({ ...typedData, primaryType: 'Mail' })
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

test.each([
  ['version', '9'],
  ['salt', `0x${'00'.repeat(32)}`],
])('Object.prototype.%s does not change the signed domain [Z18]', async (name, value) => {
  const signature = await account.signTypedData({ ...typedData, primaryType: 'Mail' })
  const { chain, wallet } = await startWithWallet({ eth_signTypedData_v4: () => signature })
  Object.defineProperty(Object.prototype, name, { value, configurable: true })
  try {
    await expect(chain.signTypedData({ ...request, typedData }, signal)).resolves.toBe(signature)
  } finally {
    Reflect.deleteProperty(Object.prototype, name)
  }
  expect(JSON.stringify(wallet.requests)).not.toContain(name)
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

test.each([
  null,
  '',
  '0x',
  '0x1234',
  'signed',
  { signature: '0x' },
  `0x${'5a'.repeat(31)}`,
  `0x${'5a'.repeat(32)}`,
])('signMessage throws rpc/internal for the signature %j [XB2]', async (response) => {
  const { chain } = await startWithWallet({ personal_sign: () => response })
  await expect(chain.signMessage({ ...request, message: 'hello' }, signal)).rejects.toMatchObject({
    code: 'rpc/internal',
  })
})

test('signMessage throws rpc/user-rejected if the visitor rejects [B5]', async () => {
  const { chain } = await startWithWallet({ personal_sign: () => Promise.reject({ code: 4001 }) })
  await expect(chain.signMessage({ ...request, message: 'hello' }, signal)).rejects.toMatchObject({
    code: 'rpc/user-rejected',
  })
})

test('signMessage and signTypedData reject a signature by another account [W5]', async () => {
  const { chain } = await startWithWallet(
    {
      personal_sign: () => other.signMessage({ message: 'hello' }),
      eth_signTypedData_v4: () => other.signTypedData({ ...typedData, primaryType: 'Mail' }),
    },
    onChain({}),
  )
  const requests = [
    chain.signMessage({ ...request, message: 'hello' }, signal),
    chain.signTypedData({ ...request, typedData }, signal),
  ]
  for (const signing of requests)
    await expect(signing).rejects.toMatchObject({ code: 'sign/not-verified' })
})

test('signMessage rejects a signature of another text [W5]', async () => {
  const signature = await account.signMessage({ message: 'Hello' })
  const { chain } = await startWithWallet({ personal_sign: () => signature }, onChain({}))
  await expect(chain.signMessage({ ...request, message: 'hello' }, signal)).rejects.toMatchObject({
    code: 'sign/not-verified',
  })
})

test('signMessage accepts a compact signature (ERC-2098) [W5]', async () => {
  const signature = compact(await account.signMessage({ message: 'hello' }))
  const { chain } = await startWithWallet({ personal_sign: () => signature })
  await expect(chain.signMessage({ ...request, message: 'hello' }, signal)).resolves.toBe(signature)
})

describe('the signature of a contract account is verified on the stated chain (ERC-1271, ERC-6492) [W5]', () => {
  const signature: Hex = `0x${'07'.repeat(96)}`
  const wrapped = concatHex([
    encodeAbiParameters(
      [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
      [bob, '0x', signature],
    ),
    `0x${'6492'.repeat(16)}`,
  ])
  const valid: Answers = { eth_getCode: () => '0x60', eth_call: () => '0x01' }
  const rejected = () => rpcError('execution reverted')
  test.each<[string, Hex, Answers, string | null]>([
    ['a contract that accepts it', signature, valid, null],
    [
      'a contract that rejects it',
      signature,
      { ...valid, eth_call: () => '0x00' },
      'sign/not-verified',
    ],
    ['a call that reverts', signature, { ...valid, eth_call: rejected }, 'sign/not-verified'],
    [
      'a node that returns nothing',
      signature,
      { ...valid, eth_call: () => '0x' },
      'sign/not-verified',
    ],
    ['no code', signature, { ...valid, eth_getCode: () => '0x' }, 'sign/not-verified'],
    ['no code and a factory', wrapped, { ...valid, eth_getCode: () => '0x' }, null],
    ['an unreadable response', signature, { ...valid, eth_call: () => 7 }, 'endpoint/unreadable'],
    [
      'a node of another chain',
      signature,
      { ...valid, eth_chainId: () => '0x1' },
      'endpoint/wrong-chain',
    ],
  ])('signMessage verifies by contract: %s [W5]', async (_, response, answers, code) => {
    const calls: unknown[] = []
    const recorded: Answers = {
      ...answers,
      eth_call: (call) => {
        calls.push(call.params[0])
        return answers.eth_call?.(call)
      },
    }
    const { chain } = await startWithWallet({ personal_sign: () => response }, onChain(recorded))
    const signing = chain.signMessage({ ...request, message: 'hello' }, signal)
    if (code === null) await expect(signing).resolves.toBe(response)
    else await expect(signing).rejects.toMatchObject({ code })
    for (const call of calls) expect(JSON.stringify(call)).toContain(hashMessage('hello').slice(2))
  })

  test('signMessage throws for a contract account on a network that is not configured', async () => {
    const { chain } = await startWithWallet({ personal_sign: () => signature })
    await expect(chain.signMessage({ ...request, message: 'hello' }, signal)).rejects.toMatchObject(
      {
        code: 'connector/chain-not-configured',
      },
    )
  })
})

/** Removes the recovery byte of a signature and stores it in the first bit of `s`. */
function compact(signature: Hex): Hex {
  const yParity = Number(`0x${signature.slice(130)}`) - 27
  const first = Number(`0x${signature.slice(66, 68)}`) | (yParity << 7)
  return `0x${signature.slice(2, 66)}${first.toString(16).padStart(2, '0')}${signature.slice(68, 130)}`
}
