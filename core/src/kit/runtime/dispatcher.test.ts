import { expect, test } from 'vitest'
import type { Message } from '../../protocol/messages.ts'
import type { Queries } from '../../protocol/reactions.ts'
import { createDispatcher } from './dispatcher.ts'

const open: Message = { to: 'modal', type: 'open' }
const close: Message = { to: 'modal', type: 'close' }
const flushed = () => new Promise<void>((resolve) => queueMicrotask(resolve))

function setup(deliver: (message: Message) => void = () => {}) {
  const log: string[] = []
  const errors: unknown[] = []
  const dispatcher = createDispatcher({
    deliver(message) {
      log.push(message.type)
      deliver(message)
    },
    query: { isOpen: () => true } as Queries,
    onFlush: () => void log.push('(flushed)'),
    report: (error) => errors.push(error),
  })
  return { dispatcher, log, errors }
}

test('the dispatcher delivers messages in order, and only after the current transition', async () => {
  const { dispatcher, log } = setup()
  dispatcher.emitted({ opened: () => [open] }, { type: 'opened' })
  dispatcher.send([close])
  expect(log).toEqual([])
  await flushed()
  expect(log).toEqual(['open', 'close', '(flushed)'])
})

test('the dispatcher delivers messages sent during a flush in the next one', async () => {
  const { dispatcher, log } = setup((message) => {
    if (message.type === 'open') dispatcher.send([close])
  })
  dispatcher.send([open])
  await flushed()
  await flushed()
  expect(log).toEqual(['open', '(flushed)', 'close', '(flushed)'])
})

test('the dispatcher delivers nothing for an event without a reaction or with the reaction `none`', async () => {
  const { dispatcher, log } = setup()
  dispatcher.emitted({ opened: 'none' }, { type: 'opened' })
  dispatcher.emitted({}, { type: 'opened' })
  dispatcher.aborted({}, {})
  await flushed()
  expect(log).toEqual([])
})

test('the dispatcher calls `done` with the output and `aborted` with the context, and both with queries', async () => {
  const { dispatcher, log } = setup()
  const reactions = {
    done: (output: string, query: Queries) => (output === 'paid' && query.isOpen() ? [close] : []),
    aborted: (context: { attempts: number }) => (context.attempts === 2 ? [open] : []),
  }
  dispatcher.done(reactions, 'paid')
  dispatcher.aborted(reactions, { attempts: 2 })
  await flushed()
  expect(log).toEqual(['close', 'open', '(flushed)'])
})

test('the dispatcher reports a reaction that throws and delivers the messages of others', async () => {
  const { dispatcher, log, errors } = setup()
  const failure = new Error('broken')
  const broken = () => {
    throw failure
  }
  dispatcher.emitted({ opened: broken }, { type: 'opened' })
  dispatcher.send([close])
  await flushed()
  expect(errors).toEqual([failure])
  expect(log).toEqual(['close', '(flushed)'])
})

test('the dispatcher delivers nothing after stop', async () => {
  const { dispatcher, log } = setup()
  dispatcher.send([open])
  dispatcher.stop()
  await flushed()
  expect(log).toEqual(['(flushed)'])
})
