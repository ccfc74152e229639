import { expect, test } from 'vitest'
import type { RequestRecord } from '../domain/recording.ts'
import { catalogue } from '../errors/catalogue.ts'
import { KitError } from '../errors/kit-error.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import type { TracedRequest } from '../platform/platform.ts'
import { createRedaction } from './redact.ts'
import { createRequestLog } from './request-log.ts'

const address = '0x00000000219ab540356cBB839Cbe05303d7705Fa'

function createEnvironment(limit = 10) {
  const clock = createManualClock(1_000)
  const emitted: RequestRecord[] = []
  const log = createRequestLog({
    limit,
    redact: createRedaction().rewrite,
    now: clock.now,
    emit: (record) => emitted.push(record),
  })
  const send = (request: Partial<TracedRequest>) =>
    log.observe(
      {
        type: '@latchkit.request',
        url: '',
        method: 'eth_accounts',
        params: undefined,
        response: new Promise(() => {}),
        ...request,
      },
      clock.now(),
    )
  return { clock, emitted, log, send }
}
const flushMicrotasks = () => new Promise<void>((resolve) => setTimeout(resolve))

test('createRequestLog reports a request to a wallet with hidden parameters, and its duration', async () => {
  const { clock, emitted, log, send } = createEnvironment()
  let resolve: (value: string) => void = () => {}
  const promise = new Promise<string>((settle) => {
    resolve = settle
  })
  send({ method: 'personal_sign', params: ['Hello', address], response: promise })
  expect(log.requests()).toEqual([
    {
      id: '1',
      at: 1_000,
      to: 'wallet',
      target: '',
      method: 'personal_sign',
      params: ['redacted-1', 'redacted-2'],
      duration: null,
      status: null,
      error: null,
    },
  ])
  clock.advance(2_500)
  resolve('0xsignature')
  await flushMicrotasks()
  expect(emitted.map(({ id, duration }) => [id, duration])).toEqual([
    ['1', null],
    ['1', 2_500],
  ])
  expect(log.requests()).toEqual([emitted[1]])
  expect(JSON.stringify(emitted)).not.toContain('0xsignature')
})

test('createRequestLog reports the error of a wallet', async () => {
  const { log, send } = createEnvironment()
  const error = new KitError(
    catalogue,
    'rpc/user-rejected',
    {},
    { cause: { code: 4001, message: 'No' } },
  )
  send({ response: Promise.reject(error) })
  await flushMicrotasks()
  expect(log.requests()).toMatchObject([
    { duration: 0, error: { $error: 'KitError', code: 'rpc/user-rejected' } },
  ])
})

test('createRequestLog reports a call of a node by its method, with short addresses', async () => {
  const { log, send } = createEnvironment()
  send({
    url: 'https://eth.example/v2/0123456789abcdefKEY',
    method: 'post',
    params: { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [address, 'latest'] },
    response: Promise.resolve({
      status: 200,
      text: '{"error":{"code":-32005,"message":"Too many requests"}}',
    }),
  })
  await flushMicrotasks()
  expect(log.requests()).toMatchObject([
    {
      to: 'node',
      target: expect.stringMatching(/^redacted-\d+\.example$/),
      method: 'eth_getBalance',
      params: [[expect.stringMatching(/^0x0000A2+305Fa$|^0x0000A2+\w*05Fa$/), 'latest']],
      status: 200,
      error: { code: -32005, message: 'Too many requests' },
    },
  ])
  expect(JSON.stringify(log.requests())).not.toMatch(/KEY|219ab540/)
})

test('createRequestLog reports the methods of a batch', () => {
  const { log, send } = createEnvironment()
  const params = [{ method: 'eth_chainId' }, { method: 'eth_blockNumber' }]
  send({ url: 'https://eth.example/', method: 'post', params })
  expect(log.requests()).toMatchObject([{ to: 'node', method: 'eth_chainId, eth_blockNumber' }])
})

test('createRequestLog reports a request to a service by its path, without the query', async () => {
  const { log, send } = createEnvironment()
  send({
    url: `https://api.example/v1/account/${address}/balance?projectId=KEY`,
    method: 'get',
    response: Promise.resolve({ status: 503, text: 'KEY' }),
  })
  await flushMicrotasks()
  expect(log.requests()).toMatchObject([
    {
      to: 'service',
      method: expect.stringMatching(/^GET \/v1\/account\/0x0000A2+\w*05Fa\/balance$/),
      params: null,
      status: 503,
      error: null,
    },
  ])
  expect(JSON.stringify(log.requests())).not.toContain('KEY')
})

test('createRequestLog keeps the names of the parameters for a wallet and hides their values', () => {
  const { log, send } = createEnvironment()
  const params = [{ from: address, gas: 21_000, data: '0xa9059cbb', message: { text: 'Hello' } }]
  send({ method: 'eth_sendTransaction', params })
  const [request] = log.requests()
  expect(request?.params).toEqual([
    {
      from: expect.stringMatching(/^redacted-/),
      gas: 0,
      data: expect.stringMatching(/^redacted-/),
      message: { text: expect.stringMatching(/^redacted-/) },
    },
  ])
})

test('createRequestLog hides an address that is the name of a parameter', () => {
  const { log, send } = createEnvironment()
  send({ method: 'wallet_grant', params: { [address]: true } })
  expect(JSON.stringify(log.requests())).not.toContain(address)
})

test('createRequestLog reports a request whose URL has no host', () => {
  const { log, send } = createEnvironment()
  send({ url: '/rpc?key=KEY', method: 'post', params: { method: 'eth_chainId' } })
  expect(log.requests()).toMatchObject([{ to: 'node', target: '', method: 'eth_chainId' }])
})

test('createRequestLog keeps the last requests', async () => {
  const { log, send } = createEnvironment(2)
  for (const method of ['one', 'two', 'three']) send({ method, response: Promise.resolve() })
  await flushMicrotasks()
  expect(log.requests().map(({ method }) => method)).toEqual(['two', 'three'])
})
