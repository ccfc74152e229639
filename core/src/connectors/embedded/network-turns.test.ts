import { expect, test } from 'vitest'
import { type CaipNetworkId, toCaipNetworkId } from '../../domain/caip/caip.ts'
import { createNetworkTurns } from './network-turns.ts'

const ethereum = toCaipNetworkId('eip155:1')
const solana = toCaipNetworkId('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
const { signal } = new AbortController()

/** Lets promises settle. */
const turns = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

function createTurns() {
  const log: string[] = []
  const frame = createNetworkTurns(async (network) => {
    log.push(`switch ${network.slice(0, 6)}`)
  })
  /** Starts a request that ends when `end` is called. */
  const start = (name: string, network: CaipNetworkId | null, abort: AbortSignal = signal) => {
    let end = () => {}
    const run = () =>
      new Promise<string>((resolve) => {
        log.push(name)
        end = () => resolve(name)
      })
    const result = network === null ? frame.alone(abort, run) : frame.on(network, abort, run)
    return { result, end: () => end() }
  }
  return { log, frame, start }
}

test('network turns switch the frame before a request on another network, and once for several', async () => {
  const { log, frame, start } = createTurns()
  frame.setNetwork(ethereum)
  const first = start('first', ethereum)
  await turns()
  first.end()
  const second = [start('second', solana), start('third', solana)]
  await turns()
  expect(log).toEqual(['first', 'switch solana', 'second', 'third'])
  for (const { end } of second) end()
  await Promise.all([first, ...second].map(({ result }) => result))
})

test('a request on another network waits for the one before it, and later ones wait for both', async () => {
  const { log, frame, start } = createTurns()
  frame.setNetwork(ethereum)
  const first = start('first', ethereum)
  const second = start('second', solana)
  const third = start('third', ethereum)
  await turns()
  expect(log).toEqual(['first'])
  first.end()
  await turns()
  expect(log).toEqual(['first', 'switch solana', 'second'])
  second.end()
  await turns()
  third.end()
  await third.result
  expect(log).toEqual(['first', 'switch solana', 'second', 'switch eip155', 'third'])
})

test('a request that changes the network runs alone, and the next one compares with its network', async () => {
  const { log, frame, start } = createTurns()
  frame.setNetwork(ethereum)
  const first = start('first', ethereum)
  const change = start('change', null)
  const second = start('second', ethereum)
  await turns()
  expect(log).toEqual(['first'])
  first.end()
  await turns()
  expect(log).toEqual(['first', 'change'])
  frame.setNetwork(solana)
  change.end()
  await turns()
  expect(log).toEqual(['first', 'change', 'switch eip155', 'second'])
  second.end()
  await second.result
})

test('a request that is aborted while it waits does not run, and the next one takes its turn', async () => {
  const { log, frame, start } = createTurns()
  frame.setNetwork(ethereum)
  const first = start('first', ethereum)
  const caller = new AbortController()
  const aborted = start('aborted', solana, caller.signal)
  const next = start('next', ethereum)
  await turns()
  caller.abort()
  await expect(aborted.result).rejects.toMatchObject({ code: 'kit/aborted' })
  await turns()
  expect(log).toEqual(['first', 'next'])
  first.end()
  next.end()
  await Promise.all([first.result, next.result])
  await expect(start('late', ethereum, caller.signal).result).rejects.toMatchObject({
    code: 'kit/aborted',
  })
})

test('a request whose network cannot be set rejects, and the next one switches again', async () => {
  let fails = true
  const frame = createNetworkTurns(async () => {
    if (fails) throw new Error('refused')
  })
  const run = () => frame.on(ethereum, signal, async () => 'done')
  await expect(run()).rejects.toThrow('refused')
  fails = false
  expect(await run()).toBe('done')
})

test('a switch of a frame that was replaced sets no network, and the next request switches again [EM3]', async () => {
  const switches: (() => void)[] = []
  const frame = createNetworkTurns(
    () =>
      new Promise<void>((resolve) => {
        switches.push(resolve)
      }),
  )
  const run = () => frame.on(ethereum, signal, async () => 'done')
  const first = run()
  await turns()
  frame.setNetwork(null)
  const second = run()
  await turns()
  expect(switches).toHaveLength(2)
  switches[0]?.()
  await turns()
  const third = run()
  await turns()
  expect(switches).toHaveLength(2)
  switches[1]?.()
  expect(await Promise.all([first, second, third])).toEqual(['done', 'done', 'done'])
  expect(await run()).toBe('done')
  expect(switches).toHaveLength(2)
})
