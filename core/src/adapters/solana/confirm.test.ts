import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import { KitError } from '../../errors/kit-error.ts'
import { createManualClock } from '../../testing/index.ts'
import { type Confirmed, confirm } from './confirm.ts'
import type { Outcome, Status } from './node.ts'

type World = {
  status: Status | 'broken'
  height: bigint
  looks: number
  tell(outcome: Outcome): void
  hangUp(): void
  listening: boolean
}

/** A chain that says what a test wants, a socket that does, and nobody's clock but ours. */
function confirming({
  socket = 'open',
  lasting = 'blockhash',
}: {
  socket?: 'open' | 'none'
  lasting?: Confirmed['lasting']
} = {}) {
  const clock = createManualClock()
  const caller = new AbortController()
  const world: World = {
    status: 'unknown',
    height: 100n,
    looks: 0,
    tell: () => {},
    hangUp: () => {},
    listening: false,
  }
  let outcome: unknown = 'waiting'
  const node = {
    lastHeight: async () => 250n,
    height: async () => world.height,
    async status() {
      world.looks += 1
      if (world.status === 'broken') throw new KitError('endpoint/unreachable')
      return world.status
    },
  }
  const hear = (_: string, signal: AbortSignal) =>
    new Promise<Outcome>((resolve, reject) => {
      if (socket === 'none') reject(new Error('refused'))
      world.listening = socket === 'open'
      world.tell = resolve
      world.hangUp = () => reject(new Error('closed'))
      signal.addEventListener('abort', () => {
        world.listening = false
        reject(new Error('left'))
      })
    })
  confirm({ clock, node, hear }, { signature: 'x', lasting }, caller.signal).then(
    () => {
      outcome = 'confirmed'
    },
    (error: KitError) => {
      outcome = error.code
    },
  )
  /** Lets time pass until the next look has happened. */
  const pass = async (ms: number) => {
    await until(() => clock.pending() > 0)
    const before = world.looks
    clock.advance(ms)
    await until(() => world.looks > before)
  }
  const ends = async (wanted: string) => {
    await until(() => outcome !== 'waiting')
    expect([outcome, clock.pending(), world.listening]).toEqual([wanted, 0, false])
  }
  return {
    world,
    clock,
    caller,
    pass,
    ends,
    begun: () => until(() => world.looks > 0 && clock.pending() > 0),
    outcome: () => outcome,
  }
}

describe('a socket that is there', () => {
  test('tells at once', async () => {
    const { world, begun, ends } = confirming()
    await begun()
    world.tell({ err: null })
    await ends('confirmed')
  })

  test('tells of a failure, too', async () => {
    const { world, begun, ends } = confirming()
    await begun()
    world.tell({ err: { InstructionError: [0, 'Custom'] } })
    await ends('rpc/transaction-rejected')
  })

  test('and says nothing is looked past every 10 s', async () => {
    const { world, begun, clock, pass, ends } = confirming()
    await begun()
    clock.advance(9_999)
    expect(world.looks).toBe(1)
    world.status = { err: null }
    await pass(1)
    await ends('confirmed')
  })

  test('what was confirmed before anybody listened is seen at the first look', async () => {
    const { world, ends } = confirming()
    world.status = { err: null }
    await ends('confirmed')
  })
})

describe('without a socket', () => {
  test('the chain is asked every 2 s', async () => {
    const { world, begun, pass, ends } = confirming({ socket: 'none' })
    await begun()
    await pass(2_000)
    world.status = 'seen'
    await pass(2_000)
    world.status = { err: null }
    await pass(2_000)
    await ends('confirmed')
    expect(world.looks).toBe(4)
  })

  test('one that closes is replaced by looking, at once', async () => {
    const { world, begun, pass, ends } = confirming()
    await begun()
    world.hangUp()
    await until(() => world.looks === 2)
    world.status = { err: 'InsufficientFundsForFee' }
    await pass(2_000)
    await ends('rpc/transaction-rejected')
  })

  test('a node that fails now and then is asked again; one that always does is the end', async () => {
    const { world, begun, pass, ends } = confirming({ socket: 'none' })
    world.status = 'broken'
    await begun()
    for (let look = 0; look < 3; look += 1) await pass(2_000)
    world.status = 'unknown'
    await pass(2_000)
    world.status = 'broken'
    for (let look = 0; look < 5; look += 1) await pass(2_000)
    await ends('endpoint/unreachable')
  })
})

describe('the end of its time', () => {
  test('is the block height that its blockhash is good until', async () => {
    const { world, begun, pass, ends, outcome } = confirming({ socket: 'none' })
    await begun()
    world.height = 250n
    await pass(2_000)
    expect(outcome()).toBe('waiting')
    world.height = 251n
    await pass(2_000)
    await ends('kit/timed-out')
  })

  test('does not end what is in a block already', async () => {
    const { world, begun, pass, ends } = confirming({ socket: 'none' })
    await begun()
    world.height = 251n
    world.status = 'seen'
    await pass(2_000)
    world.status = { err: null }
    await pass(2_000)
    await ends('confirmed')
  })

  test('does not come while its nonce is not used', async () => {
    const { world, begun, pass, ends } = confirming({ socket: 'none', lasting: 'nonce' })
    await begun()
    world.height = 9_999n
    await pass(2_000)
    world.status = { err: null }
    await pass(2_000)
    await ends('confirmed')
  })
})

test.each(['open', 'none'] as const)('it can be left (socket: %s)', async (socket) => {
  const { begun, caller, ends } = confirming({ socket })
  await begun()
  caller.abort()
  await ends('kit/aborted')
})
