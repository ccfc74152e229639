import { expect, test } from 'vitest'
import { type Socket, watchSignature } from './socket.ts'

/** Creates a socket. The test plays the server with `emit` and `receive`. */
function scriptedSocket() {
  const target = new EventTarget()
  const sent: unknown[] = []
  const state: { closed: boolean; readyState: Socket['readyState'] } = {
    closed: false,
    readyState: 0,
  }
  const socket: Socket = {
    get readyState() {
      return state.readyState
    },
    send: (text) => void sent.push(JSON.parse(String(text))),
    close: () => {
      state.closed = true
    },
    addEventListener(type: string, listener: unknown, options?: unknown) {
      target.addEventListener(type, listener as EventListener, options as AddEventListenerOptions)
    },
  }
  const readyStates: Record<string, Socket['readyState']> = { open: 1, close: 3, error: 3 }
  const emit = (type: string, data?: unknown) => {
    state.readyState = readyStates[type] ?? state.readyState
    return target.dispatchEvent(Object.assign(new Event(type), { data }))
  }
  const receive = (message: unknown) =>
    emit('message', typeof message === 'string' ? message : JSON.stringify(message))
  return { socket, sent, state, emit, receive }
}

function startWatching() {
  const scripted = scriptedSocket()
  const caller = new AbortController()
  const opened: string[] = []
  const openSocket = (url: string) => {
    opened.push(url)
    return scripted.socket
  }
  const outcome = watchSignature(
    { openSocket, url: 'wss://node.example' },
    'signature',
    caller.signal,
  )
  return { ...scripted, caller, opened, outcome }
}
const notification = (subscription: number, value: unknown) => ({
  jsonrpc: '2.0',
  method: 'signatureNotification',
  params: { subscription, result: { context: { slot: 1 }, value } },
})

test('watchSignature subscribes when the socket opens and resolves with the outcome', async () => {
  const { emit, receive, sent, outcome, opened, state } = startWatching()
  emit('open')
  expect(opened).toEqual(['wss://node.example'])
  expect(sent).toEqual([
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'signatureSubscribe',
      params: ['signature', { commitment: 'confirmed' }],
    },
  ])
  receive({ jsonrpc: '2.0', id: 1, result: 7 })
  receive(notification(7, { err: { InstructionError: [0, 'Custom'] } }))
  await expect(outcome).resolves.toEqual({ err: { InstructionError: [0, 'Custom'] } })
  expect(state.closed).toBe(true)
})

test('watchSignature ignores invalid messages and notifications of other subscriptions', async () => {
  const { emit, receive, outcome } = startWatching()
  emit('open')
  receive(notification(7, { err: 'too early' }))
  receive({ jsonrpc: '2.0', id: 1, result: 7 })
  for (const other of [
    'no json',
    'null',
    [1],
    notification(8, { err: 'another' }),
    notification(7, 'receivedSignature'),
  ])
    receive(other)
  emit('message', new ArrayBuffer(1))
  receive(notification(7, { err: null }))
  await expect(outcome).resolves.toEqual({ err: null })
})

test.each([
  ['closes', (emit: (type: string) => void) => emit('close')],
  ['fails', (emit: (type: string) => void) => emit('error')],
  [
    'rejects the subscription',
    (_: unknown, receive: (message: object) => void) =>
      receive({ jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'no' } }),
  ],
])('watchSignature rejects with endpoint/unreachable if the socket %s', async (_, act) => {
  const { emit, receive, outcome, state } = startWatching()
  emit('open')
  act(emit, receive)
  await expect(outcome).rejects.toMatchObject({ code: 'endpoint/unreachable' })
  expect(state.closed).toBe(true)
})

test('watchSignature rejects if WebSocket is unavailable', async () => {
  const openSocket = () => {
    throw new ReferenceError('WebSocket is not defined')
  }
  await expect(
    watchSignature({ openSocket, url: 'wss://node.example' }, 'x', new AbortController().signal),
  ).rejects.toThrow('WebSocket is not defined')
})

test('watchSignature closes a socket that is still connecting once it is open', async () => {
  const { caller, emit, outcome, sent, state } = startWatching()
  caller.abort()
  await expect(outcome).rejects.toMatchObject({ code: 'kit/aborted' })
  expect(state.closed).toBe(false)
  emit('open')
  expect(state.closed).toBe(true)
  expect(sent).toEqual([])
})

test('watchSignature rejects when it is aborted before or after it opens the socket', async () => {
  const { caller, emit, outcome, state } = startWatching()
  emit('open')
  caller.abort()
  await expect(outcome).rejects.toMatchObject({ code: 'kit/aborted' })
  expect(state.closed).toBe(true)
  await expect(
    watchSignature({ openSocket: () => scriptedSocket().socket, url: '' }, 'x', caller.signal),
  ).rejects.toMatchObject({ code: 'kit/aborted' })
})
