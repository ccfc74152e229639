import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../../../../../core/src/domain/caip/caip.ts'
import { timeouts } from '../../../../../core/src/domain/constants.ts'
import type { Network } from '../../../../../core/src/domain/network/network.ts'
import type { TransferLocation } from '../../../../../core/src/domain/transfer/transfer.ts'
import { fromWallet } from '../../../../../core/src/errors/rpc-codes.ts'
import { searchPause } from '../../../../../core/src/stores/transfers/transfer/transfer.context.ts'
import { mainnet, sepolia } from '../../../samples.ts'
import { scenario } from '../../../walker/scenario.ts'
import { hash, otherHash } from '../transfer.samples.ts'
import { broken, declined, polygon, transferInputs } from './transfer.cases.ts'
import { transferModel } from './transfer.model.ts'

const createScenario = (input = transferInputs.ether) => scenario(transferModel, input)
async function sent() {
  const run = createScenario()
  await run.answer('submit', hash)
  return run
}
const ref = { id: 'a', namespace: 'eip155' }

test('transfer that the wallet has sent already requests nothing, and is tracked by its hash [EM3]', () => {
  const run = createScenario(transferInputs.sent)
  const { id, network, prepared } = transferInputs.sent
  expect([run.inputsOf('submit'), run.inputsOf('track')]).toEqual([
    [],
    [{ network, prepared, hash }],
  ])
  expect(run.emitted()).toEqual([{ type: 'transfer.sent', id, namespace: 'eip155', hash }])
})

describe('transfer that awaits its wallet', () => {
  test('transfer requests the wallet once, with exactly the reviewed payload, and cannot be cancelled', () => {
    const run = createScenario()
    const { hash: _, ...request } = transferInputs.ether
    expect(run.inputsOf('submit')).toEqual([request])
    expect(run.snapshot().hasTag('cannotCancel')).toBe(true)
  })

  test('transfer is unresponsive after 15 s and accepts a response after an hour', async () => {
    const run = createScenario()
    await run.elapse(timeouts.walletUnresponsive - 1)
    expect(run.statePath()).toBe('awaitingWallet.waiting')
    await run.elapse(1)
    await run.elapse(3_600_000)
    expect([run.statePath(), run.emitted()]).toEqual([
      'awaitingWallet.unresponsive',
      [{ type: 'transfer.unresponsive', ...ref }],
    ])
    await run.answer('submit', hash)
    expect(run.emitted().at(-1)).toEqual({ type: 'transfer.sent', ...ref, hash })
  })

  test.each([
    ['a rejection', declined, { type: 'transfer.rejected', ...ref, code: 'rpc/user-rejected' }],
    [
      'an internal error',
      broken,
      { type: 'transfer.failed', ...ref, code: 'rpc/internal', cause: null },
    ],
    [
      'an error of its own',
      fromWallet({ code: -32603, message: 'something specific 42' }),
      {
        type: 'transfer.failed',
        ...ref,
        code: 'rpc/internal',
        cause: { code: -32603, message: 'something specific 42' },
      },
    ],
    [
      'an unknown error',
      new Error('x'),
      { type: 'transfer.failed', ...ref, code: 'kit/unknown', cause: null },
    ],
  ])('transfer ends when the wallet responds with %s', async (_, error, event) => {
    const run = createScenario()
    await run.fail('submit', error)
    const { status, context } = run.snapshot()
    expect([run.emitted(), status, context.problem]).toEqual([[event], 'done', event.code])
  })
})

describe('transfer with a hash', () => {
  test.each(['confirmed', 'reverted', 'replaced', 'dropped'] as const)(
    'transfer is tracked until it is %s',
    async (end) => {
      const run = await sent()
      expect(run.snapshot().hasTag('cannotCancel')).toBe(false)
      await run.sendBack({ type: 'seen' })
      await run.sendBack({ type: 'ended', end })
      expect([run.emitted().at(-1), run.snapshot().status]).toEqual([
        { type: `transfer.${end}`, ...ref, hash },
        'done',
      ])
    },
  )

  test('transfer announces each change between in a block and not once, and its end once [V5]', async () => {
    const run = await sent()
    const [seen, included, reorganized] = ['seen', 'included', 'reorganized'] as const
    const changes = [included, included, reorganized, reorganized]
    for (const type of [seen, ...changes, ...changes]) await run.sendBack({ type })
    await run.sendBack({ type: 'ended', end: 'reverted' })
    expect(run.emitted().slice(1)).toEqual([
      { type: 'transfer.included', ...ref },
      { type: 'transfer.reorganized', ...ref },
      { type: 'transfer.included', ...ref },
      { type: 'transfer.reorganized', ...ref },
      { type: 'transfer.reverted', ...ref, hash },
    ])
  })

  test('transfer announces its block once although it is tracked again after an outage [V5]', async () => {
    const run = await sent()
    await run.sendBack({ type: 'included' })
    await run.sendBack({ type: 'unreachable' })
    await run.elapse(timeouts.trackPause)
    await run.sendBack({ type: 'included' })
    expect(run.emitted().filter(({ type }) => type === 'transfer.included')).toHaveLength(1)
  })

  test('transfer in a block is not slow, however long that block takes to become final [V5]', async () => {
    const run = await sent()
    await run.sendBack({ type: 'seen' })
    await run.sendBack({ type: 'included' })
    await run.elapse(10 * timeouts.slowTransfer)
    expect(run.emitted().at(-1)).toEqual({ type: 'transfer.included', ...ref })
  })

  test('transfer emits transfer.slow after two minutes and is still tracked', async () => {
    const run = await sent()
    await run.elapse(timeouts.slowTransfer)
    expect(run.emitted().at(-1)).toEqual({ type: 'transfer.slow', ...ref })
    expect(run.statePath()).toContain('pending.slow')
    await run.sendBack({ type: 'ended', end: 'confirmed' })
    expect(run.emitted().at(-1)).toMatchObject({ type: 'transfer.confirmed' })
  })

  test('transfer that offers too little says so until the base fee falls, and when a block is replaced [V12]', async () => {
    const run = await sent()
    const types = [
      'underpriced',
      'underpriced',
      'priced',
      'priced',
      'underpriced',
      'included',
    ] as const
    for (const type of ['priced', ...types, 'priced', 'underpriced'] as const)
      await run.sendBack({ type })
    for (const type of ['reorganized', 'priced', 'underpriced', 'priced', 'included'] as const)
      await run.sendBack({ type })
    expect(run.emitted().slice(1)).toEqual(
      [
        'underpriced',
        'slow',
        'underpriced',
        'included',
        'reorganized',
        'underpriced',
        'slow',
        'included',
      ].map((type) => ({ type: `transfer.${type}`, ...ref })),
    )
  })

  test('transfer that offers too little is not slow as well, however long that lasts [V12]', async () => {
    const run = await sent()
    await run.sendBack({ type: 'underpriced' })
    await run.elapse(10 * timeouts.slowTransfer)
    expect(run.emitted().at(-1)).toEqual({ type: 'transfer.underpriced', ...ref })
  })

  test('transfer emits transfer.mismatched at once and is tracked to its end [R14]', async () => {
    const run = await sent()
    await run.sendBack({ type: 'mismatched' })
    expect([run.emitted().at(-1), run.snapshot().status]).toEqual([
      { type: 'transfer.mismatched', ...ref },
      'active',
    ])
    await run.sendBack({ type: 'ended', end: 'confirmed' })
    expect(run.emitted().at(-1)).toMatchObject({ type: 'transfer.confirmed' })
  })

  test('transfer that is replaced ends with the hash of its replacement', async () => {
    const run = await sent()
    await run.sendBack({ type: 'replaced', hash: otherHash })
    await run.sendBack({ type: 'ended', end: 'replaced' })
    expect(run.emitted().at(-1)).toEqual({ type: 'transfer.replaced', ...ref, hash: otherHash })
  })

  test('transfer with an unknown end fails with send/unfollowed and keeps its hash', async () => {
    const run = await sent()
    await run.sendBack({ type: 'ended', end: 'unknown' })
    expect([run.emitted().at(-1), run.snapshot().context.hash]).toEqual([
      { type: 'transfer.failed', ...ref, code: 'send/unfollowed', cause: null },
      hash,
    ])
  })

  test('transfer that is replaced keeps its own hash if the replacement is unknown', async () => {
    const run = await sent()
    await run.sendBack({ type: 'replaced', hash: null })
    await run.sendBack({ type: 'ended', end: 'replaced' })
    expect(run.emitted().at(-1)).toMatchObject({ hash })
  })
})

describe('transfer whose wallet is on another network', () => {
  const changed = { type: 'chain.changed', caipNetworkId: sepolia.caipNetworkId } as const
  const located = (result: TransferLocation['result'], network: Network = sepolia) => ({
    network,
    result,
  })
  const types = (run: Awaited<ReturnType<typeof sent>>) =>
    run
      .emitted()
      .slice(1)
      .map(({ type }) => type)

  test('transfer is looked for on the networks to which its wallet changed while it had the request [V4]', async () => {
    const run = createScenario()
    await run.sendBack(changed)
    await run.sendBack({ type: 'chain.changed', caipNetworkId: mainnet.caipNetworkId })
    await run.answer('submit', hash)
    await run.elapse(timeouts.searchPause - 1)
    expect(run.inputsOf('locate')).toEqual([])
    await run.elapse(1)
    const { connectorId, network, prepared } = transferInputs.ether
    expect(run.inputsOf('locate')).toEqual([
      { connectorId, network, prepared, hash, visited: [sepolia.caipNetworkId] },
    ])
  })

  test('transfer is looked for at once, and again, each time its wallet changes to a new network [V4]', async () => {
    const run = await sent()
    await run.sendBack({ type: 'chain.changed', caipNetworkId: mainnet.caipNetworkId })
    await run.sendBack(changed)
    await run.sendBack({ type: 'chain.changed', caipNetworkId: polygon.caipNetworkId })
    await run.sendBack(changed)
    await run.sendBack({ type: 'chain.changed', caipNetworkId: mainnet.caipNetworkId })
    expect(run.inputsOf('locate').map((input) => Object(input).visited.length)).toEqual([1, 2])
  })

  test('transfer follows at most 5 networks that its wallet names [V4]', async () => {
    const run = await sent()
    for (let id = 100; id < 120; id += 1)
      await run.sendBack({ type: 'chain.changed', caipNetworkId: toCaipNetworkId(`eip155:${id}`) })
    expect(run.snapshot().context.visited).toHaveLength(5)
  })

  test('transfer that is found on another network ends as misdirected and never as confirmed [V4]', async () => {
    const run = await sent()
    await run.elapse(timeouts.searchPause)
    await run.answer('locate', located('sent'))
    expect([run.emitted().slice(1), run.snapshot().status]).toEqual([
      [{ type: 'transfer.misdirected', ...ref, hash, network: sepolia }],
      'done',
    ])
  })

  test('transfer that is found on another network with another receiver is also mismatched [V4, R14]', async () => {
    const run = await sent()
    await run.elapse(timeouts.searchPause)
    await run.answer('locate', located('altered'))
    expect(types(run)).toEqual(['transfer.mismatched', 'transfer.misdirected'])
    expect(run.emitted().at(-1)).toMatchObject({ network: sepolia })
  })

  test('transfer names the unknown network of its wallet once, from the second search on, and is tracked on [V4]', async () => {
    const run = await sent()
    await run.elapse(timeouts.searchPause)
    await run.answer('locate', located('notConfigured', polygon))
    expect(types(run)).toEqual([])
    await run.elapse(2 * timeouts.searchPause)
    await run.answer('locate', located('notConfigured', polygon))
    await run.elapse(4 * timeouts.searchPause)
    await run.answer('locate', located('notConfigured', polygon))
    expect(run.emitted().slice(1)).toEqual([{ type: 'transfer.astray', ...ref, network: polygon }])
    await run.elapse(timeouts.slowTransfer)
    expect(types(run)).toEqual(['transfer.astray'])
    await run.sendBack({ type: 'seen' })
    await run.elapse(timeouts.trackTimeout)
    expect(types(run)).toEqual(['transfer.astray', 'transfer.slow'])
    await run.sendBack({ type: 'ended', end: 'confirmed' })
    expect(types(run).at(-1)).toBe('transfer.confirmed')
  })

  test('transfer is not looked for elsewhere once its own network knows it [V4]', async () => {
    const run = await sent()
    await run.elapse(timeouts.searchPause)
    await run.sendBack({ type: 'seen' })
    await run.sendBack(changed)
    await run.sendBack({ type: 'unreachable' })
    await run.elapse(timeouts.searchMaxPause)
    expect(run.inputsOf('locate')).toHaveLength(1)
  })

  test('transfer that its own network learns of between two searches is not looked for again [V4]', async () => {
    const run = await sent()
    await run.sendBack({ type: 'seen' })
    await run.elapse(timeouts.searchMaxPause)
    expect(run.inputsOf('locate')).toEqual([])
  })

  test('transfer is looked for again after growing pauses, also after a failed search and one without an answer [V4]', async () => {
    const run = await sent()
    const searches = () => run.inputsOf('locate').length
    await run.elapse(timeouts.searchPause)
    await run.fail('locate', broken)
    await run.elapse(2 * timeouts.searchPause - 1)
    expect(searches()).toBe(1)
    await run.elapse(1)
    await run.answer('locate', null)
    await run.elapse(4 * timeouts.searchPause - 1)
    expect(searches()).toBe(2)
    await run.elapse(1)
    await run.elapse(2 * timeouts.apiTimeout)
    expect(run.statePath()).toContain('tracking.visibility.unknown.waiting')
    await run.elapse(8 * timeouts.searchPause - 1)
    expect(searches()).toBe(3)
    await run.elapse(1)
    expect(searches()).toBe(4)
    await run.answer('locate', located('notConfigured', polygon))
    await run.elapse(16 * timeouts.searchPause - 1)
    expect(searches()).toBe(4)
    await run.elapse(1)
    expect(searches()).toBe(5)
    const pauses = [0, 4, 5, 99].map((searches) =>
      searchPause({ context: { ...run.snapshot().context, searches } }),
    )
    expect(pauses).toEqual([3_000, 48_000, 60_000, 60_000])
  })
})

describe('transfer on a network that does not respond', () => {
  const unreachable = { type: 'unreachable' } as const

  test('transfer is tracked again after a pause', async () => {
    const run = await sent()
    await run.sendBack(unreachable)
    expect(run.statePath()).toContain('tracking.poll.backoff')
    await run.elapse(timeouts.trackPause)
    expect(run.statePath()).toContain('tracking.poll.polling')
    await run.sendBack({ type: 'ended', end: 'confirmed' })
    expect(run.emitted().at(-1)).toMatchObject({ type: 'transfer.confirmed', hash })
  })

  test('transfer is tracked again as soon as the browser is online', async () => {
    const run = await sent()
    await run.sendBack(unreachable)
    await run.sendBack({ type: 'online' })
    expect(run.statePath()).toContain('tracking.poll.polling')
  })

  test('transfer fails with send/unfollowed when the network does not respond for an hour', async () => {
    const run = await sent()
    await run.sendBack(unreachable)
    for (let elapsed = 0; elapsed < timeouts.trackTimeout; elapsed += timeouts.trackPause) {
      await run.elapse(timeouts.trackPause)
      if (run.snapshot().status === 'active') await run.sendBack(unreachable)
    }
    expect(run.emitted().at(-1)).toEqual({
      type: 'transfer.failed',
      ...ref,
      code: 'send/unfollowed',
      cause: null,
    })
    expect([run.snapshot().context.hash, run.snapshot().status]).toEqual([hash, 'done'])
  })

  test('transfer fails with send/unfollowed when the network does not report it for an hour', async () => {
    const run = await sent()
    await run.elapse(timeouts.trackTimeout - 1)
    expect([run.emitted().at(-1)?.type, run.snapshot().status]).toEqual(['transfer.slow', 'active'])
    await run.elapse(1)
    expect([run.emitted().at(-1), run.snapshot().status]).toEqual([
      { type: 'transfer.failed', ...ref, code: 'send/unfollowed', cause: null },
      'done',
    ])
  })

  test('transfer is tracked without a time limit after the network reported it', async () => {
    const run = await sent()
    await run.sendBack({ type: 'seen' })
    await run.elapse(2 * timeouts.trackTimeout)
    expect(run.snapshot().status).toBe('active')
  })

  test.each([
    { type: 'seen' } as const,
    { type: 'mismatched' } as const,
    { type: 'underpriced' } as const,
    { type: 'replaced', hash: otherHash } as const,
  ])(
    'transfer is observed after $type and unobserved when the network does not respond',
    async (event) => {
      const run = await sent()
      await run.sendBack(event)
      expect(run.statePath()).toContain('tracking.visibility.observed')
      await run.sendBack(unreachable)
      expect(run.statePath()).toContain('tracking.visibility.unobserved')
    },
  )

  test('transfer that the network knew fails with send/unfollowed when it does not respond for an hour', async () => {
    const run = await sent()
    await run.sendBack({ type: 'seen' })
    await run.sendBack(unreachable)
    for (let elapsed = 0; elapsed < timeouts.trackTimeout; elapsed += timeouts.trackPause) {
      await run.elapse(timeouts.trackPause)
      if (run.snapshot().status === 'active') await run.sendBack(unreachable)
    }
    expect(run.emitted().at(-1)).toMatchObject({ type: 'transfer.failed', code: 'send/unfollowed' })
  })

  test('transfer restarts the tracking timeout when the network responds', async () => {
    const run = await sent()
    await run.sendBack({ type: 'seen' })
    await run.sendBack(unreachable)
    await run.elapse(timeouts.trackPause)
    await run.sendBack({ type: 'seen' })
    await run.elapse(timeouts.trackTimeout)
    expect(run.snapshot().status).toBe('active')
  })
})

test('transfer stops while it awaits the wallet and while it is tracked [O5]', async () => {
  const run = await sent()
  run.stop()
  const awaitingWallet = createScenario()
  awaitingWallet.stop()
  expect([run.snapshot().status, awaitingWallet.snapshot().status]).toEqual(['stopped', 'stopped'])
})
