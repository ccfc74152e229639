import { expect, test } from 'vitest'
import { hear } from './socket.ts'
import type { Socket } from './socket.types.ts'

/** A socket whose other end is the test. */
function scriptedSocket() {
  const target = new EventTarget()
  const sent: unknown[] = []
  const state = { closed: false, listening: 0 }
  const socket: Socket = {
    send: (text) => void sent.push(JSON.parse(String(text))),
    close: () => {
      state.closed = true
    },
    addEventListener(type: string, listener: unknown, options?: unknown) {
      target.addEventListener(type, listener as EventListener, options as AddEventListenerOptions)
    },
  }
  const emit = (type: string, data?: unknown) =>
    target.dispatchEvent(Object.assign(new Event(type), { data }))
  const say = (message: unknown) =>
    emit('message', typeof message === 'string' ? message : JSON.stringify(message))
  return { socket, sent, state, emit, say }
}

function hearing() {
  const scripted = scriptedSocket()
  const caller = new AbortController()
  const opened: string[] = []
  const open = (url: string) => {
    opened.push(url)
    return scripted.socket
  }
  const heard = hear({ open, url: 'wss://node.example' }, 'signature', caller.signal)
  return { ...scripted, caller, opened, heard }
}
const notification = (subscription: number, value: unknown) => ({
  jsonrpc: '2.0',
  method: 'signatureNotification',
  params: { subscription, result: { context: { slot: 1 }, value } },
})

test('asks when it is open, and hears what came of the transaction', async () => {
  const { emit, say, sent, heard, opened, state } = hearing()
  emit('open')
  expect([opened, sent]).toEqual([
    ['wss://node.example'],
    [
      {
        jsonrpc: '2.0',
        id: 1,
        method: 'signatureSubscribe',
        params: ['signature', { commitment: 'confirmed' }],
      },
    ],
  ])
  say({ jsonrpc: '2.0', id: 1, result: 7 })
  say(notification(7, { err: { InstructionError: [0, 'Custom'] } }))
  await expect(heard).resolves.toEqual({ err: { InstructionError: [0, 'Custom'] } })
  expect(state.closed).toBe(true)
})

test('what is not about it is not taken for an answer', async () => {
  const { emit, say, heard } = hearing()
  emit('open')
  say(notification(7, { err: 'too early' }))
  say({ jsonrpc: '2.0', id: 1, result: 7 })
  for (const other of [
    'no json',
    'null',
    [1],
    notification(8, { err: 'another' }),
    notification(7, 'receivedSignature'),
  ])
    say(other)
  emit('message', new ArrayBuffer(1))
  say(notification(7, { err: null }))
  await expect(heard).resolves.toEqual({ err: null })
})

test.each([
  ['closes', (emit: (type: string) => void) => emit('close')],
  ['fails', (emit: (type: string) => void) => emit('error')],
  [
    'refuses',
    (_: unknown, say: (message: object) => void) =>
      say({ jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'no' } }),
  ],
])('a socket that %s hears nothing more', async (_, act) => {
  const { emit, say, heard, state } = hearing()
  emit('open')
  act(emit, say)
  await expect(heard).rejects.toMatchObject({ code: 'endpoint/unreachable' })
  expect(state.closed).toBe(true)
})

test('where there are no sockets it cannot be heard', async () => {
  const open = () => {
    throw new ReferenceError('WebSocket is not defined')
  }
  await expect(
    hear({ open, url: 'wss://node.example' }, 'x', new AbortController().signal),
  ).rejects.toThrow('WebSocket is not defined')
})

test('it can be left, before and after it was begun', async () => {
  const { caller, heard, state } = hearing()
  caller.abort()
  await expect(heard).rejects.toMatchObject({ code: 'kit/aborted' })
  expect(state.closed).toBe(true)
  await expect(
    hear({ open: () => scriptedSocket().socket, url: '' }, 'x', caller.signal),
  ).rejects.toMatchObject({ code: 'kit/aborted' })
})
