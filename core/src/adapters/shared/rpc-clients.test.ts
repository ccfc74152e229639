import { expect, test } from 'vitest'
import { scriptedNodes } from '../../clients/json-rpc/scripted-nodes.fixture.ts'
import { timeouts } from '../../domain/constants.ts'
import { resolveNetwork } from '../../domain/network/define-network.ts'
import { createManualClock, createMemoryPlatform, createScriptedHost } from '../../testing/index.ts'
import { createRpcClients } from './rpc-clients.ts'

const { signal } = new AbortController()
const nodes = { eth_chainId: () => '0x1', eth_getBalance: () => '0xa' }
const down = () => new Response('', { status: 404 })

/** A client of a network with two public endpoints, for a page with `customRpcUrls`. */
function startClient(customHosts: readonly string[], scripts: Parameters<typeof scriptedNodes>[0]) {
  const clock = createManualClock()
  const network = scriptedNodes(scripts)
  const customRpcUrls =
    customHosts.length === 0
      ? {}
      : { 'eip155:1': customHosts.map((host) => ({ url: `https://${host}` })) }
  const host = createScriptedHost(createMemoryPlatform({ clock, fetch: network.fetch }), {
    customRpcUrls,
  })
  const resolved = resolveNetwork({
    network: {
      id: 1,
      name: 'One',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: {
        default: { http: ['https://own'] },
        chainDefault: { http: ['https://public'] },
      },
    },
    projectId: null,
    rpcGateway: null,
    customRpcUrls,
  })
  const lifetime = new AbortController()
  const client = createRpcClients({ host, stopSignal: lifetime.signal }).for(resolved)
  const read = () => client.request({ method: 'eth_getBalance', params: ['0xa', 'latest'] }, signal)
  const hosts = () => [...new Set(network.requests.map(({ host }) => host))]
  return { clock, read, hosts, stop: () => lifetime.abort() }
}

test('a client of a network with customRpcUrls sends nothing to the endpoints of the network, even if its node fails [FH1]', async () => {
  const { read, hosts, clock, stop } = startClient(['mine'], {
    mine: nodes,
    own: nodes,
    public: nodes,
  })
  await expect(read()).resolves.toBe('0xa')
  clock.advance(timeouts.rankInterval)
  expect([hosts(), clock.pending()]).toEqual([['mine'], 0])
  stop()
  const failing = startClient(['mine'], {
    mine: { eth_chainId: () => '0x1', eth_getBalance: down },
    own: nodes,
    public: nodes,
  })
  await expect(failing.read()).rejects.toMatchObject({ code: 'endpoint/refused' })
  expect(failing.hosts()).toEqual(['mine'])
  failing.stop()
})

test('a client uses a public endpoint that the page lists in customRpcUrls, and those of the network without any [FH1]', async () => {
  const broken = { eth_chainId: () => '0x1', eth_getBalance: down }
  const listed = startClient(['mine', 'public'], { mine: broken, own: nodes, public: nodes })
  await expect(listed.read()).resolves.toBe('0xa')
  expect(listed.hosts()).toEqual(['mine', 'public'])
  listed.stop()
  const none = startClient([], { own: broken, public: nodes })
  await expect(none.read()).resolves.toBe('0xa')
  expect(none.hosts()).toEqual(['own', 'public'])
  none.stop()
})
