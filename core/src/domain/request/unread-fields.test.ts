import { expect, test } from 'vitest'
import { describeRequest } from './describe-request.ts'
import { permit2 } from './known-contracts.ts'
import { account, linesOf, spender, token } from './request-lines.fixture.ts'
import { describeUnread } from './unread-fields.ts'

const fieldsOf = (shape: string) =>
  shape.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ')
    return { type, name }
  })
const typedData = {
  domain: { name: 'Permit2', version: '1', chainId: 1, verifyingContract: permit2 },
  types: {
    PermitDetails: fieldsOf('address token,uint160 amount,uint48 expiration,uint48 nonce'),
    PermitBatch: fieldsOf('PermitDetails[] details,address spender,uint256 sigDeadline'),
  },
  primaryType: 'PermitBatch',
  message: {
    details: [{ token, amount: 5, expiration: 1, nonce: 0 }],
    spender,
    sigDeadline: 1,
  },
}
const transaction = {
  from: account,
  to: token,
  value: '0x1',
  data: '0x',
  chainId: '0x1',
  nonce: '0x7',
  type: '0x2',
  gas: '0x5208',
  maxFeePerGas: '0x1',
  maxPriorityFeePerGas: '0x1',
}
const authorization = {
  address: spender,
  chainId: '0x1',
  nonce: '0x0',
  yParity: '0x0',
  r: '0x1',
  s: '0x2',
}
const batch = {
  version: '2.0.0',
  id: 'one',
  from: account,
  chainId: '0x1',
  atomicRequired: true,
  calls: [{ to: token, value: '0x1', data: '0x' }, { to: spender }],
}
/** A request of each method whose parameters are described, which is understood. */
const requests = [
  { method: 'personal_sign', params: ['0x48690a', account] },
  { method: 'eth_signTypedData_v3', params: [account, typedData] },
  { method: 'eth_signTypedData_v4', params: [account, typedData] },
  { method: 'eth_sendTransaction', params: [transaction] },
  {
    method: 'eth_sendTransaction',
    params: [{ ...transaction, authorizationList: [authorization] }],
  },
  { method: 'eth_signTransaction', params: [transaction] },
  { method: 'wallet_sendCalls', params: [batch] },
]

const surprise = { surprise: '0xbad' }

/**
 * All copies of a value with one more field in one of its objects. Types are left out: a type that
 * is not used has no effect.
 */
function withSurprise(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    return items.flatMap((item, index) =>
      withSurprise(item).map((changed) =>
        items.map((other, at) => (at === index ? changed : other)),
      ),
    )
  }
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value)
    .filter(([name]) => name !== 'types')
    .flatMap(([name, item]) => withSurprise(item).map((changed) => ({ ...value, [name]: changed })))
  return [{ ...value, ...surprise }, ...inside]
}

test.each(requests)(
  'describeRequest understands $method with known fields only [V8]',
  ({ method, params }) => {
    const { kind, cautions } = describeRequest({
      method,
      params,
      address: account,
      isFeeShown: true,
    })
    expect(kind).not.toBe('unreadable')
    expect(cautions).not.toContain('unknown')
  },
)

test.each(requests)(
  'describeRequest lists an unknown field in any object of $method, and a further parameter, and needs consent [V8]',
  ({ method, params }) => {
    for (const changed of [...withSurprise(params), [...params, surprise]]) {
      const summary = describeRequest({
        method,
        params: changed,
        address: account,
        isFeeShown: true,
      })
      expect(summary.cautions).toContain('unknown')
      const listed = linesOf(summary).filter((line) => line.startsWith('notUnderstood: '))
      expect(listed).toEqual([expect.stringContaining('"0xbad"')])
    }
  },
)

test.each(requests)(
  'describeRequest lists an account of $method other than the one that is shown [V8]',
  ({ method, params }) => {
    const changed: unknown = JSON.parse(JSON.stringify(params).replaceAll(account, spender))
    const summary = describeRequest({ method, params: changed, address: account })
    expect(summary.cautions).toContain('unknown')
    expect(linesOf(summary).join()).toMatch(/notUnderstood: /)
  },
)

test('describeRequest shows the authorizations beside the calls of a batch as control of the account [V8]', () => {
  const describeBatch = (authorizationList: unknown) =>
    describeRequest({ method: 'wallet_sendCalls', params: [{ ...batch, authorizationList }] })
  const summary = describeBatch([authorization])
  expect(summary.cautions).toEqual(['delegation'])
  expect(linesOf(summary)).toContain(`delegate: ${spender}`)
  expect(describeBatch([{ address: '0x1' }]).kind).toBe('unreadable')
  expect(describeBatch({}).kind).toBe('unreadable')
})

test('describeRequest ignores empty parameters that libraries add, and undefined fields [V8]', () => {
  for (const password of ['', null, undefined]) {
    const params = ['0x48690a', account, password]
    expect(describeRequest({ method: 'personal_sign', params }).cautions).toEqual([])
  }
  const params = [{ to: token, value: '0x1', gasLimit: undefined, gas: null, gasPrice: undefined }]
  expect(describeRequest({ method: 'eth_sendTransaction', params }).cautions).toEqual([])
})

const payment = { to: token, value: '0x1' }
const feeShapes = [
  { gas: '0x5208' },
  { gasPrice: '0xde0b6b3a7640000' },
  { maxFeePerGas: '0x1' },
  { maxPriorityFeePerGas: '0x1' },
  { gas: '0x5208', gasPrice: '0x1', maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x1' },
]

test.each(['eth_sendTransaction', 'eth_signTransaction'])(
  'describeRequest lists each field of the fee of %s that no maximum fee stands for [V8]',
  (method) => {
    const summaryOf = (fields: object, isFeeShown: boolean) => {
      const summary = describeRequest({ method, params: [{ ...payment, ...fields }], isFeeShown })
      const listed = linesOf(summary).filter((line) => line.startsWith('notUnderstood: '))
      return { ...summary, listed: listed.map((line) => JSON.parse(line.slice(15)) as unknown) }
    }
    for (const fields of feeShapes) {
      expect(summaryOf(fields, true)).toMatchObject({ cautions: [], listed: [] })
      const hidden = summaryOf(fields, false)
      expect(hidden).toMatchObject({ cautions: ['unknown'], listed: [fields] })
    }
    const uncounted = [
      ...['gasLimit', 'maxFeePerBlobGas', 'gasprice', 'fee'].map((name) => ({ [name]: '0x1' })),
      ...feeShapes.flatMap((fields) =>
        Object.keys(fields).flatMap((name) =>
          ['1000', '0x', '0xg', `0x${'1'.repeat(65)}`, 1000, [], {}, false].map((value) => ({
            [name]: value,
          })),
        ),
      ),
    ]
    for (const fields of uncounted)
      expect(summaryOf(fields, true)).toMatchObject({ cautions: ['unknown'], listed: [fields] })
    const inherited = Object.create({ gasPrice: '0x1' }, Object.getOwnPropertyDescriptors(payment))
    const [getter] = [
      {
        ...payment,
        get gas() {
          return '0x1'
        },
      },
    ]
    for (const params of [[inherited], [getter]])
      expect(describeRequest({ method, params, isFeeShown: true }).kind).toBe('unreadable')
  },
)

test('describeRequest lists fields of the fee of a batch, its calls and its capabilities, whose fee is not shown [V8]', () => {
  const names = [
    'gas',
    'gasLimit',
    'gasPrice',
    'maxFeePerGas',
    'maxPriorityFeePerGas',
    'maxFeePerBlobGas',
  ]
  const call = { to: token, value: '0x1' }
  for (const fee of names.map((name) => ({ [name]: '0x12345' })))
    for (const batch of [
      { calls: [call], ...fee },
      { calls: [{ ...call, ...fee }] },
      { calls: [call], capabilities: fee },
      { calls: [call], capabilities: { gasOverride: fee } },
      { calls: [{ ...call, capabilities: { gasLimitOverride: { value: fee } } }] },
    ]) {
      const request = { method: 'wallet_sendCalls', params: [batch], isFeeShown: true }
      const summary = describeRequest(request)
      expect(summary.cautions).toContain('unknown')
      expect(linesOf(summary).join()).toContain('0x12345')
    }
})

test('describeRequest shows the nonce of a transaction, and version and salt of a domain [V8]', () => {
  const sent = describeRequest({ method: 'eth_sendTransaction', params: [transaction] })
  expect(linesOf(sent)).toContain('nonce: 0x7')
  const domain = { ...typedData.domain, salt: '0x01' }
  const params = [account, { ...typedData, domain }]
  const signed = describeRequest({ method: 'eth_signTypedData_v4', params })
  expect(linesOf(signed)).toEqual(
    expect.arrayContaining(['domain.version: 1', 'domain.salt: 0x01']),
  )
})

test('describeUnread states that it omits fields beyond the first 100 [V8]', () => {
  const fields = Array.from({ length: 101 }, (_, index) => [`field${index}`, index] as const)
  const textOf = (count: number) => JSON.stringify(describeUnread(fields.slice(0, count)).rows)
  expect(textOf(100)).not.toContain('…')
  expect(textOf(101)).toContain('…')
  expect(textOf(101)).toContain('1 more')
})
