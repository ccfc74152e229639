import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { limits, timeouts } from '../../domain/constants.ts'
import { createManualClock, createMemoryPlatform } from '../../testing/index.ts'
import { until } from '../http/until.fixture.ts'
import { createJsonRpc } from './create-json-rpc.ts'
import { inTurn, type Script, scriptedNodes, status } from './scripted-nodes.fixture.ts'

const { signal } = new AbortController()
const balance = { method: 'eth_getBalance', params: ['0xa', 'latest'] }

function start(
  eth_getBalance: Script,
  otherScripts: Record<string, Script> = {},
  urls = ['https://a'],
) {
  const clock = createManualClock(Date.parse('Wed, 21 Oct 2026 07:28:00 GMT'))
  const mainnet = { eth_chainId: () => '0x1' }
  const network = scriptedNodes({
    a: { ...mainnet, eth_getBalance, ...otherScripts },
    b: { ...mainnet, eth_getBalance: () => '0x6' },
    'rpc.walletconnect.org': { ...mainnet, eth_getBalance },
  })
  const platform = createMemoryPlatform({ clock, fetch: network.fetch })
  const rpc = createJsonRpc({
    platform,
    caipNetworkId: toCaipNetworkId('eip155:1'),
    urls,
    projectId: 'p1',
  })
  const attempts = () => network.count('a', 'eth_getBalance')
  /** Expects the next attempt after exactly `ms`, and advances the clock to it. */
  const expectWait = async (ms: number) => {
    const before = attempts()
    await until(() => clock.pending() > 0 && before > 0)
    clock.advance(ms - 1)
    expect(attempts()).toBe(before)
    clock.advance(1)
    await until(() => attempts() > before)
  }
  return { clock, rpc, attempts, expectWait, ...network }
}

test.each(limits.rpcRetryStatus.map((code) => [code]))(
  'a JSON-RPC request is retried twice after status %i, with pauses of 150 and 300 ms',
  async (code) => {
    const { rpc, attempts, expectWait, clock } = start(() => status(code))
    const call = rpc.request(balance, signal)
    call.catch(() => {})
    await until(() => attempts() === 1)
    await expectWait(150)
    await expectWait(300)
    await expect(call).rejects.toMatchObject({
      code: 'endpoint/refused',
      details: { status: String(code) },
      message: expect.not.stringContaining('<'),
    })
    expect(attempts()).toBe(3)
    expect(clock.pending()).toBe(0)
  },
)

test.each([400, 401, 404, 418, 501])(
  'a JSON-RPC request is not retried after status %i',
  async (code) => {
    const { rpc, attempts } = start(() => status(code))
    await expect(rpc.request(balance, signal)).rejects.toMatchObject({ code: 'endpoint/refused' })
    expect(attempts()).toBe(1)
  },
)

test('a JSON-RPC request is not retried after the first successful attempt', async () => {
  const { rpc, attempts, expectWait } = start(
    inTurn(
      () => status(503),
      () => '0x5',
    ),
  )
  const call = rpc.request(balance, signal)
  await until(() => attempts() === 1)
  await expectWait(150)
  await expect(call).resolves.toBe('0x5')
})

test('a JSON-RPC request to a single endpoint is retried after a lost connection', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  const { rpc, attempts, expectWait } = start(inTurn(lost, () => '0x5'))
  const call = rpc.request(balance, signal)
  await until(() => attempts() === 1)
  await expectWait(150)
  await expect(call).resolves.toBe('0x5')
})

test.each([
  'eth_sendRawTransaction',
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'personal_sign',
  'evm_mine',
  'made_up',
])('a JSON-RPC request with the method %s is not retried', async (method) => {
  const { rpc, count } = start(() => '0x5', { [method]: () => status(503) })
  await expect(rpc.request({ method, params: [] }, signal)).rejects.toMatchObject({
    code: 'endpoint/refused',
  })
  expect(count('a', method)).toBe(1)
})

test('a batch is retried only if each of its calls is idempotent', async () => {
  const busy = inTurn(
    () => status(503),
    () => '0x5',
  )
  const { rpc, count } = start(busy, { eth_sendRawTransaction: () => '0xhash' })
  const mixed = rpc.batch([{ method: 'eth_sendRawTransaction', params: [] }, balance], signal)
  await expect(mixed).rejects.toMatchObject({ code: 'endpoint/refused' })
  expect(count('a', 'eth_sendRawTransaction')).toBe(1)
  const reads = start(
    inTurn(
      () => status(503),
      () => '0x5',
    ),
  )
  const batch = reads.rpc.batch([balance], signal)
  await until(() => reads.attempts() === 1)
  await reads.expectWait(150)
  await expect(batch).resolves.toEqual([{ ok: true, result: '0x5' }])
})

test('a failure status with a JSON-RPC error rejects with the code of that error', async () => {
  const withRpcError = () =>
    Response.json({ id: 2, error: { code: -32602, message: 'bad address' } }, { status: 400 })
  const { rpc } = start(withRpcError)
  await expect(rpc.request(balance, signal)).rejects.toMatchObject({ code: 'rpc/invalid-params' })
})

test('a JSON-RPC request is not retried after a 403 of the hosted gateway', async () => {
  const { rpc, count } = start(() => status(403), {}, ['https://rpc.walletconnect.org/v1'])
  await expect(rpc.request(balance, signal)).rejects.toMatchObject({
    code: 'endpoint/refused',
    details: { status: '403' },
  })
  expect(count('rpc.walletconnect.org', 'eth_getBalance')).toBe(1)
})

test.each([
  ['seconds', '2', 2_000],
  ['a date', 'Wed, 21 Oct 2026 07:28:03 GMT', 3_000],
  ['a day, capped', '86400', 10_000],
  ['invalid text, with the default wait', 'soon', 150],
])('Retry-After delays the next attempt: %s [G3]', async (_, header, ms) => {
  const { rpc, attempts, expectWait } = start(
    inTurn(
      () => status(429, { 'retry-after': header }),
      () => '0x5',
    ),
  )
  const call = rpc.request(balance, signal)
  await until(() => attempts() === 1)
  await expectWait(ms)
  await expect(call).resolves.toBe('0x5')
})

test('Retry-After of one endpoint moves the request to another endpoint at once [G3]', async () => {
  const { rpc, attempts, clock } = start(() => status(429, { 'retry-after': '5' }), {}, [
    'https://a',
    'https://b',
  ])
  const startedAt = clock.now()
  await expect(rpc.request(balance, signal)).resolves.toBe('0x6')
  await expect(rpc.request(balance, signal)).resolves.toBe('0x6')
  expect([attempts(), clock.now() - startedAt]).toEqual([1, 0])
  rpc.stop()
})

test('the wait for Retry-After ends when the caller aborts [G3]', async () => {
  const { rpc, attempts, clock } = start(() => status(429, { 'retry-after': '5' }))
  const caller = new AbortController()
  const call = rpc.request(balance, caller.signal)
  await until(() => attempts() === 1 && clock.pending() === 1)
  caller.abort()
  await expect(call).rejects.toMatchObject({ code: 'kit/aborted' })
  expect(clock.pending()).toBe(0)
})

test('a JSON-RPC request to an unresponsive endpoint times out', async () => {
  const { rpc, attempts, clock } = start(() => new Promise(() => {}))
  const call = rpc.request(balance, signal)
  await until(() => attempts() === 1)
  clock.advance(timeouts.apiTimeout)
  await expect(call).rejects.toMatchObject({ code: 'kit/timed-out' })
})
