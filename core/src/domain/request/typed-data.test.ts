import { describe, expect, test } from 'vitest'
import { describeRequest } from './describe-request.ts'
import { permit2 } from './known-contracts.ts'
import { account, linesOf, max, spender, token } from './request-lines.fixture.ts'

const typed = (data: unknown) =>
  describeRequest({ method: 'eth_signTypedData_v4', params: [account, data] })
const fieldsOf = (shape: string) =>
  shape.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ')
    return { type, name }
  })
const domain = { name: 'Shop', chainId: 1, verifyingContract: token }
const permitShape = 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline'
const permit = (value: unknown, fields: object = {}) => ({
  domain,
  types: { Permit: fieldsOf(permitShape) },
  primaryType: 'Permit',
  message: { owner: account, spender, value, nonce: 0, deadline: 9e9, ...fields },
})
const permit2Domain = { name: 'Permit2', chainId: 1, verifyingContract: permit2 }
const permit2Types = {
  PermitDetails: fieldsOf('address token,uint160 amount,uint48 expiration,uint48 nonce'),
  TokenPermissions: fieldsOf('address token,uint256 amount'),
  Witness: fieldsOf('address user'),
}
const details = (amount: unknown) => ({ token, amount, expiration: 1, nonce: 0 })

describe('typed data', () => {
  const grant = (allowance: string) => [
    `allowance: ${allowance}`,
    `spender: ${spender}`,
    `token: ${token}`,
  ]
  test('describeRequest describes a limited permit and its whole message without a caution [Z2]', () => {
    const summary = typed(JSON.stringify(permit('100')))
    expect(summary).toMatchObject({ kind: 'typed-data', chain: 'eip155:1', cautions: [] })
    expect(linesOf(summary)).toEqual([
      ...grant(`100 ${token}`),
      'app: Shop',
      'type: Permit',
      `contract: ${token}`,
      `owner: ${account}`,
      `spender: ${spender}`,
      `value: 100 ${token}`,
      'nonce: 0',
      'deadline: 9000000000',
    ])
  })
  const tail = { spender, sigDeadline: 1 }
  const once = { spender, nonce: 0, deadline: 1 }
  test.each([
    ['a permit for everything', permit(String(2n ** 256n - 1n))],
    ['a permit in hex', permit(`0x${max}`)],
    [
      'a permit of DAI',
      {
        domain,
        types: {
          Permit: fieldsOf(
            'address holder,address spender,uint256 nonce,uint256 expiry,bool allowed',
          ),
        },
        primaryType: 'Permit',
        message: { holder: account, spender, nonce: 0, expiry: 0, allowed: true },
      },
    ],
    [
      'a PermitSingle',
      {
        domain: permit2Domain,
        types: {
          ...permit2Types,
          PermitSingle: fieldsOf('PermitDetails details,address spender,uint256 sigDeadline'),
        },
        primaryType: 'PermitSingle',
        message: { ...tail, details: details(String(2n ** 160n - 1n)) },
      },
    ],
    [
      'a PermitBatch',
      {
        domain: permit2Domain,
        types: {
          ...permit2Types,
          PermitBatch: fieldsOf('PermitDetails[] details,address spender,uint256 sigDeadline'),
        },
        primaryType: 'PermitBatch',
        message: { ...tail, details: [details(String(2n ** 160n - 1n))] },
      },
    ],
    [
      'a PermitTransferFrom',
      {
        domain: permit2Domain,
        types: {
          ...permit2Types,
          PermitTransferFrom: fieldsOf(
            'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline',
          ),
        },
        primaryType: 'PermitTransferFrom',
        message: { ...once, permitted: { token, amount: `0x${max}` } },
      },
    ],
    [
      'a PermitBatchWitnessTransferFrom',
      {
        domain: permit2Domain,
        types: {
          ...permit2Types,
          PermitBatchWitnessTransferFrom: fieldsOf(
            'TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline,Witness witness',
          ),
        },
        primaryType: 'PermitBatchWitnessTransferFrom',
        message: {
          ...once,
          permitted: [{ token, amount: `0x${max}` }],
          witness: { user: account },
        },
      },
    ],
  ])('describeRequest describes %s as an unlimited grant [Z2]', (_, data) => {
    const summary = typed(data)
    expect(summary.cautions).toEqual(['unlimited'])
    expect(linesOf(summary)).toEqual(expect.arrayContaining(grant('everything')))
  })

  test('describeRequest describes all grants of a batch', () => {
    const other = '0x1111111111111111111111111111111111111111'
    const summary = typed({
      domain: permit2Domain,
      types: {
        ...permit2Types,
        PermitBatch: fieldsOf('PermitDetails[] details,address spender,uint256 sigDeadline'),
      },
      primaryType: 'PermitBatch',
      message: { ...tail, details: [details(5), { ...details(7), token: other }] },
    })
    expect(summary.cautions).toEqual([])
    expect(linesOf(summary).filter((line) => /allowance|amount/.test(line))).toEqual([
      `allowance: 5 ${token}`,
      `allowance: 7 ${other}`,
      `details[0].amount: 5 ${token}`,
      `details[1].amount: 7 ${other}`,
    ])
  })

  test.each([
    ['another verifyingContract', { ...permit2Domain, verifyingContract: token }],
    ['no verifyingContract', { name: 'Permit2', chainId: 1 }],
    [
      'a verifyingContract that is not an address',
      { ...permit2Domain, verifyingContract: 'Permit2' },
    ],
  ])('describeRequest describes no grant of Permit2 for %s [V7]', (_, foreign) => {
    const messages = {
      PermitSingle: {
        shape: 'PermitDetails details,address spender,uint256 sigDeadline',
        message: { ...tail, details: details(5) },
      },
      PermitWitnessTransferFrom: {
        shape:
          'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,Witness witness',
        message: { ...once, permitted: { token, amount: 5 }, witness: { user: account } },
      },
    }
    for (const [primaryType, { shape, message }] of Object.entries(messages)) {
      const types = { ...permit2Types, [primaryType]: fieldsOf(shape) }
      const known = typed({ domain: permit2Domain, types, primaryType, message })
      expect(known.cautions).toEqual([])
      expect(linesOf(known)[0]).toBe(`allowance: 5 ${token}`)
      const summary = typed({ domain: foreign, types, primaryType, message })
      expect(summary.cautions).toEqual(['unknown'])
      expect(linesOf(summary).join()).not.toMatch(/allowance: /)
      expect(linesOf(summary).at(-1)).toMatch(/^data: \{/)
    }
  })

  const order = (sell: string, amount: string) => ({
    types: { Order: fieldsOf(`address ${sell},uint256 ${amount}`) },
    primaryType: 'Order',
    message: { [sell]: token, [amount]: '7' },
  })
  test.each([
    ['CoW', '0x9008D19f58AAbD9eD0D60971565AA8510560ab41', order('sellToken', 'sellAmount')],
    ['0x', '0xDef1C0ded9bec7F1a1670819833240f027b25EfF', order('makerToken', 'makerAmount')],
    ['1inch', '0x111111125421cA6dc452d289314280a0f8842A65', order('makerAsset', 'makingAmount')],
  ])(
    'describeRequest describes an order of %s by the address of the exchange only [V7]',
    (_, exchange, data) => {
      const summary = typed({ ...data, domain: { ...domain, verifyingContract: exchange } })
      expect(summary.cautions).toEqual(['order'])
      expect(linesOf(summary)[0]).toBe(`offered: 7 ${token}`)
      const foreign = typed({ ...data, domain })
      expect(foreign.cautions).toEqual(['unknown'])
      expect(linesOf(foreign).join()).not.toMatch(/offered: |received: /)
    },
  )

  test('describeRequest describes the offers and the price of an order, also within a list [Z2]', () => {
    const item = { itemType: 1, token, identifierOrCriteria: 0, startAmount: '7', endAmount: '9' }
    const nft = { ...item, itemType: 2, identifierOrCriteria: '42', startAmount: 1, endAmount: 1 }
    const price = { ...item, itemType: 0, token: `0x${'0'.repeat(40)}` }
    const itemShape =
      'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount'
    const order = {
      offerer: account,
      offer: [item, nft],
      consideration: [
        { ...price, recipient: account },
        { ...price, recipient: spender },
      ],
    }
    const summary = typed({
      domain: { ...domain, verifyingContract: '0x0000000000000068F116a894984e2DB1123eB395' },
      types: {
        OfferItem: fieldsOf(itemShape),
        ConsiderationItem: fieldsOf(`${itemShape},address recipient`),
        OrderComponents: fieldsOf(
          'address offerer,OfferItem[] offer,ConsiderationItem[] consideration',
        ),
        BulkOrder: fieldsOf('OrderComponents[1] tree'),
      },
      primaryType: 'BulkOrder',
      message: { tree: [order] },
    })
    expect(summary.cautions).toEqual(['order', 'unknown'])
    expect(linesOf(summary).slice(0, 6)).toEqual([
      `offered: 9 ${token}`,
      `token: ${token}`,
      'offered: 1 × #42',
      `token: ${token}`,
      'received: 7 native',
      'spender: anyone',
    ])
  })

  test.each([
    ['a permit without declared types', { ...permit('1'), types: {} }],
    [
      'a permit with another field',
      { ...permit('1'), types: { Permit: fieldsOf(`${permitShape},bytes extra`) } },
    ],
    [
      'a permit under another name',
      { ...permit('1'), types: { Sale: fieldsOf(permitShape) }, primaryType: 'Sale' },
    ],
    ['a negative amount', permit('-1')],
    ['an integer without bits', { ...permit('1'), types: { Permit: fieldsOf('int0 value') } }],
    [
      'texts that are too long together',
      {
        domain,
        types: { Mail: fieldsOf('string[] texts') },
        primaryType: 'Mail',
        message: { texts: Array.from({ length: 3 }, () => 'x'.repeat(20_000)) },
      },
    ],
    [
      'a number of impossible size',
      { ...permit('1'), types: { Permit: fieldsOf('uint999999999999 value') } },
    ],
    ['an amount that is not exact', permit(2 ** 60)],
    ['an amount that is missing', permit(undefined)],
    ['an address that is too short', permit('1', { spender: '0x1' })],
    [
      'an unknown type',
      {
        domain,
        types: { Mail: fieldsOf('string text') },
        primaryType: 'Mail',
        message: { text: 'a' },
      },
    ],
    [
      'a type that refers to itself',
      {
        domain,
        types: { Mail: fieldsOf('Mail[] mails') },
        primaryType: 'Mail',
        message: { mails: Array.from({ length: 600 }, () => ({ mails: [] })) },
      },
    ],
    [
      'a type with the name of an inherited property',
      { ...permit('1'), primaryType: 'constructor' },
    ],
  ])('describeRequest needs consent for %s and shows the raw data [Z2]', (_, data) => {
    const summary = typed(data)
    expect(summary.cautions).toContain('unknown')
    expect(linesOf(summary).at(-1)).toMatch(/^data: \{/)
  })

  test('describeRequest needs consent for a grant that names no network [Z2]', () => {
    const { chainId: _, ...rest } = domain
    expect(typed({ ...permit('1'), domain: rest }).cautions).toEqual(['every-network'])
  })
  test('describeRequest ignores fields of the domain that are not signed [Z2]', () => {
    const data = permit('1')
    const signing = (fields: string) =>
      typed({ ...data, types: { ...data.types, EIP712Domain: fieldsOf(fields) } })
    expect(signing('string name,uint256 chainId,address verifyingContract').cautions).toEqual([])
    const withoutChain = signing('string name,address verifyingContract')
    expect(withoutChain).toMatchObject({ chain: null, cautions: ['every-network'] })
    const withoutContract = signing('uint256 chainId')
    expect(withoutContract.cautions).toEqual(['unknown'])
    expect(linesOf(withoutContract).join()).not.toMatch(/contract: |app: /)
  })
  test('describeRequest does not read a text as a boolean [Z2]', () => {
    const shape = 'address holder,address spender,uint256 nonce,uint256 expiry,bool allowed'
    const summary = typed({
      domain,
      types: { Permit: fieldsOf(shape) },
      primaryType: 'Permit',
      message: { holder: account, spender, nonce: 0, expiry: 0, allowed: 'false' },
    })
    expect(summary.cautions).toEqual(['unlimited', 'unknown'])
    expect(linesOf(summary)).toEqual(expect.arrayContaining(grant('everything')))
  })
  test('describeRequest returns unreadable for typed data in the place of the account [Z2]', () => {
    const params = [permit('1'), permit('1')]
    expect(describeRequest({ method: 'eth_signTypedData_v4', params }).kind).toBe('unreadable')
  })
  test('describeRequest limits the lines of typed data [Z2]', () => {
    const fields = Array.from({ length: 20_000 }, (_, index) => `bool a${index}`).join()
    const data = { domain, types: { Mail: fieldsOf(fields) }, primaryType: 'Mail', message: {} }
    expect(typed(data).rows.length).toBeLessThan(600)
  })
  test('describeRequest finds a grant within an unknown message [Z2]', () => {
    const data = permit(`0x${max}`)
    const wrapped = {
      ...data,
      types: { ...data.types, Login: fieldsOf('string text,Permit inner') },
      primaryType: 'Login',
      message: { text: 'Hello', inner: data.message },
    }
    expect(typed(wrapped).cautions).toEqual(['unlimited', 'unknown'])
  })
})
