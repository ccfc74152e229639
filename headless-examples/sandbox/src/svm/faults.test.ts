import { address } from '@solana/web3.js'
import { assert, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { chains } from './client.fixture.ts'

const start = chains()
const somebody = address('GsbwXfJraMomNxBcjYLcG3mxkBUiyWXAB32fGbSMQRdW')
const refusal = (url: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = new WebSocket(url)
    socket.on('error', ({ message }) => resolve(message))
    socket.on('open', () => reject(new Error('It was let in.')))
  })
const open = (url: string) =>
  new Promise<WebSocket>((resolve, reject) => {
    const socket = new WebSocket(url)
    socket.on('error', reject)
    socket.on('open', () => resolve(socket))
  })
const closed = (socket: WebSocket) => new Promise<number>((resolve) => socket.on('close', resolve))
type Heard = { id?: number; method?: string; params?: { subscription: number } }
const listen = (socket: WebSocket) => {
  const heard: Heard[] = []
  socket.on('message', (data) => heard.push(JSON.parse(String(data))))
  return heard
}

test('one method fails, the others answer, and what was asked is known', async () => {
  const { svm, rpc, control } = await start()
  await control({ faults: [{ path: '/getBalance', fails: 'status', status: 429, times: 1 }] })
  const mark = svm.mark()
  await expect(rpc.getBalance(somebody).send()).rejects.toThrow('429')
  assert.equal(await rpc.getHealth().send(), 'ok')
  assert.equal((await rpc.getBalance(somebody).send()).value, 0n)
  assert.deepEqual(
    svm.requests(mark).map(({ path }) => path),
    ['/getBalance', '/getHealth', '/getBalance'],
  )
  assert.deepEqual(
    await (await fetch(`${svm.url}/requests?since=${mark}`)).json(),
    svm.requests(mark),
  )
})

test('refuses WebSockets, puts out who is in, and takes them again', async () => {
  const { svm, control } = await start()
  const first = closed(await open(svm.ws))
  await control({ sockets: 'refused' })
  assert.equal(await first, 1006)
  assert.match(await refusal(svm.ws), /503/)
  await control({ sockets: 'open' })
  const second = closed(await open(svm.ws))
  await control({ cut: true })
  assert.equal(await second, 1006)
})

test('a silent WebSocket names the subscription and then tells nothing', async () => {
  const { svm, send, transfer } = await start()
  svm.sockets('silent')
  const socket = await open(svm.ws)
  const heard = listen(socket)
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'slotSubscribe' }))
  await expect.poll(() => heard).toEqual([{ jsonrpc: '2.0', id: 1, result: 1 }])
  await send(await transfer(0, somebody, 1_000_000n))
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'slotUnsubscribe', params: [1] }))
  await expect
    .poll(() => heard)
    .toEqual([expect.anything(), { jsonrpc: '2.0', id: 2, result: true }])
})

test('slots are told to who subscribed, until they unsubscribe', async () => {
  const { svm } = await start()
  const socket = await open(svm.ws)
  const heard = listen(socket)
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'slotSubscribe' }))
  await expect.poll(() => heard.length).toBe(1)
  svm.advance(3)
  await expect
    .poll(() => heard[1])
    .toMatchObject({ method: 'slotNotification', params: { subscription: 1 } })
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'slotUnsubscribe', params: [1] }))
  await expect.poll(() => heard[2]).toEqual({ jsonrpc: '2.0', id: 2, result: true })
  svm.advance(1)
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 3, method: 'slotUnsubscribe', params: [1] }))
  await expect.poll(() => heard[3]).toEqual({ jsonrpc: '2.0', id: 3, result: false })
})

test('any page may ask, only this machine controls', async () => {
  const { svm, control } = await start()
  const preflight = await fetch(svm.url, { method: 'OPTIONS' })
  assert.equal(preflight.status, 204)
  assert.equal(preflight.headers.get('access-control-allow-headers'), '*')
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
])('%s with %j is answered with error %i', async (method, params, code) => {
  const { svm } = await start()
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = await (await fetch(svm.url, { method: 'POST', body })).json()
  assert.equal(answer.error.code, code)
})
