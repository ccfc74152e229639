import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../../core/src/domain/constants.ts'
import * as guards from '../../../../../core/src/stores/transfers/transfer/transfer.guards.ts'
import { transferMachine } from '../../../../../core/src/stores/transfers/transfer/transfer.machine.ts'
import { followInput } from '../../../../../core/src/stores/transfers/transfer/transfer.values.ts'
import { scenario } from '../../../walker/scenario.ts'
import { hash, otherHash, transferOf } from '../transfer.samples.ts'
import { broken, declined, transferInputs } from './transfer.cases.ts'
import { transferModel } from './transfer.model.ts'

test('the drawing is the one that was reviewed', () =>
  expect(inventory(transferMachine)).toMatchFileSnapshot('transfer.inventory.txt'))

const begin = (input = transferInputs.ether) => scenario(transferModel, input)
async function sent() {
  const run = begin()
  await run.answer('submit', hash)
  return run
}
const about = { id: 'a', namespace: 'eip155' }

describe('a wallet that has a transfer', () => {
  test('is asked once, with exactly what was reviewed', () => {
    const run = begin()
    expect(run.asked('submit')).toEqual([transferInputs.ether])
    expect(run.snapshot().hasTag('handedOver')).toBe(true)
  })

  test('is silent after 15 s, and is still heard after an hour', async () => {
    const run = begin()
    await run.wait(timeouts.walletUnresponsive - 1)
    expect(run.at()).toBe('handing.waiting')
    await run.wait(1)
    await run.wait(3_600_000)
    expect([run.at(), run.facts()]).toEqual([
      'handing.silent',
      [{ type: 'transfer.unresponsive', ...about }],
    ])
    await run.answer('submit', hash)
    expect(run.facts().at(-1)).toEqual({ type: 'transfer.sent', ...about, hash })
  })

  test.each([
    ['no', declined, { type: 'transfer.rejected', ...about, code: 'rpc/user-rejected' }],
    ['that it is broken', broken, { type: 'transfer.failed', ...about, code: 'rpc/internal' }],
    [
      'something that is no error of ours',
      new Error('x'),
      { type: 'transfer.failed', ...about, code: 'kit/unknown' },
    ],
  ])('may say %s, and that is the end of it', async (_, error, fact) => {
    const run = begin()
    await run.fail('submit', error)
    expect([run.facts(), run.snapshot().status]).toEqual([[fact], 'done'])
  })
})

describe('a transfer whose hash is known', () => {
  test.each(['confirmed', 'reverted', 'replaced', 'dropped'] as const)(
    'is followed until it is %s',
    async (end) => {
      const run = await sent()
      expect(run.snapshot().hasTag('handedOver')).toBe(false)
      await run.hear({ type: 'seen' })
      await run.hear({ type: 'ended', end })
      expect([run.facts().at(-1), run.snapshot().status]).toEqual([
        { type: `transfer.${end}`, ...about, hash },
        'done',
      ])
    },
  )

  test('is slow after two minutes, and still followed', async () => {
    const run = await sent()
    await run.wait(timeouts.slowTransfer)
    expect(run.facts().at(-1)).toEqual({ type: 'transfer.slow', ...about })
    await run.hear({ type: 'ended', end: 'confirmed' })
    expect(run.facts().at(-1)).toMatchObject({ type: 'transfer.confirmed' })
  })

  test('is told to be altered at once, and goes on to its end', async () => {
    const run = await sent()
    await run.hear({ type: 'altered' })
    expect([run.facts().at(-1), run.snapshot().status]).toEqual([
      { type: 'transfer.mismatched', ...about },
      'active',
    ])
    await run.hear({ type: 'ended', end: 'confirmed' })
    expect(run.facts().at(-1)).toMatchObject({ type: 'transfer.confirmed' })
  })

  test('that another one replaced ends with the hash of that one', async () => {
    const run = await sent()
    await run.hear({ type: 'replaced', hash: otherHash })
    await run.hear({ type: 'ended', end: 'replaced' })
    expect(run.facts().at(-1)).toEqual({ type: 'transfer.replaced', ...about, hash: otherHash })
  })

  test('that no node can tell what became of is not called one which was not sent', async () => {
    const run = await sent()
    await run.hear({ type: 'ended', end: 'untold' })
    expect([run.facts().at(-1), run.snapshot().context.hash]).toEqual([
      { type: 'transfer.failed', ...about, code: 'send/unfollowed' },
      hash,
    ])
  })

  test('that nobody knows by what it was replaced keeps its own hash', async () => {
    const run = await sent()
    await run.hear({ type: 'replaced', hash: null })
    await run.hear({ type: 'ended', end: 'replaced' })
    expect(run.facts().at(-1)).toMatchObject({ hash })
  })
})

describe('a network that does not answer', () => {
  const lost = { type: 'unreachable' } as const

  test('is asked again after a while, by the hash of the transfer', async () => {
    const run = await sent()
    await run.hear(lost)
    expect(run.at()).toContain('following.watch.pausing')
    await run.wait(timeouts.trackPause)
    expect(run.at()).toContain('following.watch.looking')
    await run.hear({ type: 'ended', end: 'confirmed' })
    expect(run.facts().at(-1)).toMatchObject({ type: 'transfer.confirmed', hash })
  })

  test('is asked again as soon as the browser is online', async () => {
    const run = await sent()
    await run.hear(lost)
    await run.hear({ type: 'online' })
    expect(run.at()).toContain('following.watch.looking')
  })

  test('that keeps silent for an hour ends the watch, and nobody calls that a transfer which was not sent', async () => {
    const run = await sent()
    await run.hear(lost)
    for (let waited = 0; waited < timeouts.trackTimeout; waited += timeouts.trackPause) {
      await run.wait(timeouts.trackPause)
      if (run.snapshot().status === 'active') await run.hear(lost)
    }
    expect(run.facts().at(-1)).toEqual({
      type: 'transfer.failed',
      ...about,
      code: 'send/unfollowed',
    })
    expect([run.snapshot().context.hash, run.snapshot().status]).toEqual([hash, 'done'])
  })

  test('that knows nothing of it for an hour ends the watch, too: the hash may be nobody’s', async () => {
    const run = await sent()
    await run.wait(timeouts.trackTimeout - 1)
    expect([run.facts().at(-1)?.type, run.snapshot().status]).toEqual(['transfer.slow', 'active'])
    await run.wait(1)
    expect([run.facts().at(-1), run.snapshot().status]).toEqual([
      { type: 'transfer.failed', ...about, code: 'send/unfollowed' },
      'done',
    ])
  })

  test('that has seen it may take as long as it takes', async () => {
    const run = await sent()
    await run.hear({ type: 'seen' })
    await run.wait(2 * timeouts.trackTimeout)
    expect(run.snapshot().status).toBe('active')
  })

  test('that answers in between begins that hour anew', async () => {
    const run = await sent()
    await run.hear(lost)
    await run.wait(timeouts.trackPause)
    await run.hear({ type: 'seen' })
    await run.wait(timeouts.trackTimeout)
    expect(run.snapshot().status).toBe('active')
  })
})

test('O5 what is stopped leaves no question and no listener', async () => {
  const run = await sent()
  run.stop()
  const asking = begin()
  asking.stop()
  expect([run.snapshot().status, asking.snapshot().status]).toEqual(['stopped', 'stopped'])
})

describe('guards and values', () => {
  test('isRefused', () =>
    expect(
      [declined, broken, new Error('x'), null].map((error) => guards.isRefused(null, { error })),
    ).toEqual([true, false, false, false]))
  test.each([
    ['isConfirmed', guards.isConfirmed, [true, false, false, false, false, false]],
    ['isReverted', guards.isReverted, [false, true, false, false, false, false]],
    ['isReplaced', guards.isReplaced, [false, false, true, false, false, false]],
    ['isDropped', guards.isDropped, [false, false, false, true, false, false]],
  ])('%s', (_, guard, expected) => {
    const ends = (['confirmed', 'reverted', 'replaced', 'dropped', 'untold'] as const).map((end) =>
      guard({ event: { type: 'ended', end } }),
    )
    expect([...ends, guard({ event: { type: 'seen' } })]).toEqual(expected)
  })
  test('only what has a hash is followed', () => {
    const context = { ...transferOf('a'), hash: null, replacement: null, problem: null }
    expect(() => followInput({ context })).toThrow()
  })
})
