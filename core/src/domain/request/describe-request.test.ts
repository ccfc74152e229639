import { describe, expect, test } from 'vitest'
import { describeRequest } from './describe-request.ts'
import { permit2 } from './known-contracts.ts'
import { account, linesOf, max, spender, token } from './request-lines.fixture.ts'

const word = (hex: string) => hex.replace(/^0x/, '').padStart(64, '0')

const calls = (...data: string[]) =>
  describeRequest({
    method: 'wallet_sendCalls',
    params: [{ calls: data.map((data) => ({ to: token, value: '0x0', data })) }],
  })
const send = (fields: object) =>
  describeRequest({ method: 'eth_sendTransaction', params: [{ to: token, ...fields }] })

describe('describeRequest: calls', () => {
  const allowance = [`spender: ${spender}`, `token: ${token}`]
  test.each([
    ['a payment', '0x', ['value: 0 native', `to: ${token}`], []],
    [
      'a transfer',
      `0xa9059cbb${word(account)}${word('5')}`,
      [`amount: 5 ${token}`, `to: ${account}`, `token: ${token}`],
      [],
    ],
    [
      'a transfer on behalf of another account',
      `0x23b872dd${word(account)}${word(spender)}${word('ff')}`,
      [`from: ${account}`, `amount: 255 ${token}`, `to: ${spender}`, `token: ${token}`],
      [],
    ],
    [
      'an approval of an exact amount',
      `0x095ea7b3${word(spender)}${word('64')}`,
      [`allowance: 100 ${token}`, ...allowance],
      [],
    ],
    [
      'an approval that is withdrawn',
      `0x095ea7b3${word(spender)}${word('0')}`,
      ['allowance: nothing', ...allowance],
      [],
    ],
    [
      'an unlimited approval [R15]',
      `0x095ea7b3${word(spender)}${max}`,
      ['allowance: everything', ...allowance],
      ['unlimited'],
    ],
    [
      'an unlimited approval with a byte after it [Z1]',
      `0x095ea7b3${word(spender)}${max}00`,
      ['allowance: everything', ...allowance],
      ['unlimited'],
    ],
    [
      'an unlimited approval with a dirty word for the spender [Z1]',
      `0x095ea7b3${'01'}${word(spender).slice(2)}${max}`,
      ['allowance: everything', ...allowance],
      ['unlimited'],
    ],
    [
      'an unlimited approval of a token with 96 bits [Z1]',
      `0x095ea7b3${word(spender)}${word('f'.repeat(24))}`,
      ['allowance: everything', ...allowance],
      ['unlimited'],
    ],
    [
      'an increased allowance',
      `0x39509351${word(spender)}${max}`,
      ['allowance: everything', ...allowance],
      ['unlimited'],
    ],
    [
      'an approval for all tokens with another truthy word [Z1]',
      `0xa22cb465${word(spender)}${word('2')}`,
      ['allowance: everything', ...allowance],
      ['unlimited'],
    ],
    [
      'a withdrawn approval for all tokens',
      `0xa22cb465${word(spender)}${word('0')}`,
      ['allowance: nothing', ...allowance],
      [],
    ],
    [
      'a permit of EIP-2612',
      `0xd505accf${word(account)}${word(spender)}${max}${word('0').repeat(4)}`,
      ['allowance: everything', ...allowance],
      ['unlimited'],
    ],
    [
      'a permit of DAI',
      `0x8fcbaf0c${word(account)}${word(spender)}${word('0')}${word('0')}${word('1')}${word('0').repeat(3)}`,
      ['allowance: everything', ...allowance],
      ['unlimited'],
    ],
    [
      'an unknown call with its data [Z1]',
      '0xDEADBEEF',
      ['functionCalled: 0xdeadbeef', `contract: ${token}`, 'data: 0xdeadbeef'],
      ['unknown'],
    ],
    [
      'a truncated approval as an unknown call [Z1]',
      `0x095ea7b3${word(spender)}`,
      ['functionCalled: 0x095ea7b3', `contract: ${token}`, `data: 0x095ea7b3${word(spender)}`],
      ['unknown'],
    ],
  ])('describeRequest describes %s', (_, data, lines, cautions) => {
    const summary = send({ data })
    expect(linesOf(summary)).toEqual(lines)
    expect(summary.cautions).toEqual(cautions)
  })

  test.each([
    [
      'an unlimited approve of Permit2',
      `0x87517c45${word(token)}${word(spender)}${word('f'.repeat(40))}${word('f'.repeat(12))}`,
      ['allowance: everything', ...allowance],
      ['unlimited'],
    ],
    [
      'a permit of Permit2',
      `0x2b67b570${word(account)}${word(token)}${word('64')}${word('0')}${word('0')}${word(spender)}${word('0')}${word('100')}`,
      [`allowance: 100 ${token}`, ...allowance],
      [],
    ],
    [
      'a transferFrom of Permit2',
      `0x36c78516${word(account)}${word(spender)}${word('64')}${word(token)}`,
      [`from: ${account}`, `amount: 100 ${token}`, `to: ${spender}`, `token: ${token}`],
      [],
    ],
  ])(
    'describeRequest describes %s by the address of Permit2 only [Z1, V7]',
    (_, data, lines, cautions) => {
      const summary = send({ to: permit2.toUpperCase().replace('0X', '0x'), data })
      expect([linesOf(summary), summary.cautions]).toEqual([lines, cautions])
      const foreign = send({ data })
      expect(linesOf(foreign)).toEqual([
        `functionCalled: ${data.slice(0, 10)}`,
        `contract: ${token}`,
        `data: ${data}`,
      ])
      expect(foreign.cautions).toEqual(['unknown'])
    },
  )

  test('describeRequest describes the creation of a contract and what it is paid', () => {
    const summary = describeRequest({
      method: 'eth_sendTransaction',
      params: [{ data: '0x60', value: '0x1' }],
    })
    const code = ['functionCalled: createsContract', 'data: 0x60']
    expect(linesOf(summary)).toEqual(['value: 1 native', ...code])
    expect(summary.cautions).toEqual(['unknown'])
  })
  test('describeRequest returns unreadable for a call whose data and input differ', () => {
    const approve = `0x095ea7b3${word(account)}${max}`
    expect(send({ data: '0x', input: approve }).kind).toBe('unreadable')
    expect(send({ data: approve.toUpperCase().replace('0X', '0x'), input: approve }).kind).toBe(
      'calls',
    )
    expect(send({ input: approve }).cautions).toEqual(['unlimited'])
  })
  test('describeRequest returns unreadable for a parameter that throws, and limits raw data [Z1]', () => {
    const chainId = Object.create(null)
    expect(send({ authorizationList: [{ address: spender, chainId }] }).kind).toBe('unreadable')
    expect(linesOf(send({ data: `0x${'ab'.repeat(99_999)}` })).join().length).toBeLessThan(60_000)
  })
  test('describeRequest returns unreadable for inherited properties and getters [Z1]', () => {
    const approve = `0x095ea7b3${word(account)}${max}`
    const inherited: unknown = Object.create({ to: token, data: approve })
    const getter = {
      to: token,
      get data() {
        return approve
      },
    }
    for (const params of [[inherited], [getter]])
      expect(describeRequest({ method: 'eth_sendTransaction', params })).toMatchObject({
        kind: 'unreadable',
        cautions: ['unknown'],
      })
  })
  test('describeRequest shows the contracts of EIP-7702 authorizations as control of the account', () => {
    const pay = { value: '0x1', authorizationList: [{ address: spender }] }
    expect(send(pay)).toMatchObject({ kind: 'calls', cautions: ['delegation'] })
    expect(linesOf(send(pay))).toContain(`delegate: ${spender}`)
    const everywhere = send({ ...pay, authorizationList: [{ address: spender, chainId: '0x0' }] })
    expect(everywhere.cautions).toEqual(['delegation', 'every-network'])
    expect(send({ ...pay, authorizationList: [] }).cautions).toEqual([])
    expect(send({ ...pay, authorizationList: [{ address: '0x1' }] }).kind).toBe('unreadable')
  })
  test('describeRequest numbers the calls of a batch and collects their cautions [R15]', () => {
    const unlimited = `0x095ea7b3${word(account)}${max}`
    const batch = calls('0x', unlimited, unlimited)
    expect(batch.cautions).toEqual(['unlimited'])
    expect([...new Set(batch.rows.map(({ call }) => call))]).toEqual([1, 2, 3])
    expect(calls('0x').rows.map(({ call }) => call)).toEqual([null, null])
  })
  test('describeRequest shows the capabilities of a batch and of a call, which need consent [Z2]', () => {
    const batch = (change: object, call: object) => {
      const params = [{ calls: [{ to: token, ...call }], ...change }]
      return describeRequest({ method: 'wallet_sendCalls', params })
    }
    const capabilities = { permissions: { spender } }
    for (const summary of [batch({ capabilities }, {}), batch({}, { capabilities })]) {
      expect(summary.cautions).toEqual(['unknown'])
      expect(linesOf(summary).join()).toContain('permissions')
    }
    expect(batch({ capabilities: {} }, {}).cautions).toEqual([])
  })
  test('describeRequest returns the network that a batch names', () => {
    const batch = { calls: [{ to: token }], chainId: '0x89' }
    expect(describeRequest({ method: 'wallet_sendCalls', params: [batch] }).chain).toBe(
      'eip155:137',
    )
    expect(send({ chainId: 'x' }).kind).toBe('unreadable')
  })
})

describe('describeRequest: messages', () => {
  const sign = (...params: unknown[]) => describeRequest({ method: 'personal_sign', params })
  test('describeRequest decodes a message as UTF-8', () => {
    expect(linesOf(sign('0x48690a796f75', token))).toEqual(['message: Hi\nyou'])
    expect(linesOf(sign('plain\n  indented', token))).toEqual(['message: plain\n  indented'])
    expect(sign('plain', token).cautions).toEqual([])
  })
  test('describeRequest needs consent for a message that is not text, or too long [Z2]', () => {
    expect(sign('0xff', token)).toMatchObject({ kind: 'message', cautions: ['unknown'] })
    expect(sign('x'.repeat(50_001), token).cautions).toEqual(['unknown'])
    expect(linesOf(sign(`${'x'.repeat(5_000)} all my funds`, token)).join()).toMatch(
      /all my funds$/,
    )
  })
  test('describeRequest removes bidi controls from a message [R9]', () =>
    expect(linesOf(sign('a\u202Eb\u200B'))).toEqual(['message: ab']))
  test('describeRequest returns unreadable if the message and the account are swapped', () =>
    expect(sign(account, 'message').kind).toBe('unreadable'))
})

test.each([
  ['no transaction', 'eth_sendTransaction', []],
  ['an invalid amount', 'eth_sendTransaction', [{ to: token, value: '1e3' }]],
  ['an invalid address', 'eth_sendTransaction', [{ to: '0x1' }]],
  ['no calls', 'wallet_sendCalls', [{ calls: [] }]],
  ['no message', 'personal_sign', [7]],
  ['typed data that is not JSON', 'eth_signTypedData_v4', [token, '{']],
])('describeRequest returns unreadable for %s', (_, method, params) =>
  expect(describeRequest({ method, params })).toMatchObject({
    kind: 'unreadable',
    cautions: ['unknown'],
  }),
)
test('describeRequest shows the parameters of an unknown method, which needs consent [Z2]', () => {
  const summary = describeRequest({ method: 'eth_sign', params: [account, '0x00'] })
  expect(summary).toMatchObject({ kind: 'other', cautions: ['unknown'] })
  expect(linesOf(summary)).toEqual(['method: eth_sign', `data: [\n  "${account}",\n  "0x00"\n]`])
  expect(linesOf(describeRequest({ method: 'eth_x', params: null }))).toEqual([
    'method: eth_x',
    'data: null',
  ])
})
