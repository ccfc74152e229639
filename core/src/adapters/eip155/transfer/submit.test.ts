import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { until } from '../../../clients/http/until.fixture.ts'
import { timeouts } from '../../../domain/constants.ts'
import type { PreparedTransfer } from '../../../domain/transfer/transfer.ts'
import { remoteConnectorId } from '../../../domain/wallet/wallet.ts'
import { catalogue } from '../../../errors/catalogue.ts'
import { KitError } from '../../../errors/kit-error.ts'
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
  prepareTransfer,
  signal,
  startTransferClient,
  tokenWith,
  word,
} from './scripted-chain.fixture.ts'

const usdc = { asset: coin, amount: '250000', decimals: 6 }
const never = () => new Promise(() => {})

describe('submit', () => {
  test('submit sends one request with exactly the reviewed fields', async () => {
    const prepared = await prepareTransfer()
    const { client, wallet, connectorId } = await startTransferClient()
    await expect(client.submit({ connectorId, network, prepared }, signal)).resolves.toBe(hash)
    expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toEqual([
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

  test('submit sends only a gas price for a legacy fee', async () => {
    const legacy = await startTransferClient({
      eth_getBlockByNumber: () => ({}),
      eth_gasPrice: () => hex(gwei),
    })
    const { connectorId } = legacy
    const prepared = await legacy.client.prepare(
      { network, connectorId, from: ada, to: bob, asset: null, amount: '1', decimals: null },
      signal,
    )
    await legacy.client.submit({ connectorId, network, prepared }, signal)
    expect(legacy.wallet.requests.at(-1)?.params).toEqual([
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
    [
      'reports a rejection by the visitor',
      { code: 4001, message: 'User rejected the request.' },
      'rpc/user-rejected',
    ],
    [
      'reports a fee below the base fee',
      { code: -32603, data: { message: 'max fee per gas less than block base fee' } },
      'transaction/fee-too-low',
    ],
    [
      'reports an underpriced replacement',
      { code: -32003, message: 'replacement transaction underpriced' },
      'transaction/fee-too-low',
    ],
    [
      'reports too little gas',
      { code: -32000, message: 'intrinsic gas too low' },
      'transaction/gas-too-low',
    ],
    [
      'reports insufficient funds',
      { code: -32000, message: 'insufficient funds for gas * price + value' },
      'send/fee-insufficient',
    ],
    [
      'reports insufficient funds in other words',
      { code: -32603, message: 'The total cost … exceeds the balance of the account.' },
      'send/fee-insufficient',
    ],
    [
      'is on another chain',
      { code: -32000, message: 'invalid chain id for signer' },
      'transaction/chain-mismatch',
    ],
    ['does not permit this page to send', { code: 4100 }, 'rpc/unauthorized'],
    [
      'has another request open',
      { code: -32002, message: 'Request already pending' },
      'rpc/resource-unavailable',
    ],
    [
      'reports a rejection by its node',
      { code: -32003, message: 'Transaction rejected' },
      'rpc/transaction-rejected',
    ],
    [
      'returns a result that does not fit',
      new KitError(catalogue, 'rpc/result-invalid', {}, { cause: { a: 1 } }),
      'send/unfollowed',
    ],
  ])(
    'submit maps the error of a wallet that %s and does not repeat the request',
    async (_, thrown, code) => {
      const prepared = await prepareTransfer()
      const fail = () => {
        throw thrown
      }
      const { client, wallet, connectorId } = await startTransferClient(
        {},
        { wallet: { eth_sendTransaction: fail } },
      )
      await expect(client.submit({ connectorId, network, prepared }, signal)).rejects.toMatchObject(
        {
          code,
        },
      )
      expect(wallet.methods().filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
    },
  )

  test.each([['0x'], [null], [`${hash}00`], [hash.slice(0, -1)], [{ hash }], ['sent']])(
    'submit throws send/unfollowed for the invalid hash %j',
    async (response) => {
      const prepared = await prepareTransfer()
      const { client, connectorId } = await startTransferClient(
        {},
        { wallet: { eth_sendTransaction: () => response } },
      )
      await expect(client.submit({ connectorId, network, prepared }, signal)).rejects.toMatchObject(
        {
          code: 'send/unfollowed',
        },
      )
    },
  )

  test('submit has no timeout and can be aborted [B1]', async () => {
    const prepared = await prepareTransfer()
    const { client, wallet, clock, connectorId } = await startTransferClient(
      {},
      { wallet: { eth_sendTransaction: never } },
    )
    const caller = new AbortController()
    const submitted = client.submit({ connectorId, network, prepared }, caller.signal)
    await until(() => wallet.methods().includes('eth_sendTransaction'))
    clock.advance(timeouts.remoteTimeout)
    caller.abort()
    await expect(submitted).rejects.toMatchObject({ code: 'kit/aborted' })
  })

  test('submit sends eth_sendTransaction to a remote wallet and no request to the local wallet', async () => {
    const prepared = await prepareTransfer()
    const remoteWallet = scriptedWallet({
      eth_accounts: () => [ada],
      eth_chainId: () => '0x7a69',
      eth_sendTransaction: () => hash,
    })
    const { client, wallet } = await startTransferClient(
      {},
      { remote: () => ({ ...remoteWallet.provider, connection: () => null }) },
    )
    await expect(
      client.submit({ connectorId: remoteConnectorId, network, prepared }, signal),
    ).resolves.toBe(hash)
    expect(remoteWallet.methods().at(-1)).toBe('eth_sendTransaction')
    expect(wallet.methods()).toEqual([])
  })
})

describe('recheck', () => {
  const recheck = async (
    prepared: PreparedTransfer,
    ...[answers, options]: Parameters<typeof startTransferClient>
  ) => {
    const { client, connectorId } = await startTransferClient(answers, options)
    return client.recheck({ connectorId, network, prepared }, signal)
  }

  test('recheck resolves if nothing has changed', async () => {
    await expect(recheck(await prepareTransfer())).resolves.toBeUndefined()
    await expect(recheck(await prepareTransfer(usdc))).resolves.toBeUndefined()
  })

  test.each<[string, Record<string, () => unknown>, string]>([
    ['another account', { eth_accounts: () => [bob] }, 'send/account-changed'],
    ['no account [B8]', { eth_accounts: () => [] }, 'send/account-changed'],
    ['another network', { eth_chainId: () => '0x1' }, 'send/network-changed'],
    ['an invalid network', { eth_chainId: () => 'mainnet' }, 'connect/wallet-failed'],
  ])(
    'recheck and submit throw, without sending a transaction, if the wallet reports %s',
    async (_, wallet, code) => {
      const prepared = await prepareTransfer()
      await expect(recheck(prepared, {}, { wallet })).rejects.toMatchObject({ code })
      const { client, wallet: started, connectorId } = await startTransferClient({}, { wallet })
      await expect(client.submit({ connectorId, network, prepared }, signal)).rejects.toMatchObject(
        {
          code,
        },
      )
      expect(started.methods()).not.toContain('eth_sendTransaction')
    },
  )

  test('recheck throws send/account-changed for a locked wallet', async () => {
    const locked = () => {
      throw { code: 4100 }
    }
    await expect(
      recheck(await prepareTransfer(), {}, { wallet: { eth_accounts: locked } }),
    ).rejects.toMatchObject({
      code: 'send/account-changed',
    })
  })

  test('recheck times out if the wallet does not report its network', async () => {
    const prepared = await prepareTransfer()
    const { client, clock, wallet, connectorId } = await startTransferClient(
      {},
      { wallet: { eth_chainId: never } },
    )
    const rechecked = client.recheck({ connectorId, network, prepared }, signal)
    await until(() => wallet.methods().includes('eth_chainId'))
    clock.advance(timeouts.apiTimeout)
    await expect(rechecked).rejects.toMatchObject({ code: 'kit/timed-out' })
  })

  test.each<
    [
      string,
      Parameters<typeof prepareTransfer>[0],
      Parameters<typeof startTransferClient>[0],
      string,
    ]
  >([
    ['the native amount', {}, { eth_getBalance: () => hex(ether - 1n) }, 'send/funds-insufficient'],
    [
      'the native amount with the fee',
      {},
      { eth_getBalance: () => hex(ether) },
      'send/fee-insufficient',
    ],
    [
      'the token amount',
      usdc,
      { eth_call: contracts({ [coin]: tokenWith({ '0x70a08231': () => word(249_999n) }) }) },
      'send/funds-insufficient',
    ],
    [
      'the fee of the token transfer',
      usdc,
      { eth_getBalance: () => '0x1' },
      'send/fee-insufficient',
    ],
  ])(
    'recheck throws if the balance no longer covers %s [H7]',
    async (_, overrides, answers, code) => {
      await expect(recheck(await prepareTransfer(overrides), answers)).rejects.toMatchObject({
        code,
      })
    },
  )

  test('recheck and submit throw send/changed if any field of payload or review differs [R13]', async () => {
    const prepared = await prepareTransfer(usdc)
    const { client, wallet, connectorId } = await startTransferClient()
    const value = fc.oneof(
      fc.string(),
      fc.constant(null),
      fc.bigInt(0n, 2n ** 256n).map(hex),
      fc.constantFrom(ada, bob, coin, '0'),
    )
    const target = { connectorId, network }
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
          await expect(
            client.recheck({ ...target, prepared: forged }, signal),
          ).rejects.toMatchObject(changed)
          // a changed payload with a matching digest still differs from the review
          const rehashed = { ...forged, digest: client.digest(forged.payload) }
          await expect(
            client.submit({ ...target, prepared: forged }, signal),
          ).rejects.toMatchObject(changed)
          if (['from', 'to', 'value', 'data', 'caipNetworkId', 'namespace'].includes(field)) {
            await expect(
              client.recheck({ ...target, prepared: rehashed }, signal),
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
          await expect(
            client.recheck({ ...target, prepared: forged }, signal),
          ).rejects.toMatchObject(changed)
        },
      ),
    )
    expect(wallet.methods()).not.toContain('eth_sendTransaction')
  })

  test('recheck and submit throw send/network-changed if `network` is not the network of the payload', async () => {
    const { client, connectorId } = await startTransferClient()
    const otherNetwork = { ...network, caipNetworkId: 'eip155:1' as typeof network.caipNetworkId }
    const request = { connectorId, network: otherNetwork, prepared: await prepareTransfer() }
    await expect(client.recheck(request, signal)).rejects.toMatchObject({
      code: 'send/network-changed',
    })
    await expect(client.submit(request, signal)).rejects.toMatchObject({
      code: 'send/network-changed',
    })
  })

  test('submit sends the checked payload even if `prepared` changes during the checks [R13]', async () => {
    const prepared = await prepareTransfer()
    const changePayload = () => {
      Object.assign(prepared.payload, { to: coin, value: '0x1' })
      return '0x7a69'
    }
    const { client, wallet, connectorId } = await startTransferClient(
      {},
      { wallet: { eth_chainId: changePayload } },
    )
    await client.submit({ connectorId, network, prepared }, signal)
    expect(wallet.requests.at(-1)?.params).toMatchObject([{ to: bob, value: hex(ether) }])
  })

  test('recheck throws connect/wallet-not-found for a missing wallet', async () => {
    const { client } = await startTransferClient()
    const request = { connectorId: 'gone', network, prepared: await prepareTransfer() }
    await expect(client.recheck(request, signal)).rejects.toMatchObject({
      code: 'connect/wallet-not-found',
    })
  })
})
