import { describe, expect, test } from 'vitest'
import { startClient } from './client.fixture.ts'
import { account, json, one, owner, signal, usdc } from './scripted-service.fixture.ts'

const balance = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: one,
  address: `${one}:${usdc}`,
  value: 10.5,
  price: 1,
  quantity: { decimals: '6', numeric: '10.5' },
  iconUrl: 'https://a.example/usdc.png',
}
const metadata = {
  operationType: 'send',
  hash: '0xabc',
  chain: one,
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

const portfolio = async (balances: unknown) => {
  const answer = await startClient({ '/v1/account': () => json({ balances }) }).api.balances(
    account,
    [],
    signal,
  )
  return answer.status === 'read' ? answer : { tokens: [], hidden: -1 }
}
const history = async (data: unknown) =>
  (
    await startClient({ '/v1/account': () => json({ data, next: null }) }).api.history(
      { account, cursor: null, onramp: null },
      signal,
    )
  ).rows
const identity = (answer: unknown) =>
  startClient({ '/v1/identity': () => json(answer) }).api.identity(account, null, signal)
const named = (answer: unknown) =>
  startClient({ '/v1/profile': () => json(answer) }).api.lookUp('x.eth', { fresh: false }, signal)

const hostile = 'Ev\u202eil\u200b\u0000 \n <b>coin</b>'
const clean = 'Evil <b>coin</b>'

describe('a balance', () => {
  test('that reads well is there, native or not', async () => {
    const { address: _, value: __, ...native } = balance
    expect((await portfolio([balance, native])).tokens).toEqual([
      { ...balance, quantity: { decimals: 6, numeric: '10.5' } },
      { ...native, address: null, value: null, quantity: { decimals: 6, numeric: '10.5' } },
    ])
  })

  test.each([
    ['nothing', null],
    ['a list', []],
    ['without a name', { ...balance, name: undefined }],
    ['named by a number', { ...balance, symbol: 7 }],
    ['of another network', { ...balance, chainId: 'eip155:2' }],
    ['whose token is of another network', { ...balance, address: `eip155:2:${usdc}` }],
    ['whose token is no address', { ...balance, address: `${one}:0x1` }],
    ['whose token is a script', { ...balance, address: `${one}:<script>` }],
    ['with decimals as a number', { ...balance, quantity: { decimals: 6, numeric: '1' } }],
    ['with 256 decimals', { ...balance, quantity: { decimals: '256', numeric: '1' } }],
    ['below nothing', { ...balance, quantity: { decimals: '6', numeric: '-1' } }],
    ['in exponents', { ...balance, quantity: { decimals: '6', numeric: '1e21' } }],
    ['of Infinity', { ...balance, quantity: { decimals: '6', numeric: 'Infinity' } }],
    ['of hexadecimal much', { ...balance, quantity: { decimals: '6', numeric: '0xff' } }],
    [
      'of a text without end',
      { ...balance, quantity: { decimals: '6', numeric: '9'.repeat(101) } },
    ],
    ['without a quantity', { ...balance, quantity: null }],
  ])('G2: %s is left out, and the others live', async (_, bad) => {
    expect((await portfolio([bad, balance])).tokens).toHaveLength(1)
  })

  test('without decimals is hidden and counted', async () => {
    const points = { ...balance, quantity: { decimals: '0', numeric: '3' } }
    expect(await portfolio([points, balance, points])).toMatchObject({
      tokens: [{ symbol: 'USDC' }],
      hidden: 2,
    })
  })

  test('R9: is called only what can be shown, and worth only what can be', async () => {
    const [token] = (
      await portfolio([
        {
          ...balance,
          name: hostile,
          symbol: hostile,
          value: -1,
          price: '1',
          iconUrl: 'javascript:alert(1)',
        },
      ])
    ).tokens
    expect(token).toMatchObject({
      name: clean,
      symbol: clean,
      value: null,
      price: null,
      iconUrl: null,
    })
  })

  test('R10: brings no prototype along', async () => {
    const text = JSON.stringify({ balances: [balance] }).replace(
      '"name"',
      '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"name"',
    )
    const { api } = startClient({ '/v1/account': () => new Response(text) })
    const answer = await api.balances(account, [], signal)
    expect(answer).toMatchObject({ status: 'read', tokens: [{ symbol: 'USDC' }] })
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    expect(JSON.stringify(answer)).not.toContain('polluted')
  })

  test('is looked at a thousand times at most', async () => {
    expect((await portfolio(Array.from({ length: 1_500 }, () => balance))).tokens).toHaveLength(
      1_000,
    )
  })
})

describe('a row of the history', () => {
  test('that reads well is there, with what moved', async () => {
    const nft = {
      name: 'Stamp #1',
      content: { preview: { url: 'https://a.example/1.png' } },
      flags: { is_spam: false },
    }
    const moved = { nft_info: nft, direction: 'in', quantity: { numeric: '1' }, value: 2, price: 2 }
    expect(await history([{ ...row, transfers: [transfer, moved] }])).toEqual([
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
    ['nothing', null],
    ['without an id', { ...row, id: '' }],
    ['without metadata', { ...row, metadata: null }],
    ['of no network', { ...row, metadata: { ...metadata, chain: 'ethereum' } }],
    ['of no time', { ...row, metadata: { ...metadata, minedAt: 'yesterday' } }],
    [
      'of a time without end',
      { ...row, metadata: { ...metadata, minedAt: `2026-01-01${' '.repeat(100)}` } },
    ],
    ['of an unknown status', { ...row, metadata: { ...metadata, status: 'maybe' } }],
    ['whose transfers are no list', { ...row, transfers: {} }],
  ])('G2: %s is left out, and the others live', async (_, bad) => {
    expect(await history([bad, row])).toHaveLength(1)
  })

  test.each([
    ['nothing', null],
    ['sideways', { ...transfer, direction: 'sideways' }],
    ['of no quantity', { ...transfer, quantity: {} }],
    ['of a quantity in exponents', { ...transfer, quantity: { numeric: '1e-7' } }],
    ['of a token that is a text', { ...transfer, fungible_info: 'ETH' }],
  ])('G2: lives without a transfer that is %s', async (_, bad) => {
    const [read] = await history([{ ...row, transfers: [bad, transfer] }])
    expect(read?.transfers).toHaveLength(1)
  })

  test('may lack what not every transaction has', async () => {
    const [read] = await history([
      { ...row, metadata: { ...metadata, hash: undefined, sentTo: null, nonce: 'x' } },
    ])
    expect(read).toMatchObject({ hash: '', sentTo: '', nonce: null })
  })

  test('R9: says only what can be shown', async () => {
    const bad = {
      fungible_info: { name: hostile, symbol: hostile, icon: { url: 'data:text/html,x' } },
      direction: 'in',
      quantity: { numeric: '1' },
    }
    const [read] = await history([
      {
        ...row,
        metadata: { ...metadata, operationType: hostile, sentFrom: hostile },
        transfers: [bad],
      },
    ])
    expect(read).toMatchObject({
      operationType: clean,
      sentFrom: clean,
      transfers: [{ fungible: { name: clean, symbol: clean, icon: null } }],
    })
  })

  test.each([
    [undefined, false],
    [null, false],
    [false, false],
    [true, true],
    ['true', true],
    [1, true],
  ])('a picture whose flag of spam is %j is spam: %j', async (flag, isSpam) => {
    const nft = {
      nft_info: { name: 'x', flags: { is_spam: flag } },
      direction: 'in',
      quantity: { numeric: '1' },
    }
    const [read] = await history([{ ...row, transfers: [nft] }])
    expect(read?.transfers[0]?.nft?.isSpam).toBe(isSpam)
  })
})

describe('a name', () => {
  test('of an address is what can be shown, else none', async () => {
    expect(await identity({ name: hostile, avatar: 'http://a.example/x.png' })).toEqual({
      name: clean,
      avatar: null,
    })
    expect(await identity({ name: '\u200b', avatar: 7 })).toEqual({ name: null, avatar: null })
    expect(await identity({ name: 7 })).toEqual({ name: null, avatar: null })
    expect(await identity({})).toEqual({ name: null, avatar: null })
    await expect(identity(null)).rejects.toMatchObject({ code: 'endpoint/unreadable' })
  })

  test('leads only to addresses that are texts under coin types, with a picture that is one', async () => {
    const answer = {
      name: hostile,
      addresses: {
        60: { address: owner },
        501: { address: '' },
        0: { address: 7 },
        x: { address: owner },
        toString: { address: owner },
      },
      attributes: [{ avatar: 'javascript:alert(1)' }, null, { avatar: 'https://a.example/a.png' }],
    }
    expect(await named(answer)).toEqual({
      name: clean,
      addresses: { 60: owner },
      avatar: 'https://a.example/a.png',
    })
  })

  test('without a name of its own is what was asked for, fit to be shown', async () => {
    const { api } = startClient({
      '/v1/profile': () => json({ addresses: { 60: { address: owner } }, attributes: null }),
    })
    expect(await api.lookUp(hostile, { fresh: true }, signal)).toEqual({
      name: clean,
      addresses: { 60: owner },
      avatar: null,
    })
  })

  test('G2: that reads badly is left out of those of an address', async () => {
    const good = { name: 'a.eth', addresses: {}, attributes: [] }
    const { api } = startClient({
      '/v1/profile': () =>
        json([
          null,
          { ...good, name: 7 },
          { ...good, name: '\u200b' },
          { ...good, addresses: 'x' },
          good,
        ]),
    })
    expect(await api.reverse(owner, null, signal)).toEqual([
      { name: 'a.eth', addresses: {}, avatar: null },
    ])
  })
})

test('a price below nothing, or of a text, is none', async () => {
  const good = { name: 'Ether', symbol: 'ETH', iconUrl: null, price: 1 }
  const { api } = startClient({
    '/v1/fungible': () =>
      json({ fungibles: [{ ...good, price: -1 }, { ...good, price: '1' }, good] }),
  })
  expect(await api.prices([`${one}:${usdc}`], signal)).toEqual([good])
})

test.each([
  { standard: 1, fast: '1', instant: '1' },
  { standard: '-1', fast: '1', instant: '1' },
  { standard: '1' },
  { standard: '1.5', fast: '1', instant: '1' },
])('gas does not cost %j', async (answer) => {
  const { api } = startClient({ '/v1/convert': () => json(answer) })
  await expect(api.gasPrice(one, signal)).rejects.toMatchObject({ code: 'endpoint/unreadable' })
})
