import { describe, expect, test } from 'vitest'
import { describeCall } from './calldata.ts'
import { describeRequest, isUnlimited } from './describe-request.ts'

const token = '0x00000000219ab540356cbb839cbe05303d7705fa'
const account = 'd8da6bf26964af9d7eed9e03e53415d37aa96045'
const word = (hex: string) => hex.padStart(64, '0')

describe('describeCall', () => {
  test.each([
    ['a payment', token, '0x', { kind: 'pay' }],
    ['a new contract', null, '0x60', { kind: 'create' }],
    [
      'a transfer',
      token,
      `0xa9059cbb${word(account)}${word('5')}`,
      { kind: 'transfer', to: `0x${account}`, amount: '5' },
    ],
    [
      'a transfer on behalf of another account',
      token,
      `0x23b872dd${word(account)}${word(account)}${word('ff')}`,
      { kind: 'transfer-from', from: `0x${account}`, to: `0x${account}`, amount: '255' },
    ],
    [
      'an approval of an exact amount',
      token,
      `0x095ea7b3${word(account)}${word('64')}`,
      { kind: 'approve', spender: `0x${account}`, amount: '100', unlimited: false },
    ],
    [
      'an unlimited approval [R15]',
      token,
      `0x095ea7b3${word(account)}${'f'.repeat(64)}`,
      { kind: 'approve', unlimited: true },
    ],
    [
      'an approval for all tokens',
      token,
      `0xa22cb465${word(account)}${word('1')}`,
      { kind: 'approve-all', operator: `0x${account}`, approved: true },
    ],
    ['an unknown call', token, '0x12345678', { kind: 'call', selector: '0x12345678' }],
    [
      'a transfer with trailing data as an unknown call',
      token,
      `0xa9059cbb${word(account)}${word('5')}00`,
      { kind: 'call', selector: '0xa9059cbb' },
    ],
    [
      'a transfer to an invalid address as an unknown call',
      token,
      `0xa9059cbb${'f'.repeat(64)}${word('5')}`,
      { kind: 'call', selector: '0xa9059cbb' },
    ],
    [
      'a transfer with truncated data as an unknown call',
      token,
      `0xa9059cbb${word(account)}`,
      { kind: 'call', selector: '0xa9059cbb' },
    ],
  ])('describeCall decodes %s', (_, to, data, summary) =>
    expect(describeCall(to, data)).toMatchObject(summary),
  )
})

describe('describeRequest', () => {
  test('describeRequest decodes a message as UTF-8 and keeps other hex', () => {
    expect(describeRequest({ method: 'personal_sign', params: ['0x48690a796f75', token] })).toEqual(
      { kind: 'message', text: 'Hi\nyou' },
    )
    expect(describeRequest({ method: 'personal_sign', params: ['0xff', token] })).toEqual({
      kind: 'message',
      text: '0xff',
    })
    expect(describeRequest({ method: 'personal_sign', params: ['plain', token] })).toEqual({
      kind: 'message',
      text: 'plain',
    })
  })
  test('describeRequest removes bidi controls from a message [R9]', () =>
    expect(describeRequest({ method: 'personal_sign', params: ['a\u202Eb\u200B'] })).toEqual({
      kind: 'message',
      text: 'ab',
    }))
  test('describeRequest returns name, type and contract of typed data', () => {
    const data = {
      domain: { name: 'Shop', verifyingContract: token },
      primaryType: 'Order',
      message: {},
    }
    const expected = { kind: 'typed-data', name: 'Shop', primaryType: 'Order', contract: token }
    expect(describeRequest({ method: 'eth_signTypedData_v4', params: [token, data] })).toEqual(
      expected,
    )
    expect(
      describeRequest({ method: 'eth_signTypedData_v4', params: [token, JSON.stringify(data)] }),
    ).toEqual(expected)
    expect(describeRequest({ method: 'eth_signTypedData_v4', params: [token, '{'] })).toEqual({
      kind: 'unreadable',
    })
  })
  test('describeRequest returns unreadable for a call whose data and input differ', () => {
    const approve = `0x095ea7b3${word(account)}${'f'.repeat(64)}`
    const describeWith = (fields: object) =>
      describeRequest({ method: 'eth_sendTransaction', params: [{ to: token, ...fields }] })
    expect(describeWith({ data: '0x', input: approve })).toEqual({ kind: 'unreadable' })
    expect(
      describeWith({ data: approve.toUpperCase().replace('0X', '0x'), input: approve }),
    ).toMatchObject({
      kind: 'calls',
    })
    expect(describeWith({ input: approve })).toMatchObject({
      calls: [{ summary: { kind: 'approve', unlimited: true } }],
    })
  })
  test('describeRequest returns unreadable for a call with an EIP-7702 authorization list', () => {
    const pay = { to: token, value: '0x1', authorizationList: [{ address: token }] }
    expect(describeRequest({ method: 'eth_sendTransaction', params: [pay] })).toEqual({
      kind: 'unreadable',
    })
    const withEmptyList = { ...pay, authorizationList: [] }
    expect(
      describeRequest({ method: 'eth_sendTransaction', params: [withEmptyList] }),
    ).toMatchObject({
      kind: 'calls',
    })
  })
  test('describeRequest decodes one transaction and a batch', () => {
    const pay = { to: token, value: '0x0de0b6b3a7640000' }
    const decoded = { to: token, value: '1000000000000000000', summary: { kind: 'pay' } }
    expect(describeRequest({ method: 'eth_sendTransaction', params: [pay] })).toEqual({
      kind: 'calls',
      calls: [decoded],
    })
    expect(
      describeRequest({ method: 'wallet_sendCalls', params: [{ calls: [pay, pay] }] }),
    ).toEqual({ kind: 'calls', calls: [decoded, decoded] })
  })
  test('isUnlimited finds an unlimited allowance in any call of a batch [R15]', () => {
    const calls = (...data: string[]) =>
      describeRequest({
        method: 'wallet_sendCalls',
        params: [{ calls: data.map((data) => ({ to: token, value: '0x0', data })) }],
      })
    const exact = `0x095ea7b3${word(account)}${word('64')}`
    const unlimited = `0x095ea7b3${word(account)}${'f'.repeat(64)}`
    const approveAll = `0xa22cb465${word(account)}${word('1')}`
    const revokeAll = `0xa22cb465${word(account)}${word('0')}`
    expect([calls(exact), calls(revokeAll), calls('0x')].map(isUnlimited)).toEqual([
      false,
      false,
      false,
    ])
    expect(
      [calls(unlimited), calls(exact, approveAll), calls('0x', unlimited)].map(isUnlimited),
    ).toEqual([true, true, true])
  })
  test.each([
    ['no transaction', 'eth_sendTransaction', []],
    ['an invalid amount', 'eth_sendTransaction', [{ to: token, value: '1e3' }]],
    ['an invalid address', 'eth_sendTransaction', [{ to: '0x1' }]],
    ['no calls', 'wallet_sendCalls', [{ calls: [] }]],
    ['no message', 'personal_sign', [7]],
  ])('describeRequest returns unreadable for %s', (_, method, params) =>
    expect(describeRequest({ method, params })).toEqual({ kind: 'unreadable' }),
  )
  test('describeRequest returns other for an unknown method', () =>
    expect(describeRequest({ method: 'eth_x', params: null })).toEqual({ kind: 'other' }))
})
