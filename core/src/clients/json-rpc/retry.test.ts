import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { limits } from '../../domain/constants.ts'
import { createManualClock, createMemoryPlatform } from '../../testing/index.ts'
import { until } from '../http/until.fixture.ts'
import { createJsonRpc } from './create-json-rpc.ts'
import { inTurn, type Script, scriptedNodes, status } from './scripted-nodes.fixture.ts'

const { signal } = new AbortController()
const balance = { method: 'eth_getBalance', params: ['0xa', 'latest'] }

function start(eth_getBalance: Script, more: Record<string, Script> = {}, urls = ['https://a']) {
  const clock = createManualClock(Date.parse('Wed, 21 Oct 2026 07:28:00 GMT'))
  const alive = { eth_chainId: () => '0x1' }
  const network = scriptedNodes({
    a: { ...alive, eth_getBalance, ...more },
    b: { ...alive, eth_getBalance: () => '0x6' },
    'rpc.walletconnect.org': { ...alive, eth_getBalance },
  })
  const platform = createMemoryPlatform({ clock, fetch: network.fetch })
  const rpc = createJsonRpc({
    platform,
    caipNetworkId: toCaipNetworkId('eip155:1'),
    urls,
    projectId: 'p1',
  })
  const tries = () => network.count('a', 'eth_getBalance')
  /** Runs to the next wait, checks how long it is to the millisecond, and ends it. */
  const waitOf = async (ms: number) => {
    const before = tries()
    await until(() => clock.pending() > 0 && before > 0)
    clock.advance(ms - 1)
    expect(tries()).toBe(before)
    clock.advance(1)
    await until(() => tries() > before)
  }
  return { clock, rpc, tries, waitOf, ...network }
}

describe('the retry table', () => {
  test.each(limits.rpcRetryStatus.map((code) => [code]))(
    'status %i is asked three times, 150 and 300 ms apart',
    async (code) => {
      const { rpc, tries, waitOf, clock } = start(() => status(code))
      const call = rpc.request(balance, signal)
      call.catch(() => {})
      await until(() => tries() === 1)
      await waitOf(150)
      await waitOf(300)
      await expect(call).rejects.toMatchObject({
        code: 'endpoint/refused',
        details: { status: String(code) },
        message: expect.not.stringContaining('<'),
      })
      expect(tries()).toBe(3)
      expect(clock.pending()).toBe(0)
    },
  )

  test.each([400, 401, 404, 418, 501])('status %i is not asked again', async (code) => {
    const { rpc, tries } = start(() => status(code))
    await expect(rpc.request(balance, signal)).rejects.toMatchObject({ code: 'endpoint/refused' })
    expect(tries()).toBe(1)
  })

  test('an attempt that works ends it', async () => {
    const { rpc, tries, waitOf } = start(
      inTurn(
        () => status(503),
        () => '0x5',
      ),
    )
    const call = rpc.request(balance, signal)
    await until(() => tries() === 1)
    await waitOf(150)
    await expect(call).resolves.toBe('0x5')
  })

  test('a lost connection is worth the same attempts where nobody else can be asked', async () => {
    const lost = () => {
      throw new TypeError('Failed to fetch')
    }
    const { rpc, tries, waitOf } = start(inTurn(lost, () => '0x5'))
    const call = rpc.request(balance, signal)
    await until(() => tries() === 1)
    await waitOf(150)
    await expect(call).resolves.toBe('0x5')
  })

  test.each([
    'eth_sendRawTransaction',
    'eth_sendTransaction',
    'eth_sendUserOperation',
    'personal_sign',
    'evm_mine',
    'made_up',
  ])('%s may not be repeated', async (method) => {
    const { rpc, count } = start(() => '0x5', { [method]: () => status(503) })
    await expect(rpc.request({ method, params: [] }, signal)).rejects.toMatchObject({
      code: 'endpoint/refused',
    })
    expect(count('a', method)).toBe(1)
  })

  test('a batch is repeated only if each of its calls may be', async () => {
    const busy = inTurn(
      () => status(503),
      () => '0x5',
    )
    const { rpc, count } = start(busy, { eth_sendRawTransaction: () => '0xhash' })
    const mixed = rpc.batch([{ method: 'eth_sendRawTransaction', params: [] }, balance], signal)
    await expect(mixed).rejects.toMatchObject({ code: 'endpoint/refused' })
    expect(count('a', 'eth_sendRawTransaction')).toBe(1)
    const again = start(
      inTurn(
        () => status(503),
        () => '0x5',
      ),
    )
    const reads = again.rpc.batch([balance], signal)
    await until(() => again.tries() === 1)
    await again.waitOf(150)
    await expect(reads).resolves.toEqual([{ ok: true, result: '0x5' }])
  })

  test('a failure status that the node explains is told in its code', async () => {
    const explained = () =>
      Response.json({ id: 2, error: { code: -32602, message: 'bad address' } }, { status: 400 })
    const { rpc } = start(explained)
    await expect(rpc.request(balance, signal)).rejects.toMatchObject({ code: 'rpc/invalid-params' })
  })

  test('the gateway’s 403 is its last word', async () => {
    const { rpc, count } = start(() => status(403), {}, ['https://rpc.walletconnect.org/v1'])
    await expect(rpc.request(balance, signal)).rejects.toMatchObject({
      code: 'endpoint/refused',
      details: { status: '403' },
    })
    expect(count('rpc.walletconnect.org', 'eth_getBalance')).toBe(1)
  })
})

describe('G3: 429 with Retry-After', () => {
  test.each([
    ['seconds', '2', 2_000],
    ['a date', 'Wed, 21 Oct 2026 07:28:03 GMT', 3_000],
    ['a day, capped', '86400', 10_000],
    ['garbage, as if it said nothing', 'soon', 150],
  ])('in %s is waited for', async (_, header, ms) => {
    const { rpc, tries, waitOf } = start(
      inTurn(
        () => status(429, { 'retry-after': header }),
        () => '0x5',
      ),
    )
    const call = rpc.request(balance, signal)
    await until(() => tries() === 1)
    await waitOf(ms)
    await expect(call).resolves.toBe('0x5')
  })

  test('is not waited for where somebody else can be asked, and the busy one is left alone meanwhile', async () => {
    const { rpc, tries, clock } = start(() => status(429, { 'retry-after': '5' }), {}, [
      'https://a',
      'https://b',
    ])
    const begun = clock.now()
    await expect(rpc.request(balance, signal)).resolves.toBe('0x6')
    await expect(rpc.request(balance, signal)).resolves.toBe('0x6')
    expect([tries(), clock.now() - begun]).toEqual([1, 0])
    rpc.stop()
  })

  test('ends at once when the caller leaves', async () => {
    const { rpc, tries, clock } = start(() => status(429, { 'retry-after': '5' }))
    const caller = new AbortController()
    const call = rpc.request(balance, caller.signal)
    await until(() => tries() === 1 && clock.pending() === 1)
    caller.abort()
    await expect(call).rejects.toMatchObject({ code: 'kit/aborted' })
    expect(clock.pending()).toBe(0)
  })
})

test('an endpoint that never answers is left after its deadline', async () => {
  const { rpc, tries, clock } = start(() => new Promise(() => {}))
  const call = rpc.request(balance, signal)
  await until(() => tries() === 1)
  clock.advance(limits.apiAnswer)
  await expect(call).rejects.toMatchObject({ code: 'kit/timed-out' })
})
