import { describe, expect, test } from 'vitest'
import {
  ada,
  bob,
  bytes32Text,
  coin,
  contracts,
  hex,
  network,
  rpcError,
  signal,
  startTransferClient,
  text,
  tokenWith,
  word,
} from './scripted-chain.fixture.ts'

describe('receiver', () => {
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
  ])('checkAddress(%j) returns %j', async (address, expected) => {
    const { client } = await startTransferClient()
    expect(client.checkAddress(address)).toBe(expected)
  })

  test.each([
    ['0x', false],
    ['0x6001', true],
    [`0xef0100${'ab'.repeat(20)}`, false],
    [`0xef0100${'ab'.repeat(21)}`, true],
  ])('receiver of an address with the code %s returns isContract %s', async (code, isContract) => {
    const { client } = await startTransferClient({ eth_getCode: () => code })
    await expect(client.receiver({ network, address: bob }, signal)).resolves.toEqual({
      isContract,
    })
  })

  test('receiver throws endpoint/unreadable for invalid code and send/address-invalid for an invalid address', async () => {
    const { client } = await startTransferClient({ eth_getCode: () => null })
    await expect(client.receiver({ network, address: bob }, signal)).rejects.toMatchObject({
      code: 'endpoint/unreadable',
    })
    await expect(client.receiver({ network, address: 'bob.eth' }, signal)).rejects.toMatchObject({
      code: 'send/address-invalid',
    })
  })
})

describe('token', () => {
  const readToken = async (overrides: Parameters<typeof tokenWith>[0]) => {
    const { client } = await startTransferClient({
      eth_call: contracts({ [coin]: tokenWith(overrides) }),
    })
    return client.token({ network, asset: coin.toLowerCase(), holder: ada }, signal)
  }

  test('token returns name, symbol, decimals and balance from the contract', async () => {
    await expect(readToken({})).resolves.toEqual({
      name: 'USD Coin',
      symbol: 'USDC',
      decimals: 6,
      balance: '1000000',
    })
  })

  test('token decodes a name and a symbol of type bytes32', async () => {
    await expect(
      readToken({
        '0x95d89b41': () => bytes32Text('MKR'),
        '0x06fdde03': () => bytes32Text('Maker'),
      }),
    ).resolves.toMatchObject({
      name: 'Maker',
      symbol: 'MKR',
    })
  })

  test('token removes invisible characters from name and symbol and shortens them [M1]', async () => {
    await expect(
      readToken({
        '0x95d89b41': () => text('U\u202eS\u200bD'),
        '0x06fdde03': () => text('x'.repeat(1_000)),
      }),
    ).resolves.toMatchObject({
      name: `${'x'.repeat(63)}…`,
      symbol: 'USD',
    })
  })

  test.each([
    ['no data', '0x'],
    ['an offset beyond the end', word(2n ** 200n)],
    ['a length beyond the end', `${word(32n)}${word(2n ** 64n).slice(2)}`],
    ['too many bytes', `0x${'61'.repeat(5_000)}`],
  ])(
    'token returns at most 64 characters for a symbol of %s and does not throw',
    async (_, result) => {
      const token = await readToken({ '0x95d89b41': () => result })
      expect(token.decimals).toBe(6)
      expect(token.symbol.length <= 64).toBe(true)
    },
  )

  test.each([0, 1, 18, 77, 255])('token accepts %d decimals [H1]', async (decimals) => {
    await expect(readToken({ '0x313ce567': () => word(BigInt(decimals)) })).resolves.toMatchObject({
      decimals,
    })
  })

  test.each([
    ['256', word(256n)],
    ['-1', word(2n ** 256n - 1n)],
    ['text', text('18')],
    ['no data', '0x'],
    ['a short word', '0x12'],
  ])('token throws send/token-unreadable for decimals of %s [H1]', async (_, result) => {
    await expect(readToken({ '0x313ce567': () => result })).rejects.toMatchObject({
      code: 'send/token-unreadable',
    })
  })

  test('token throws if balanceOf reverts, and returns an empty name if name reverts', async () => {
    const revert = () => rpcError('execution reverted', 3)
    await expect(readToken({ '0x70a08231': revert })).rejects.toMatchObject({
      code: 'send/token-unreadable',
    })
    await expect(readToken({ '0x06fdde03': revert })).resolves.toMatchObject({
      name: '',
      symbol: 'USDC',
    })
  })

  test('token throws for a failing node, a node of another chain and an invalid address', async () => {
    const request = { network, asset: coin, holder: ada }
    const busy = await startTransferClient({ eth_call: () => rpcError('later', -32005) })
    await expect(busy.client.token(request, signal)).rejects.toMatchObject({
      code: 'rpc/limit-exceeded',
    })
    const wrongChain = await startTransferClient({ eth_chainId: () => hex(1n) })
    await expect(wrongChain.client.token(request, signal)).rejects.toMatchObject({
      code: 'endpoint/wrong-chain',
    })
    await expect(
      wrongChain.client.token({ ...request, asset: 'USDC' }, signal),
    ).rejects.toMatchObject({ code: 'transaction/address-invalid' })
  })
})
