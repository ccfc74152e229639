import { expect, test } from 'vitest'
import type { Connector } from '../../domain/wallet/wallet.ts'
import { createMemoryPlatform, createScriptedHost } from '../../testing/index.ts'
import { createSolana } from './create-solana.ts'
import { scriptedWallet, startAdapter } from './scripted-wallet.fixture.ts'

const scripts = { 'standard:connect': () => ({ accounts: [] }) }

function discovering() {
  const started = startAdapter()
  const rows: Connector[] = []
  const stop = started.adapter.discover({ found: (connector) => rows.push(connector) })
  return { ...started, rows, stop }
}

test('a wallet of the Wallet Standard that signs for Solana is found by its name', () => {
  const { rows, announce } = discovering()
  announce(scriptedWallet(scripts).wallet)
  expect(rows).toEqual([
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

test('A1, A2: the same wallet twice is one; another of its name is disputed', () => {
  const { rows, announce } = discovering()
  const { wallet } = scriptedWallet(scripts)
  announce(wallet)
  announce(wallet)
  expect(rows).toHaveLength(1)
  announce(scriptedWallet(scripts).wallet)
  expect(rows.map(({ disputed }) => disputed)).toEqual([false, true])
})

test.each([
  ['is for other chains', { chains: ['bitcoin:mainnet'] }],
  ['names no chains', { chains: null }],
  ['cannot connect', { features: { 'solana:signMessage': {} } }],
  ['cannot sign', { features: { 'standard:connect': {} } }],
])('a wallet that %s is none of ours', (_, more) => {
  const { rows, announce } = discovering()
  announce(scriptedWallet(scripts, more).wallet)
  expect(rows).toEqual([])
})

test('nothing is found after the stop, and nobody listens any more', () => {
  const { rows, announce, stop, platform } = discovering()
  stop()
  announce(scriptedWallet(scripts).wallet)
  expect([rows, platform.controls.listeners()]).toEqual([[], 0])
})

test('an app without the library is told which one it needs', async () => {
  const host = createScriptedHost(createMemoryPlatform())
  const adapter = createSolana({ host, ws: {}, openSocket: () => new WebSocket('') }, async () => {
    throw new Error("Cannot find package '@solana/web3.js' imported from /app/page.js")
  })
  await expect(adapter.load()).rejects.toMatchObject({
    code: 'adapter/library-missing',
    message: expect.stringContaining('npm install @solana/web3.js'),
  })
})
