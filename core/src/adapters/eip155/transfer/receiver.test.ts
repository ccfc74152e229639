import { describe, expect, test } from 'vitest'
import {
  ada,
  bob,
  coin,
  contracts,
  hex,
  network,
  refused,
  shortText,
  signal,
  startTransfer,
  text,
  tokenWith,
  word,
} from './scripted-chain.fixture.ts'

describe('an address', () => {
  test.each([
    [bob, bob],
    [bob.toLowerCase(), bob],
    [bob.toUpperCase().replace('0X', '0x'), bob],
    [bob.replace('C', 'c'), null],
    [bob.slice(2), null],
    [`${bob}0`, null],
    [` ${bob}`, null],
    ['2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgpU', null],
    ['', null],
  ])('%s is %s', async (given, known) => {
    const { money } = await startTransfer()
    expect(money.checkAddress(given)).toBe(known)
  })

  test.each([
    ['0x', false],
    ['0x6001', true],
    [`0xef0100${'ab'.repeat(20)}`, false],
    [`0xef0100${'ab'.repeat(21)}`, true],
  ])('with the code %s is a contract: %s', async (code, isContract) => {
    const { money } = await startTransfer({ eth_getCode: () => code })
    await expect(money.receiver({ network, address: bob }, signal)).resolves.toEqual({ isContract })
  })

  test('whose code cannot be read is no plain account', async () => {
    const { money } = await startTransfer({ eth_getCode: () => null })
    await expect(money.receiver({ network, address: bob }, signal)).rejects.toMatchObject({
      code: 'endpoint/unreadable',
    })
    await expect(money.receiver({ network, address: 'bob.eth' }, signal)).rejects.toMatchObject({
      code: 'send/address-invalid',
    })
  })
})

describe('a token', () => {
  const read = async (more: Parameters<typeof tokenWith>[0]) => {
    const { money } = await startTransfer({ eth_call: contracts({ [coin]: tokenWith(more) }) })
    return money.token({ network, asset: coin.toLowerCase(), holder: ada }, signal)
  }

  test('is what its contract says', async () => {
    await expect(read({})).resolves.toEqual({
      name: 'USD Coin',
      symbol: 'USDC',
      decimals: 6,
      balance: '1000000',
    })
  })

  test('may say its texts in 32 bytes', async () => {
    await expect(
      read({ '0x95d89b41': () => shortText('MKR'), '0x06fdde03': () => shortText('Maker') }),
    ).resolves.toMatchObject({
      name: 'Maker',
      symbol: 'MKR',
    })
  })

  test('M1: has its texts cleaned', async () => {
    await expect(
      read({
        '0x95d89b41': () => text('U\u202eS\u200bD'),
        '0x06fdde03': () => text('x'.repeat(1_000)),
      }),
    ).resolves.toMatchObject({
      name: `${'x'.repeat(63)}…`,
      symbol: 'USD',
    })
  })

  test.each([
    ['nothing', '0x'],
    ['an offset into nowhere', word(2n ** 200n)],
    ['a length beyond the end', `${word(32n)}${word(2n ** 64n).slice(2)}`],
    ['more than anybody reads', `0x${'61'.repeat(5_000)}`],
  ])('that says %s for its symbol has none', async (_, answer) => {
    const found = await read({ '0x95d89b41': () => answer })
    expect([found.decimals, found.symbol.length <= 64]).toEqual([6, true])
  })

  test.each([0, 1, 18, 77, 255])('H1: may have %d decimals', async (decimals) => {
    await expect(read({ '0x313ce567': () => word(BigInt(decimals)) })).resolves.toMatchObject({
      decimals,
    })
  })

  test.each([
    ['256', word(256n)],
    ['-1', word(2n ** 256n - 1n)],
    ['text', text('18')],
    ['nothing', '0x'],
    ['a short word', '0x12'],
  ])('H1: with %s for decimals is none', async (_, answer) => {
    await expect(read({ '0x313ce567': () => answer })).rejects.toMatchObject({
      code: 'send/token-unreadable',
    })
  })

  test('that refuses to be read is none, without a name it is nameless', async () => {
    const revert = () => refused('execution reverted', 3)
    await expect(read({ '0x70a08231': revert })).rejects.toMatchObject({
      code: 'send/token-unreadable',
    })
    await expect(read({ '0x06fdde03': revert })).resolves.toMatchObject({
      name: '',
      symbol: 'USDC',
    })
  })

  test('is not read from a node that is down, or of another chain', async () => {
    const asked = { network, asset: coin, holder: ada }
    const busy = await startTransfer({ eth_call: () => refused('later', -32005) })
    await expect(busy.money.token(asked, signal)).rejects.toMatchObject({
      code: 'rpc/limit-exceeded',
    })
    const other = await startTransfer({ eth_chainId: () => hex(1n) })
    await expect(other.money.token(asked, signal)).rejects.toMatchObject({
      code: 'endpoint/wrong-chain',
    })
    await expect(other.money.token({ ...asked, asset: 'USDC' }, signal)).rejects.toMatchObject({
      code: 'transaction/address-invalid',
    })
  })
})
