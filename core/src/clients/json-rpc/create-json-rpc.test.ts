import { describe, expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { createManualClock, createMemoryPlatform } from '../../testing/index.ts'
import { createJsonRpc } from './create-json-rpc.ts'
import { type Script, scriptedNodes } from './scripted-nodes.fixture.ts'

const { signal } = new AbortController()
const isOne = () => '0x1'
const balance = { method: 'eth_getBalance', params: ['0xa', 'latest'] }
const raw = { method: 'eth_sendRawTransaction', params: ['0x02'] }

function start(nodes: Record<string, Record<string, Script>>, urls: readonly string[]) {
  const clock = createManualClock()
  const network = scriptedNodes(nodes)
  const platform = createMemoryPlatform({ clock, fetch: network.fetch })
  const rpc = createJsonRpc({
    platform,
    caipNetworkId: toCaipNetworkId('eip155:1'),
    urls,
    projectId: 'p1',
  })
  return { clock, rpc, ...network }
}

describe('the test ping', () => {
  test('goes out once, when an endpoint is first used', async () => {
    const { rpc, asked } = start({ a: { eth_chainId: isOne, eth_getBalance: () => '0x5' } }, [
      'https://a',
    ])
    expect(asked).toEqual([])
    await expect(
      Promise.all([rpc.request(balance, signal), rpc.request(balance, signal)]),
    ).resolves.toEqual(['0x5', '0x5'])
    await rpc.request(balance, signal)
    expect(asked.map(({ methods }) => methods[0])).toEqual([
      'eth_chainId',
      'eth_getBalance',
      'eth_getBalance',
      'eth_getBalance',
    ])
    rpc.stop()
  })

  test('K5: an endpoint that answers for another chain is marked bad and never asked again; the next one is used', async () => {
    const nodes = {
      a: { eth_chainId: () => '0x2', eth_getBalance: () => '0xbad' },
      b: { eth_chainId: isOne, eth_getBalance: () => '0x5' },
    }
    const { rpc, count, asked } = start(nodes, ['https://a', 'https://b'])
    await expect(rpc.request(balance, signal)).resolves.toBe('0x5')
    await expect(rpc.request(balance, signal)).resolves.toBe('0x5')
    expect(count('a', 'eth_getBalance')).toBe(0)
    expect(asked.filter(({ host }) => host === 'a')).toHaveLength(1)
    rpc.stop()
  })

  test('K5: where every endpoint answers for another chain nothing is read', async () => {
    const { rpc, count } = start(
      { a: { eth_chainId: () => '0x2', eth_getBalance: () => '0xbad' } },
      ['https://a'],
    )
    await expect(rpc.request(balance, signal)).rejects.toMatchObject({
      code: 'endpoint/wrong-chain',
      details: { found: 'eip155:2', wanted: 'eip155:1' },
    })
    await expect(rpc.request(balance, signal)).rejects.toMatchObject({ code: 'endpoint/none' })
    expect(count('a', 'eth_getBalance')).toBe(0)
  })

  test.each([null, '0x', '0xZZ', -1, 'garbage'])(
    'B4: a node that says %j of its chain is not believed',
    async (said) => {
      const { rpc } = start({ a: { eth_chainId: () => said } }, ['https://a'])
      await expect(rpc.request(balance, signal)).rejects.toMatchObject({
        code: 'endpoint/unreadable',
      })
    },
  )
})

describe('several endpoints', () => {
  test('a dead first one is passed without waiting', async () => {
    const { rpc, clock } = start({ b: { eth_chainId: isOne, eth_getBalance: () => '0x5' } }, [
      'https://dead',
      'https://b',
    ])
    await expect(rpc.request(balance, signal)).resolves.toBe('0x5')
    expect(clock.now()).toBe(0)
    rpc.stop()
  })

  test('one that lacks the method is passed; what the chain refuses is not asked again elsewhere', async () => {
    const reverted = () =>
      Response.json({ id: 2, error: { code: 3, message: 'execution reverted' } })
    const nodes = {
      a: { eth_chainId: isOne, eth_call: reverted },
      b: { eth_chainId: isOne, eth_getBalance: () => '0x5', eth_call: () => '0x' },
    }
    const { rpc, count } = start(nodes, ['https://a', 'https://b'])
    await expect(rpc.request(balance, signal)).resolves.toBe('0x5')
    await expect(rpc.request({ method: 'eth_call', params: [] }, signal)).rejects.toMatchObject({
      code: 'kit/unknown',
    })
    expect(count('b', 'eth_call')).toBe(0)
    rpc.stop()
  })

  test('G1: one that answers HTML is passed, and alone its HTML is not shown', async () => {
    const html = () =>
      new Response('<h1>Maintenance</h1>', { headers: { 'content-type': 'text/html' } })
    const nodes = {
      a: { eth_chainId: isOne, eth_getBalance: html },
      b: { eth_chainId: isOne, eth_getBalance: () => '0x5' },
    }
    const both = start(nodes, ['https://a', 'https://b'])
    await expect(both.rpc.request(balance, signal)).resolves.toBe('0x5')
    both.rpc.stop()
    const alone = start(nodes, ['https://a'])
    await expect(alone.rpc.request(balance, signal)).rejects.toMatchObject({
      code: 'endpoint/unreadable',
      message: expect.not.stringContaining('<'),
    })
  })

  test('a transaction is handed over once, whatever comes of it', async () => {
    const lost = () => {
      throw new TypeError('connection lost')
    }
    const nodes = {
      a: { eth_chainId: isOne, eth_sendRawTransaction: lost },
      b: { eth_chainId: isOne, eth_sendRawTransaction: () => '0xhash' },
    }
    const { rpc, count } = start(nodes, ['https://dead', 'https://a', 'https://b'])
    await expect(rpc.request(raw, signal)).rejects.toMatchObject({ code: 'endpoint/unreachable' })
    expect([count('dead', raw.method), count('a', raw.method), count('b', raw.method)]).toEqual([
      0, 1, 0,
    ])
    rpc.stop()
  })
})

test('a network without endpoints says so', async () => {
  const { rpc } = start({}, [])
  await expect(rpc.request(balance, signal)).rejects.toMatchObject({ code: 'endpoint/none' })
})

test('one URL that is not http or https refuses the whole client', () => {
  expect(() => start({}, ['https://a', 'wss://b'])).toThrow(
    expect.objectContaining({ code: 'endpoint/url-not-supported' }),
  )
})

describe('a batch', () => {
  test('is one request; its outcomes come in the order of the calls', async () => {
    const { rpc, asked } = start(
      { a: { eth_chainId: isOne, eth_getBalance: () => '0x5', eth_gasPrice: () => '0x6' } },
      ['https://a'],
    )
    const outcomes = await rpc.batch(
      [balance, { method: 'eth_none', params: [] }, { method: 'eth_gasPrice', params: [] }],
      signal,
    )
    expect(outcomes).toMatchObject([
      { ok: true, result: '0x5' },
      { ok: false, error: { code: 'rpc/method-not-found' } },
      { ok: true, result: '0x6' },
    ])
    expect(asked.map(({ methods }) => methods)).toEqual([
      ['eth_chainId'],
      ['eth_getBalance', 'eth_none', 'eth_gasPrice'],
    ])
  })

  test('of nothing asks nothing', async () => {
    const { rpc, asked } = start({}, ['https://a'])
    await expect(rpc.batch([], signal)).resolves.toEqual([])
    expect(asked).toEqual([])
  })
})

describe('the end of a call', () => {
  const silent = { a: { eth_chainId: isOne, eth_getBalance: () => new Promise(() => {}) } }

  test('an abort rejects at once, also while others wait for the same ping', async () => {
    let answer = (_: string) => {}
    const pinged = new Promise<string>((resolve) => {
      answer = resolve
    })
    const { rpc } = start({ a: { eth_chainId: () => pinged, eth_getBalance: () => '0x5' } }, [
      'https://a',
    ])
    const leaving = new AbortController()
    const left = rpc.request(balance, leaving.signal)
    const kept = rpc.request(balance, signal)
    leaving.abort()
    await expect(left).rejects.toMatchObject({ code: 'kit/aborted' })
    answer('0x1')
    await expect(kept).resolves.toBe('0x5')
  })

  test('stop rejects what is open and leaves no timer', async () => {
    const { rpc, clock } = start(silent, ['https://a', 'https://b'])
    const open = rpc.request(balance, signal)
    rpc.stop()
    await expect(open).rejects.toMatchObject({ code: 'kit/stopped' })
    await expect(rpc.request(balance, signal)).rejects.toMatchObject({ code: 'kit/stopped' })
    expect(clock.pending()).toBe(0)
  })
})
