import { expect, test } from 'vitest'
import {
  account,
  ethereum,
  json,
  owner,
  signal,
  startClient,
  usdc,
} from './scripted-service.fixture.ts'

const balance = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: ethereum,
  address: `${ethereum}:${usdc}`,
  value: 10.5,
  price: 1,
  quantity: { decimals: '6', numeric: '10.5' },
  iconUrl: 'https://a.example/usdc.png',
}
const metadata = {
  operationType: 'send',
  hash: '0xabc',
  chain: ethereum,
  minedAt: '2026-01-02T03:04:05Z',
  sentFrom: owner,
  sentTo: usdc,
  status: 'confirmed',
  nonce: 4,
}
const transfer = {
  fungible_info: { name: 'Ether', symbol: 'ETH', icon: { url: 'https://a.example/e.png' } },
  direction: 'out',
  quantity: { numeric: '0.1' },
}
const row = { id: 'r1', metadata, transfers: [transfer] }

const readBalances = async (balances: unknown) => {
  const { api } = startClient({ '/v1/account': () => json({ balances }) })
  const result = await api.balances(account, [], signal)
  return result.status === 'read' ? result : { tokens: [], hidden: -1 }
}
const history = async (data: unknown) => {
  const { api } = startClient({ '/v1/account': () => json({ data, next: null }) })
  return (await api.history({ account, cursor: null, onramp: null }, signal)).rows
}
const identity = (body: unknown) =>
  startClient({ '/v1/identity': () => json(body) }).api.identity(account, null, signal)
const lookUp = (body: unknown) =>
  startClient({ '/v1/profile': () => json(body) }).api.lookUp('x.eth', { fresh: false }, signal)

const hostileText = 'Ev\u202eil\u200b\u0000 \n <b>coin</b>'
const cleanedText = 'Evil <b>coin</b>'

test('balances() returns valid rows of tokens and of the native token', async () => {
  const { address: _, value: __, ...native } = balance
  expect((await readBalances([balance, native])).tokens).toEqual([
    { ...balance, quantity: { decimals: 6, numeric: '10.5' } },
    { ...native, address: null, value: null, quantity: { decimals: 6, numeric: '10.5' } },
  ])
})

test.each([
  ['that is null', null],
  ['that is a list', []],
  ['without a name', { ...balance, name: undefined }],
  ['with a number as symbol', { ...balance, symbol: 7 }],
  ['of another network', { ...balance, chainId: 'eip155:2' }],
  ['with a token of another network', { ...balance, address: `eip155:2:${usdc}` }],
  ['with an invalid token address', { ...balance, address: `${ethereum}:0x1` }],
  ['with a script as token address', { ...balance, address: `${ethereum}:<script>` }],
  ['with decimals as a number', { ...balance, quantity: { decimals: 6, numeric: '1' } }],
  ['with 256 decimals', { ...balance, quantity: { decimals: '256', numeric: '1' } }],
  ['with a negative quantity', { ...balance, quantity: { decimals: '6', numeric: '-1' } }],
  ['with an exponent', { ...balance, quantity: { decimals: '6', numeric: '1e21' } }],
  ['with an infinite quantity', { ...balance, quantity: { decimals: '6', numeric: 'Infinity' } }],
  ['with a hexadecimal quantity', { ...balance, quantity: { decimals: '6', numeric: '0xff' } }],
  [
    'with a quantity of 101 digits',
    { ...balance, quantity: { decimals: '6', numeric: '9'.repeat(101) } },
  ],
  ['without a quantity', { ...balance, quantity: null }],
])('balances() drops a row %s and keeps the others [G2]', async (_, invalid) => {
  expect((await readBalances([invalid, balance])).tokens).toHaveLength(1)
})

test('balances() omits and counts tokens without decimals', async () => {
  const points = { ...balance, quantity: { decimals: '0', numeric: '3' } }
  expect(await readBalances([points, balance, points])).toMatchObject({
    tokens: [{ symbol: 'USDC' }],
    hidden: 2,
  })
})

test('balances() cleans texts and replaces invalid prices and image URLs by null [R9]', async () => {
  const [token] = (
    await readBalances([
      {
        ...balance,
        name: hostileText,
        symbol: hostileText,
        value: -1,
        price: '1',
        iconUrl: 'javascript:alert(1)',
      },
    ])
  ).tokens
  expect(token).toMatchObject({
    name: cleanedText,
    symbol: cleanedText,
    value: null,
    price: null,
    iconUrl: null,
  })
})

test('balances() drops prototype keys [R10]', async () => {
  const text = JSON.stringify({ balances: [balance] }).replace(
    '"name"',
    '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"name"',
  )
  const { api } = startClient({ '/v1/account': () => new Response(text) })
  const result = await api.balances(account, [], signal)
  expect(result).toMatchObject({ status: 'read', tokens: [{ symbol: 'USDC' }] })
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  expect(JSON.stringify(result)).not.toContain('polluted')
})

test('balances() parses a thousand rows at most', async () => {
  expect((await readBalances(Array.from({ length: 1_500 }, () => balance))).tokens).toHaveLength(
    1_000,
  )
})

test('history() returns valid rows with their transfers', async () => {
  const nft = {
    name: 'Stamp #1',
    content: { preview: { url: 'https://a.example/1.png' } },
    flags: { is_spam: false },
  }
  const received = {
    nft_info: nft,
    direction: 'in',
    quantity: { numeric: '1' },
    value: 2,
    price: 2,
  }
  expect(await history([{ ...row, transfers: [transfer, received] }])).toEqual([
    {
      id: 'r1',
      ...metadata,
      transfers: [
        {
          direction: 'out',
          quantity: { numeric: '0.1' },
          value: null,
          price: null,
          fungible: { name: 'Ether', symbol: 'ETH', icon: 'https://a.example/e.png' },
          nft: null,
        },
        {
          direction: 'in',
          quantity: { numeric: '1' },
          value: 2,
          price: 2,
          fungible: null,
          nft: { name: 'Stamp #1', preview: 'https://a.example/1.png', isSpam: false },
        },
      ],
    },
  ])
})

test.each([
  ['that is null', null],
  ['without an id', { ...row, id: '' }],
  ['without metadata', { ...row, metadata: null }],
  ['with an invalid network', { ...row, metadata: { ...metadata, chain: 'ethereum' } }],
  ['with an invalid date', { ...row, metadata: { ...metadata, minedAt: 'yesterday' } }],
  [
    'with a date of more than 64 characters',
    { ...row, metadata: { ...metadata, minedAt: `2026-01-01${' '.repeat(100)}` } },
  ],
  ['with an unknown status', { ...row, metadata: { ...metadata, status: 'maybe' } }],
  ['with an object as transfers', { ...row, transfers: {} }],
])('history() drops a row %s and keeps the others [G2]', async (_, invalid) => {
  expect(await history([invalid, row])).toHaveLength(1)
})

test.each([
  ['that is null', null],
  ['with an unknown direction', { ...transfer, direction: 'sideways' }],
  ['without a quantity', { ...transfer, quantity: {} }],
  ['with an exponent', { ...transfer, quantity: { numeric: '1e-7' } }],
  ['with text as token', { ...transfer, fungible_info: 'ETH' }],
])('history() drops a transfer %s and keeps its row [G2]', async (_, invalid) => {
  const [parsed] = await history([{ ...row, transfers: [invalid, transfer] }])
  expect(parsed?.transfers).toHaveLength(1)
})

test('history() accepts rows without a hash, a receiver or a nonce', async () => {
  const [parsed] = await history([
    { ...row, metadata: { ...metadata, hash: undefined, sentTo: null, nonce: 'x' } },
  ])
  expect(parsed).toMatchObject({ hash: '', sentTo: '', nonce: null })
})

test('history() cleans all texts of a row [R9]', async () => {
  const incoming = {
    fungible_info: { name: hostileText, symbol: hostileText, icon: { url: 'data:text/html,x' } },
    direction: 'in',
    quantity: { numeric: '1' },
  }
  const [parsed] = await history([
    {
      ...row,
      metadata: { ...metadata, operationType: hostileText, sentFrom: hostileText },
      transfers: [incoming],
    },
  ])
  expect(parsed).toMatchObject({
    operationType: cleanedText,
    sentFrom: cleanedText,
    transfers: [{ fungible: { name: cleanedText, symbol: cleanedText, icon: null } }],
  })
})

test.each([
  [undefined, false],
  [null, false],
  [false, false],
  [true, true],
  ['true', true],
  [1, true],
])('history() maps the spam flag %j of an NFT to %j', async (flag, isSpam) => {
  const nft = {
    nft_info: { name: 'x', flags: { is_spam: flag } },
    direction: 'in',
    quantity: { numeric: '1' },
  }
  const [parsed] = await history([{ ...row, transfers: [nft] }])
  expect(parsed?.transfers[0]?.nft?.isSpam).toBe(isSpam)
})

test('identity() replaces invalid values and a name that is not normalised by null [XM2]', async () => {
  const none = { claimedName: null, claimedAvatar: null }
  expect(await identity({ name: hostileText, avatar: 'http://a.example/x.png' })).toEqual(none)
  expect(await identity({ name: '\u200b', avatar: 7 })).toEqual(none)
  expect(await identity({ name: 7 })).toEqual(none)
  expect(await identity({})).toEqual(none)
  await expect(identity(null)).rejects.toMatchObject({ code: 'endpoint/unreadable' })
})

test('lookUp() keeps addresses under numeric coin types and the first safe avatar', async () => {
  const body = {
    name: hostileText,
    addresses: {
      60: { address: owner },
      501: { address: '' },
      0: { address: 7 },
      x: { address: owner },
      toString: { address: owner },
    },
    attributes: [{ avatar: 'javascript:alert(1)' }, null, { avatar: 'https://a.example/a.png' }],
  }
  expect(await lookUp(body)).toEqual({
    name: 'x.eth',
    addresses: { 60: owner },
    avatar: 'https://a.example/a.png',
  })
})

test('reverse() drops invalid records [G2]', async () => {
  const valid = { name: 'a.eth', addresses: {}, attributes: [] }
  const { api } = startClient({
    '/v1/profile': () =>
      json([
        null,
        { ...valid, name: 7 },
        { ...valid, name: '\u200b' },
        { ...valid, addresses: 'x' },
        valid,
      ]),
  })
  expect(await api.reverse(owner, null, signal)).toEqual([
    { claimedName: 'a.eth', claimedAvatar: null },
  ])
})

test('prices() drops rows whose price is negative or text', async () => {
  const valid = { name: 'Ether', symbol: 'ETH', iconUrl: null, price: 1 }
  const { api } = startClient({
    '/v1/fungible': () =>
      json({ fungibles: [{ ...valid, price: -1 }, { ...valid, price: '1' }, valid] }),
  })
  expect(await api.prices([`${ethereum}:${usdc}`], signal)).toEqual([valid])
})

test.each([
  { standard: 1, fast: '1', instant: '1' },
  { standard: '-1', fast: '1', instant: '1' },
  { standard: '1' },
  { standard: '1.5', fast: '1', instant: '1' },
])('gasPrice() rejects the response %j', async (body) => {
  const { api } = startClient({ '/v1/convert': () => json(body) })
  await expect(api.gasPrice(ethereum, signal)).rejects.toMatchObject({
    code: 'endpoint/unreadable',
  })
})
