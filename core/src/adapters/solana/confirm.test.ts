import { describe, expect, test } from 'vitest'
import { until } from '../../clients/http/until.fixture.ts'
import { catalogue } from '../../errors/catalogue.ts'
import { KitError } from '../../errors/kit-error.ts'
import { createManualClock } from '../../testing/index.ts'
import { type Confirmation, confirm } from './confirm.ts'
import type { Outcome, Status } from './node.ts'

type Chain = {
  /** `broken`: every request for the status fails. */
  status: Status | 'broken'
  height: bigint
  polls: number
}
type Socket = { notify(outcome: Outcome): void; close(): void; isOpen: boolean }

type Options = { socket?: 'open' | 'none'; validUntil?: Confirmation['validUntil'] }

/** Starts `confirm` with a chain and a socket that the test controls. */
function startConfirm({ socket: socketState = 'open', validUntil = 'blockhash' }: Options = {}) {
  const clock = createManualClock()
  const caller = new AbortController()
  const chain: Chain = { status: 'unknown', height: 100n, polls: 0 }
  const socket: Socket = { notify: () => {}, close: () => {}, isOpen: false }
  let outcome: unknown = 'waiting'
  const node = {
    lastValidHeight: async () => 250n,
    height: async () => chain.height,
    async status() {
      chain.polls += 1
      if (chain.status === 'broken') throw new KitError(catalogue, 'endpoint/unreachable')
      return chain.status
    },
  }
  const watchSignature = (_: string, signal: AbortSignal) =>
    new Promise<Outcome>((resolve, reject) => {
      if (socketState === 'none') reject(new Error('refused'))
      socket.isOpen = socketState === 'open'
      socket.notify = resolve
      socket.close = () => reject(new Error('closed'))
      signal.addEventListener('abort', () => {
        socket.isOpen = false
        reject(new Error('aborted'))
      })
    })
  confirm({ clock, node, watchSignature }, { signature: 'x', validUntil }, caller.signal).then(
    () => {
      outcome = 'confirmed'
    },
    (error: KitError) => {
      outcome = error.code
    },
  )
  /** Advances the clock and waits for the next poll. */
  const advance = async (ms: number) => {
    await until(() => clock.pending() > 0)
    const before = chain.polls
    clock.advance(ms)
    await until(() => chain.polls > before)
  }
  const expectOutcome = async (expected: string) => {
    await until(() => outcome !== 'waiting')
    expect(outcome).toBe(expected)
    expect(clock.pending()).toBe(0)
    expect(socket.isOpen).toBe(false)
  }
  return {
    chain,
    socket,
    clock,
    caller,
    advance,
    expectOutcome,
    started: () => until(() => chain.polls > 0 && clock.pending() > 0),
    outcome: () => outcome,
  }
}

describe('with a socket', () => {
  test('confirm resolves when the socket notifies', async () => {
    const { socket, started, expectOutcome } = startConfirm()
    await started()
    socket.notify({ err: null })
    await expectOutcome('confirmed')
  })

  test('confirm rejects with rpc/transaction-rejected when the socket notifies a failure', async () => {
    const { socket, started, expectOutcome } = startConfirm()
    await started()
    socket.notify({ err: { InstructionError: [0, 'Custom'] } })
    await expectOutcome('rpc/transaction-rejected')
  })

  test('confirm polls every 10 s while the socket is open', async () => {
    const { chain, started, clock, advance, expectOutcome } = startConfirm()
    await started()
    clock.advance(9_999)
    expect(chain.polls).toBe(1)
    chain.status = { err: null, isFinal: false }
    await advance(1)
    await expectOutcome('confirmed')
  })

  test('confirm resolves with the first poll if the transaction is already confirmed', async () => {
    const { chain, expectOutcome } = startConfirm()
    chain.status = { err: null, isFinal: false }
    await expectOutcome('confirmed')
  })
})

describe('without a socket', () => {
  test('confirm polls every 2 s without a socket', async () => {
    const { chain, started, advance, expectOutcome } = startConfirm({ socket: 'none' })
    await started()
    await advance(2_000)
    chain.status = 'processed'
    await advance(2_000)
    chain.status = { err: null, isFinal: false }
    await advance(2_000)
    await expectOutcome('confirmed')
    expect(chain.polls).toBe(4)
  })

  test('confirm polls as soon as the socket closes, and then every 2 s', async () => {
    const { chain, socket, started, advance, expectOutcome } = startConfirm()
    await started()
    socket.close()
    await until(() => chain.polls === 2)
    chain.status = { err: 'InsufficientFundsForFee', isFinal: false }
    await advance(2_000)
    await expectOutcome('rpc/transaction-rejected')
  })

  test('confirm continues after four failed polls and rejects after five in a row', async () => {
    const { chain, started, advance, expectOutcome } = startConfirm({ socket: 'none' })
    chain.status = 'broken'
    await started()
    for (let poll = 0; poll < 3; poll += 1) await advance(2_000)
    chain.status = 'unknown'
    await advance(2_000)
    chain.status = 'broken'
    for (let poll = 0; poll < 5; poll += 1) await advance(2_000)
    await expectOutcome('endpoint/unreachable')
  })
})

describe('an expired transaction', () => {
  test('confirm rejects with kit/timed-out after the last valid block height', async () => {
    const { chain, started, advance, expectOutcome, outcome } = startConfirm({ socket: 'none' })
    await started()
    chain.height = 250n
    await advance(2_000)
    expect(outcome()).toBe('waiting')
    chain.height = 251n
    await advance(2_000)
    await expectOutcome('kit/timed-out')
  })

  test('confirm continues after the last valid height if a block contains the transaction', async () => {
    const { chain, started, advance, expectOutcome } = startConfirm({ socket: 'none' })
    await started()
    chain.height = 251n
    chain.status = 'processed'
    await advance(2_000)
    chain.status = { err: null, isFinal: false }
    await advance(2_000)
    await expectOutcome('confirmed')
  })

  test('confirm does not time out for a transaction with a nonce', async () => {
    const { chain, started, advance, expectOutcome } = startConfirm({
      socket: 'none',
      validUntil: 'nonce',
    })
    await started()
    chain.height = 9_999n
    await advance(2_000)
    chain.status = { err: null, isFinal: false }
    await advance(2_000)
    await expectOutcome('confirmed')
  })
})

test.each(['open', 'none'] as const)(
  'confirm rejects when it is aborted (socket: %s)',
  async (socket) => {
    const { started, caller, expectOutcome } = startConfirm({ socket })
    await started()
    caller.abort()
    await expectOutcome('kit/aborted')
  },
)
