import { expect, test } from 'vitest'
import type { Connector } from '../../domain/wallet/wallet.ts'
import { scriptedWallet, startAdapter } from './scripted-wallet.fixture.ts'

const scripts = { 'standard:connect': () => ({ accounts: [] }) }

function startDiscovery() {
  const started = startAdapter()
  const found: Connector[] = []
  const stop = started.adapter.discover({ found: (connector) => found.push(connector) })
  return { ...started, found, stop }
}

test('discover finds a wallet of the Wallet Standard that signs for Solana', () => {
  const { found, announce } = startDiscovery()
  announce(scriptedWallet(scripts).wallet)
  expect(found).toEqual([
    {
      id: 'Lumen',
      name: 'Lumen',
      type: 'ANNOUNCED',
      chain: 'solana',
      rdns: null,
      icon: 'data:image/png;base64,AA==',
      disputed: false,
    },
  ])
})

test('discover finds a wallet that registers twice once, and marks it and another wallet with its name as disputed [A1, A2, Z4]', () => {
  const { found, announce } = startDiscovery()
  const { wallet } = scriptedWallet(scripts)
  announce(wallet)
  announce(wallet)
  expect(found).toHaveLength(1)
  const second = scriptedWallet(scripts).wallet
  announce(second)
  announce(second)
  expect(found.slice(1).map(({ id, disputed }) => [id, disputed])).toEqual([
    [wallet.name, true],
    [`${wallet.name}#2`, true],
  ])
})

test.each([
  ['is for other chains', { chains: ['bitcoin:mainnet'] }],
  ['has no chains', { chains: null }],
  ['cannot connect', { features: { 'solana:signMessage': {} } }],
  ['cannot sign', { features: { 'standard:connect': {} } }],
])('discover ignores a wallet that %s', (_, overrides) => {
  const { found, announce } = startDiscovery()
  announce(scriptedWallet(scripts, overrides).wallet)
  expect(found).toEqual([])
})

test('discover returns a function that ends discovery and removes its listeners', () => {
  const { found, announce, stop, platform } = startDiscovery()
  stop()
  announce(scriptedWallet(scripts).wallet)
  expect(found).toEqual([])
  expect(platform.controls.listenerCount()).toBe(0)
})
