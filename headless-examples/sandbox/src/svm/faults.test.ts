import { address } from '@solana/web3.js'
import { assert, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { svmFixture } from './client.fixture.ts'

const start = svmFixture()
const receiver = address('GsbwXfJraMomNxBcjYLcG3mxkBUiyWXAB32fGbSMQRdW')
const rejectionOf = (url: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = new WebSocket(url)
    socket.on('error', ({ message }) => resolve(message))
    socket.on('open', () => reject(new Error('The connection was accepted.')))
  })
const openSocket = (url: string) =>
  new Promise<WebSocket>((resolve, reject) => {
    const socket = new WebSocket(url)
    socket.on('error', reject)
    socket.on('open', () => resolve(socket))
  })
const closeCodeOf = (socket: WebSocket) =>
  new Promise<number>((resolve) => socket.on('close', resolve))
type Message = { id?: number; method?: string; params?: { subscription: number } }
const collectMessages = (socket: WebSocket) => {
  const messages: Message[] = []
  socket.on('message', (data) => messages.push(JSON.parse(String(data))))
  return messages
}

test('a fault of the Solana node affects one method only, and `requests` lists all calls', async () => {
  const { svm, rpc, control } = await start()
  await control({ faults: [{ path: '/getBalance', fails: 'status', status: 429, times: 1 }] })
  const mark = svm.mark()
  await expect(rpc.getBalance(receiver).send()).rejects.toThrow('429')
  assert.equal(await rpc.getHealth().send(), 'ok')
  assert.equal((await rpc.getBalance(receiver).send()).value, 0n)
  assert.deepEqual(
    svm.requests(mark).map(({ path }) => path),
    ['/getBalance', '/getHealth', '/getBalance'],
  )
  assert.deepEqual(
    await (await fetch(`${svm.url}/requests?since=${mark}`)).json(),
    svm.requests(mark),
  )
})

test('the socket state `refused` closes WebSockets and rejects new ones until `open`; `cut` closes them', async () => {
  const { svm, control } = await start()
  const firstCloseCode = closeCodeOf(await openSocket(svm.ws))
  await control({ sockets: 'refused' })
  assert.equal(await firstCloseCode, 1006)
  assert.match(await rejectionOf(svm.ws), /503/)
  await control({ sockets: 'open' })
  const secondCloseCode = closeCodeOf(await openSocket(svm.ws))
  await control({ cut: true })
  assert.equal(await secondCloseCode, 1006)
})

test('the socket state `silent` confirms subscriptions and sends no notifications', async () => {
  const { svm, send, transfer } = await start()
  svm.sockets('silent')
  const socket = await openSocket(svm.ws)
  const messages = collectMessages(socket)
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'slotSubscribe' }))
  await expect.poll(() => messages).toEqual([{ jsonrpc: '2.0', id: 1, result: 1 }])
  await send(await transfer(0, receiver, 1_000_000n))
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'slotUnsubscribe', params: [1] }))
  await expect
    .poll(() => messages)
    .toEqual([expect.anything(), { jsonrpc: '2.0', id: 2, result: true }])
})

test('slotSubscribe sends notifications until slotUnsubscribe', async () => {
  const { svm } = await start()
  const socket = await openSocket(svm.ws)
  const messages = collectMessages(socket)
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'slotSubscribe' }))
  await expect.poll(() => messages.length).toBe(1)
  svm.advance(3)
  await expect
    .poll(() => messages[1])
    .toMatchObject({ method: 'slotNotification', params: { subscription: 1 } })
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'slotUnsubscribe', params: [1] }))
  await expect.poll(() => messages[2]).toEqual({ jsonrpc: '2.0', id: 2, result: true })
  svm.advance(1)
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 3, method: 'slotUnsubscribe', params: [1] }))
  await expect.poll(() => messages[3]).toEqual({ jsonrpc: '2.0', id: 3, result: false })
})

test('the Solana node accepts calls of every origin and rejects controls from other sites and invalid ones', async () => {
  const { svm, control } = await start()
  const preflight = await fetch(svm.url, { method: 'OPTIONS' })
  assert.equal(preflight.status, 204)
  assert.equal(preflight.headers.get('access-control-allow-headers'), '*, authorization')
  assert.equal((await control({ faults: [] }, { origin: 'https://evil.example' })).status, 403)
  assert.equal((await control({ sockets: 'shut' })).status, 400)
  assert.equal((await control({ advance: -1 })).status, 400)
  assert.equal((await control({ weather: 'rain' })).status, 400)
})

test.each([
  ['eth_chainId', [], -32601],
  ['getBalance', ['not an address'], -32602],
  ['sendTransaction', ['!!!', { encoding: 'base64' }], -32602],
  ['getMultipleAccounts', ['one'], -32602],
])('the Solana node returns an error for %s with %j: %i', async (method, params, code) => {
  const { svm } = await start()
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await (await fetch(svm.url, { method: 'POST', body })).json()
  assert.equal(response.error.code, code)
})
