import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import type { EmbeddedUser } from '../../domain/embedded/embedded-user.ts'
import { catalogue } from '../../errors/catalogue.ts'
import { KitError } from '../../errors/kit-error.ts'
import { createApprovalQueue } from './approval-queue.ts'
import { handleRequest } from './handle-request.ts'

const { signal } = new AbortController()
const hash = `0x${'ab'.repeat(32)}`
const user: EmbeddedUser = {
  email: null,
  userName: null,
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  caipNetworkId: toCaipNetworkId('eip155:137'),
  accounts: [],
  preferredAccountType: null,
  smartAccountDeployed: null,
}

/** Handles requests with a frame that gives one answer. */
function startHandler(answer: unknown = '0x01', connected: EmbeddedUser | null = user) {
  const sent: unknown[] = []
  const refused: string[] = []
  const switched: unknown[] = []
  const queue = createApprovalQueue({ id: () => 'r1', onLate: () => {} })
  const received: unknown[] = []
  queue.source.subscribe({
    received: (request) => received.push(request),
    settled: (id, outcome) => received.push([id, outcome]),
  })
  const request = (method: string, params?: unknown, namespace: 'eip155' | 'solana' = 'eip155') =>
    handleRequest(
      {
        async send(network, payload) {
          sent.push([network, payload])
          if (answer instanceof Error) throw answer
          return answer
        },
        queue,
        user: () => connected,
        async switchTo(chainId) {
          switched.push(chainId)
          return null
        },
        onRefused: (each) => refused.push(each),
        signal,
      },
      namespace,
      { method, params },
    )
  return { request, queue, sent, refused, switched, received }
}

test('handleRequest answers accounts and chain id from the session', async () => {
  const { request, sent } = startHandler()
  expect(await request('eth_accounts')).toEqual([user.address])
  expect(await request('eth_requestAccounts')).toEqual([user.address])
  expect(await request('eth_chainId')).toBe('0x89')
  expect(sent).toEqual([])
})

test.each([
  [[{ chainId: '0x1' }], '0x1'],
  [[], null],
  [undefined, null],
])('handleRequest switches the network for the parameters %j', async (params, chainId) => {
  const { request, sent, switched } = startHandler()
  expect(await request('wallet_switchEthereumChain', params)).toBeNull()
  expect([switched, sent]).toEqual([[chainId], []])
})

test('handleRequest sends a read without a decision of the visitor', async () => {
  const { request, sent, received } = startHandler('0x10')
  const params = ['0x1', 'latest']
  expect(await request('eth_getBalance', params)).toBe('0x10')
  expect(sent).toEqual([[user.caipNetworkId, { method: 'eth_getBalance', params }]])
  expect(received).toEqual([])
})

test('handleRequest shows a request that signs, with a copy of its parameters [R13]', async () => {
  const { request, sent, received } = startHandler(hash)
  const params = [{ to: '0x1' }]
  expect(await request('eth_sendTransaction', params)).toBe(hash)
  expect(received[0]).toMatchObject({
    id: 'r1',
    namespace: 'eip155',
    address: user.address,
    caipNetworkId: 'eip155:137',
    method: 'eth_sendTransaction',
    params: [{ to: '0x1' }],
  })
  expect([sent, received[1]]).toEqual([
    [[user.caipNetworkId, { method: 'eth_sendTransaction', params: [{ to: '0x1' }] }]],
    ['r1', 'success'],
  ])
})

test('a request whose shown parameters the page changes is sent as the page gave it [R13]', async () => {
  const { request, queue, sent } = startHandler(hash)
  queue.source.subscribe({
    received: ({ params }) => Object.assign(Object(params)[0], { to: '0x2' }),
    settled: () => {},
  })
  await request('eth_sendTransaction', [{ to: '0x1' }])
  expect(sent).toEqual([
    [user.caipNetworkId, { method: 'eth_sendTransaction', params: [{ to: '0x1' }] }],
  ])
})

test.each(['eth_sign', 'constructor', ''])(
  'handleRequest refuses %j, which is reported and not sent [F6, R4]',
  async (method) => {
    const { request, sent, refused } = startHandler()
    await expect(request(method, [])).rejects.toMatchObject({
      code: 'embedded/method-not-allowed',
      message: expect.stringContaining('Requested RPC call is not allowed'),
    })
    expect([sent, refused]).toEqual([[], [method]])
  },
)

test.each([
  ['wallet_sendTransaction', 'rpc/method-not-found'],
  ['wallet_addEthereumChain', 'embedded/method-not-allowed'],
])(
  'handleRequest refuses %s, which libraries send by themselves, without a report [EM7]',
  async (method, code) => {
    const { request, sent, refused } = startHandler()
    await expect(request(method, [{}])).rejects.toMatchObject({ code })
    expect([sent, refused]).toEqual([[], []])
  },
)

test('handleRequest has local answers on eip155 only', async () => {
  const { request, refused } = startHandler()
  for (const method of ['eth_requestAccounts', 'wallet_switchEthereumChain'])
    await expect(request(method, [], 'solana')).rejects.toMatchObject({
      code: 'embedded/method-not-allowed',
    })
  expect(refused).toHaveLength(2)
})

test('handleRequest throws rpc/provider-disconnected without a session', async () => {
  const { request, sent } = startHandler('0x', null)
  for (const method of ['eth_accounts', 'eth_call', 'personal_sign', 'eth_sign'])
    await expect(request(method, [])).rejects.toMatchObject({ code: 'rpc/provider-disconnected' })
  expect(sent).toEqual([])
})

test.each([
  ['rpc/user-rejected', 'cancel'],
  ['embedded/request-aborted', 'error'],
  ['embedded/frame-error', 'error'],
] as const)('handleRequest passes the error %s on and settles as %s', async (code, outcome) => {
  const { request, received } = startHandler(new KitError(catalogue, code))
  await expect(request('personal_sign', ['0x', '0x'])).rejects.toMatchObject({ code })
  expect(received.at(-1)).toEqual(['r1', outcome])
})

test.each([
  new KitError(catalogue, 'rpc/unsupported-method'),
  new KitError(catalogue, 'rpc/method-not-found'),
  new KitError(catalogue, 'embedded/frame-refused', { text: 'The method is not supported' }),
])('wallet_revokePermissions answers 0x where the frame does not support it: %s', async (error) => {
  const { request } = startHandler(error)
  expect(await request('wallet_revokePermissions', [])).toBe('0x')
  await expect(request('wallet_grantPermissions', [])).rejects.toBe(error)
})

test('wallet_revokePermissions passes a decline and every other error on', async () => {
  for (const error of [
    new KitError(catalogue, 'rpc/user-rejected'),
    new KitError(catalogue, 'embedded/frame-refused', { text: 'The session ended' }),
  ])
    await expect(startHandler(error).request('wallet_revokePermissions', [])).rejects.toBe(error)
})

test.each([
  ['eth_sendTransaction', [{ to: '0x01', chainId: '0xa' }]],
  ['eth_sendTransaction', [{ to: '0x01', chainId: 10 }]],
  ['wallet_sendCalls', [{ chainId: '0xa', calls: [] }]],
  ['wallet_sendCalls', [{ calls: [{ to: '0x01', chainId: '0xa' }] }]],
  ['wallet_grantPermissions', [{ chainId: '0xa' }]],
  ['eth_signTypedData_v4', [user.address, { domain: { chainId: 10 } }]],
  ['eth_signTypedData_v4', [user.address, JSON.stringify({ domain: { chainId: '0xa' } })]],
])(
  'handleRequest refuses %s for another chain than the active one, %j [EM2]',
  async (method, params) => {
    const { request, sent, received } = startHandler()
    await expect(request(method, params)).rejects.toMatchObject({
      code: 'connector/chain-mismatch',
      details: { found: 'eip155:137', expected: 'eip155:10' },
    })
    expect([sent, received]).toEqual([[], []])
  },
)

test.each([
  ['eth_sendTransaction', [{ chainId: '0x89' }]],
  ['eth_sendTransaction', [{}]],
  ['eth_signTypedData_v4', [user.address, { domain: {} }]],
  ['wallet_sendCalls', [{ chainId: 137, calls: [{}] }]],
])('handleRequest sends %s for the active chain, %j [EM2]', async (method, params) => {
  const { request, sent } = startHandler(method === 'wallet_sendCalls' ? { id: '1' } : hash)
  await request(method, params)
  expect(sent).toHaveLength(1)
})

const other = '0x0000000000000000000000000000000000000021'
const named = (address: string): readonly [method: string, params: unknown][] => [
  ['eth_sendTransaction', [{ from: address }]],
  ['personal_sign', ['0x68656c6c6f', address]],
  ['personal_sign', [address, '0x68656c6c6f']],
  ['eth_signTypedData_v4', [address, {}]],
  ['wallet_sendCalls', [{ from: address, calls: [] }]],
  ['wallet_sendCalls', [{ calls: [{ from: address }] }]],
]

test.each(named(other))(
  'handleRequest refuses %s for an account that is not the user’s, %j [EM4]',
  async (method, params) => {
    const { request, sent, received } = startHandler()
    await expect(request(method, params)).rejects.toMatchObject({ code: 'rpc/unauthorized' })
    expect([sent, received]).toEqual([[], []])
  },
)

test('handleRequest sends calls of the active account only, and signs for each of the user [EM4]', async () => {
  const accounts = [user.address, other].map((address) => ({ address, type: 'eoa' as const }))
  for (const [method, params] of named(other)) {
    const { request, sent } = startHandler('0x', { ...user, accounts })
    const isSigned = !/send/.test(method)
    await request(method, params).catch(() => {})
    expect([method, sent.length]).toEqual([method, isSigned ? 1 : 0])
  }
})

test.each(named(user.address.toLowerCase()))(
  'handleRequest sends %s for the active account, %j [EM4]',
  async (method, params) => {
    const answers = new Map<string, unknown>([
      ['eth_sendTransaction', hash],
      ['wallet_sendCalls', '1'],
    ])
    const { request, sent } = startHandler(answers.get(method) ?? '0x')
    await request(method, params)
    expect(sent).toHaveLength(1)
  },
)

test.each([
  ['eth_sendTransaction', [{}]],
  ['personal_sign', ['0x', '0x']],
  ['eth_signTypedData_v4', [user.address, {}]],
  ['eth_sendUserOperation', []],
  ['solana_signMessage', {}],
  ['solana_signTransaction', {}],
  ['solana_signAllTransactions', { transactions: ['1'] }],
  ['solana_signAndSendTransaction', {}],
])(
  'handleRequest rejects answers of the frame that do not fit %s [EM6]',
  async (method, params) => {
    for (const answer of [{ a: 1 }, null, 5, '0x1']) {
      const { request, received } = startHandler(answer)
      await expect(request(method, params)).rejects.toMatchObject({ code: 'rpc/result-invalid' })
      expect(received.at(-1)).toEqual(['r1', 'error'])
    }
  },
)

test.each(['eth_getBalance', 'eth_call', 'eth_getLogs', 'eth_getTransactionReceipt'])(
  'handleRequest rejects an answer of the frame that does not fit the read %s [EM6]',
  async (method) => {
    const { request } = startHandler(5)
    await expect(request(method, [])).rejects.toMatchObject({ code: 'rpc/internal' })
  },
)

test('handleRequest refuses a chain that wallets could read as another number [EM2]', async () => {
  const { request } = startHandler()
  for (const chainId of ['10', ' 0x89', {}, null, 1.5, ''])
    await expect(request('eth_sendTransaction', [{ chainId }])).rejects.toMatchObject({
      code: 'rpc/invalid-params',
    })
})
