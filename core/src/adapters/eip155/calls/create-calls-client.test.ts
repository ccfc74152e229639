import { expect, test } from 'vitest'
import { timeouts } from '../../../domain/constants.ts'
import { catalogue } from '../../../errors/catalogue.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { createManualClock } from '../../../platform/manual-clock.ts'
import type { Resolver } from '../guard-provider.ts'
import {
  type Answers,
  ada,
  bob,
  ether,
  gwei,
  hex,
  network,
  signal,
  startTransferClient,
  word,
} from '../transfer/scripted-chain.fixture.ts'
import { createCallsClient } from './create-calls-client.ts'

const nodeOf = () => Promise.reject(new KitError(catalogue, 'kit/unknown'))

/** Creates a client whose wallet returns the same response to every request. */
function createClient(response: unknown) {
  const clock = createManualClock()
  const requests: string[] = []
  const client = {
    request: async ({ method }: { method: string }) => {
      requests.push(method)
      return response
    },
    on: () => () => {},
  }
  const wallet = { name: 'Fox', client }
  const resolver: Resolver = {
    find: () => wallet,
    get: () => wallet,
    waitFor: async () => wallet,
  }
  return {
    clock,
    requests,
    ...createCallsClient({ resolver, clock, nodeOf, baseFeeMultiplier: null }),
  }
}
const flush = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

test.each([100, 777])(
  'CallsClient.wait polls a batch with status %i for two minutes, then returns it as pending [O-4]',
  async (status) => {
    const { clock, requests, wait } = createClient({ status })
    const result = wait({ connectorId: 'fox', id: 'x' }, signal)
    for (let elapsed = 0; elapsed < timeouts.callsTimeout; elapsed += timeouts.callsInterval) {
      await flush()
      clock.advance(timeouts.callsInterval)
    }
    expect(await result).toMatchObject({ id: 'x', state: 'pending', code: status })
    expect(requests.length).toBe(timeouts.callsTimeout / timeouts.callsInterval)
    clock.advance(60_000)
    await flush()
    expect(requests.length).toBe(timeouts.callsTimeout / timeouts.callsInterval)
  },
)

test('CallsClient.wait stops polling when it is aborted', async () => {
  const { requests, wait, clock } = createClient({ status: 100 })
  const caller = new AbortController()
  const rejection = expect(
    wait({ connectorId: 'fox', id: 'x' }, caller.signal),
  ).rejects.toMatchObject({ code: 'kit/aborted' })
  await flush()
  caller.abort()
  await rejection
  clock.advance(10_000)
  await flush()
  expect(requests.length).toBe(1)
})

async function readFee(transaction: unknown, answers: Answers = {}) {
  const { chain } = await startTransferClient(answers, { networks: () => [network] })
  if (chain.calls === null) throw new Error('The chain adapter has no client for calls')
  const { fee } = await chain.calls()
  return fee({ caipNetworkId: network.caipNetworkId, from: ada, transaction }, signal)
}

test('CallsClient.fee estimates a transaction, or multiplies the gas and price that it states [Z2]', async () => {
  await expect(readFee({ to: bob, value: '0x1' })).resolves.toBe(String(21_000n * 13n * gwei))
  const stated = { to: bob, gas: '0x64', maxFeePerGas: hex(2n * gwei) }
  await expect(readFee(stated)).resolves.toBe(String(100n * 2n * gwei))
  await expect(readFee({ to: 'nobody' })).rejects.toMatchObject({ code: 'rpc/invalid-params' })
})

test('CallsClient.fee uses the gas limit and the highest price that the transaction states [V8]', async () => {
  const market = 13n * gwei
  const usual = 21_000n
  const shapes: readonly [fields: Readonly<Record<string, bigint>>, fee: bigint][] = [
    [{ gasPrice: ether }, usual * ether],
    [{ maxFeePerGas: ether }, usual * ether],
    [{ maxPriorityFeePerGas: ether }, usual * (market + ether)],
    [{ gas: 30_000_000n }, 30_000_000n * market],
    [{ gas: 30_000_000n, maxPriorityFeePerGas: ether }, 30_000_000n * (market + ether)],
    [{ gas: usual, gasPrice: ether, maxFeePerGas: 1n }, usual * ether],
    [{ gas: usual, gasPrice: 1n, maxFeePerGas: ether }, usual * ether],
    [{ gas: usual, maxFeePerGas: 1n, maxPriorityFeePerGas: ether }, usual * ether],
    [{ gas: 0n, gasPrice: 0n, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n }, usual * market],
    [{ gas: 30_000_000n, gasPrice: 1n }, 30_000_000n],
  ]
  for (const [fields, fee] of shapes) {
    const stated = Object.entries(fields).map(([name, value]) => [name, hex(value)])
    const transaction = { to: bob, value: '0x1', ...Object.fromEntries(stated) }
    await expect(readFee(transaction)).resolves.toBe(String(fee))
  }
})

test('CallsClient.fee adds the L1 fee of a rollup with a margin to stated prices [V8]', async () => {
  const answers = { eth_call: () => word(1_000n) }
  const stated = { to: bob, gas: '0x64', gasPrice: '0x2' }
  await expect(readFee(stated, answers)).resolves.toBe(String(200n + 1_200n))
})

test('CallsClient.fee rejects fields that it cannot count, and a fee above 2^256 - 1 [V8]', async () => {
  const fields = [
    ...['gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'].flatMap((name) =>
      [1_000, '1000', '0x', {}].map((value) => ({ [name]: value })),
    ),
    { gasLimit: '0x5208' },
    { maxFeePerBlobGas: '0x1' },
    { gas: `0x${'f'.repeat(64)}`, gasPrice: '0x2' },
  ]
  for (const stated of fields)
    await expect(readFee({ to: bob, ...stated })).rejects.toMatchObject({
      code: 'rpc/invalid-params',
    })
})
