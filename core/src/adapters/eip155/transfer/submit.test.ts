import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { until } from '../../../clients/http/until.fixture.ts'
import { timeouts } from '../../../domain/constants.ts'
import type { PreparedTransfer } from '../../../domain/transfer/transfer.ts'
import { remoteConnectorId } from '../../../domain/wallet/wallet.ts'
import { scriptedWallet } from '../scripted-wallet.fixture.ts'
import {
  ada,
  bob,
  coin,
  contracts,
  ether,
  gwei,
  hash,
  hex,
  network,
  preparedWith,
  signal,
  startTransfer,
  tokenWith,
  word,
} from './scripted-chain.fixture.ts'

const usdc = { asset: coin, amount: '250000', decimals: 6 }
const never = () => new Promise(() => {})

describe('handing over', () => {
  test('asks the wallet once, with every field that was reviewed and no other', async () => {
    const prepared = await preparedWith()
    const { money, wallet, connectorId } = await startTransfer()
    await expect(money.submit({ connectorId, network, prepared }, signal)).resolves.toBe(hash)
    expect(wallet.asked.filter(({ method }) => method === 'eth_sendTransaction')).toEqual([
      {
        method: 'eth_sendTransaction',
        params: [
          {
            from: ada,
            to: bob,
            value: hex(ether),
            data: '0x',
            gas: '0x5208',
            maxFeePerGas: hex(13n * gwei),
            maxPriorityFeePerGas: hex(gwei),
            chainId: '0x7a69',
          },
        ],
      },
    ])
  })

  test('names a gas price alone where that is the fee', async () => {
    const legacy = await startTransfer({
      eth_getBlockByNumber: () => ({}),
      eth_gasPrice: () => hex(gwei),
    })
    const { connectorId } = legacy
    const prepared = await legacy.money.prepare(
      { network, connectorId, from: ada, to: bob, asset: null, amount: '1', decimals: null },
      signal,
    )
    await legacy.money.submit({ connectorId, network, prepared }, signal)
    expect(legacy.wallet.asked.at(-1)?.params).toEqual([
      {
        from: ada,
        to: bob,
        value: '0x1',
        data: '0x',
        gas: '0x5208',
        gasPrice: hex(gwei),
        chainId: '0x7a69',
      },
    ])
  })

  test.each<[string, unknown, string]>([
    ['declines', { code: 4001, message: 'User rejected the request.' }, 'rpc/user-rejected'],
    [
      'says the fee is too low',
      { code: -32603, data: { message: 'max fee per gas less than block base fee' } },
      'transaction/fee-too-low',
    ],
    [
      'says another was dearer',
      { code: -32003, message: 'replacement transaction underpriced' },
      'transaction/fee-too-low',
    ],
    [
      'says the gas is too little',
      { code: -32000, message: 'intrinsic gas too low' },
      'transaction/gas-too-low',
    ],
    [
      'says the funds are too little',
      { code: -32000, message: 'insufficient funds for gas * price + value' },
      'send/fee-insufficient',
    ],
    [
      'says so otherwise',
      { code: -32603, message: 'The total cost … exceeds the balance of the account.' },
      'send/fee-insufficient',
    ],
    [
      'is on another chain',
      { code: -32000, message: 'invalid chain id for signer' },
      'transaction/chain-mismatch',
    ],
    ['does not let this page send', { code: 4100 }, 'rpc/unauthorized'],
    [
      'has another request open',
      { code: -32002, message: 'Request already pending' },
      'rpc/resource-unavailable',
    ],
    [
      'has it refused by its node',
      { code: -32003, message: 'Transaction rejected' },
      'rpc/transaction-rejected',
    ],
  ])('a wallet that %s is understood, and not asked again', async (_, thrown, code) => {
    const prepared = await preparedWith()
    const fail = () => {
      throw thrown
    }
    const { money, wallet, connectorId } = await startTransfer(
      {},
      { wallet: { eth_sendTransaction: fail } },
    )
    await expect(money.submit({ connectorId, network, prepared }, signal)).rejects.toMatchObject({
      code,
    })
    expect(wallet.methods().filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
  })

  test.each([['0x'], [null], [`${hash}00`], [hash.slice(0, -1)], [{ hash }], ['sent']])(
    '%j is no hash: it may have been sent all the same',
    async (answer) => {
      const prepared = await preparedWith()
      const { money, connectorId } = await startTransfer(
        {},
        { wallet: { eth_sendTransaction: () => answer } },
      )
      await expect(money.submit({ connectorId, network, prepared }, signal)).rejects.toMatchObject({
        code: 'send/unfollowed',
      })
    },
  )

  test('B1: waits for the wallet as long as it takes, and can be left', async () => {
    const prepared = await preparedWith()
    const { money, wallet, clock, connectorId } = await startTransfer(
      {},
      { wallet: { eth_sendTransaction: never } },
    )
    const caller = new AbortController()
    const submitted = money.submit({ connectorId, network, prepared }, caller.signal)
    await until(() => wallet.methods().includes('eth_sendTransaction'))
    clock.advance(timeouts.remoteTimeout)
    caller.abort()
    await expect(submitted).rejects.toMatchObject({ code: 'kit/aborted' })
  })

  test('goes to the wallet across the relay by the same way', async () => {
    const prepared = await preparedWith()
    const far = scriptedWallet({
      eth_accounts: () => [ada],
      eth_chainId: () => '0x7a69',
      eth_sendTransaction: () => hash,
    })
    const { money, wallet } = await startTransfer(
      {},
      { remote: () => ({ ...far.provider, connection: () => null }) },
    )
    await expect(
      money.submit({ connectorId: remoteConnectorId, network, prepared }, signal),
    ).resolves.toBe(hash)
    expect([far.methods().at(-1), wallet.methods()]).toEqual(['eth_sendTransaction', []])
  })
})

describe('the last look', () => {
  const recheck = async (
    prepared: PreparedTransfer,
    ...[answers, options]: Parameters<typeof startTransfer>
  ) => {
    const { money, connectorId } = await startTransfer(answers, options)
    return money.recheck({ connectorId, network, prepared }, signal)
  }

  test('finds nothing where nothing changed', async () => {
    await expect(recheck(await preparedWith())).resolves.toBeUndefined()
    await expect(recheck(await preparedWith(usdc))).resolves.toBeUndefined()
  })

  test.each<[string, Record<string, () => unknown>, string]>([
    ['another account', { eth_accounts: () => [bob] }, 'send/account-changed'],
    ['B8: no account', { eth_accounts: () => [] }, 'send/account-changed'],
    ['another network', { eth_chainId: () => '0x1' }, 'send/network-changed'],
    ['no network one can read', { eth_chainId: () => 'mainnet' }, 'connect/wallet-failed'],
  ])('finds %s, and then nothing is handed over either', async (_, wallet, code) => {
    const prepared = await preparedWith()
    await expect(recheck(prepared, {}, { wallet })).rejects.toMatchObject({ code })
    const { money, wallet: asked, connectorId } = await startTransfer({}, { wallet })
    await expect(money.submit({ connectorId, network, prepared }, signal)).rejects.toMatchObject({
      code,
    })
    expect(asked.methods()).not.toContain('eth_sendTransaction')
  })

  test('a wallet that is locked shares no account', async () => {
    const locked = () => {
      throw { code: 4100 }
    }
    await expect(
      recheck(await preparedWith(), {}, { wallet: { eth_accounts: locked } }),
    ).rejects.toMatchObject({
      code: 'send/account-changed',
    })
  })

  test('is given up when the wallet does not say where it is', async () => {
    const prepared = await preparedWith()
    const { money, clock, wallet, connectorId } = await startTransfer(
      {},
      { wallet: { eth_chainId: never } },
    )
    const checked = money.recheck({ connectorId, network, prepared }, signal)
    await until(() => wallet.methods().includes('eth_chainId'))
    clock.advance(timeouts.apiTimeout)
    await expect(checked).rejects.toMatchObject({ code: 'kit/timed-out' })
  })

  test.each<
    [string, Parameters<typeof preparedWith>[0], Parameters<typeof startTransfer>[0], string]
  >([
    ['the amount', {}, { eth_getBalance: () => hex(ether - 1n) }, 'send/funds-insufficient'],
    ['the fee', {}, { eth_getBalance: () => hex(ether) }, 'send/fee-insufficient'],
    [
      'the token',
      usdc,
      { eth_call: contracts({ [coin]: tokenWith({ '0x70a08231': () => word(249_999n) }) }) },
      'send/funds-insufficient',
    ],
    ['the token’s fee', usdc, { eth_getBalance: () => '0x1' }, 'send/fee-insufficient'],
  ])('H7: misses %s when it was spent meanwhile', async (_, more, answers, code) => {
    await expect(recheck(await preparedWith(more), answers)).rejects.toMatchObject({ code })
  })

  test('R13: any other field of payload or review is refused', async () => {
    const prepared = await preparedWith(usdc)
    const { money, wallet, connectorId } = await startTransfer()
    const value = fc.oneof(
      fc.string(),
      fc.constant(null),
      fc.bigInt(0n, 2n ** 256n).map(hex),
      fc.constantFrom(ada, bob, coin, '0'),
    )
    const about = { connectorId, network }
    const changed = { code: 'send/changed' }
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(prepared.payload)),
        value,
        async (field, other) => {
          fc.pre(Reflect.get(prepared.payload, field) !== other)
          const forged = {
            ...prepared,
            payload: { ...prepared.payload, [field]: other } as PreparedTransfer['payload'],
          }
          await expect(money.recheck({ ...about, prepared: forged }, signal)).rejects.toMatchObject(
            changed,
          )
          // nor with a digest to match: what was reviewed says something else
          const redone = { ...forged, digest: money.digest(forged.payload) }
          await expect(money.submit({ ...about, prepared: forged }, signal)).rejects.toMatchObject(
            changed,
          )
          if (['from', 'to', 'value', 'data', 'caipNetworkId', 'namespace'].includes(field)) {
            await expect(
              money.recheck({ ...about, prepared: redone }, signal),
            ).rejects.toMatchObject({ code: expect.any(String) })
          }
        },
      ),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('caipNetworkId', 'from', 'to', 'asset', 'amount', 'accountRent'),
        value,
        async (field, other) => {
          fc.pre(Reflect.get(prepared.review, field) !== other)
          const forged = {
            ...prepared,
            review: { ...prepared.review, [field]: other } as PreparedTransfer['review'],
          }
          await expect(money.recheck({ ...about, prepared: forged }, signal)).rejects.toMatchObject(
            changed,
          )
        },
      ),
    )
    expect(wallet.methods()).not.toContain('eth_sendTransaction')
  }, 20_000)

  test('on another network than it was built for, it is not that transfer any more', async () => {
    const { money, connectorId } = await startTransfer()
    const other = { ...network, caipNetworkId: 'eip155:1' as typeof network.caipNetworkId }
    const asked = { connectorId, network: other, prepared: await preparedWith() }
    await expect(money.recheck(asked, signal)).rejects.toMatchObject({
      code: 'send/network-changed',
    })
    await expect(money.submit(asked, signal)).rejects.toMatchObject({
      code: 'send/network-changed',
    })
  })

  test('R13: what is changed while the wallet says where it is does not reach it', async () => {
    const prepared = await preparedWith()
    const swapped = () => {
      Object.assign(prepared.payload, { to: coin, value: '0x1' })
      return '0x7a69'
    }
    const { money, wallet, connectorId } = await startTransfer(
      {},
      { wallet: { eth_chainId: swapped } },
    )
    await money.submit({ connectorId, network, prepared }, signal)
    expect(wallet.asked.at(-1)?.params).toMatchObject([{ to: bob, value: hex(ether) }])
  })

  test('a wallet that is gone is not found', async () => {
    const { money } = await startTransfer()
    const asked = { connectorId: 'gone', network, prepared: await preparedWith() }
    await expect(money.recheck(asked, signal)).rejects.toMatchObject({
      code: 'connect/wallet-not-found',
    })
  })
})
