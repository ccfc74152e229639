import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../../testing/scripted-adapter.ts'
import { createKit } from '../create-kit.ts'
import { chain } from '../kit.fixture.ts'

const walletIcon = 'https://wallet.example/own.png'

test.each([
  [
    'connectorImages replaces the icon of a wallet',
    { fox: 'https://page.example/fox.png' },
    'https://page.example/fox.png',
  ],
  ['connectorImages ignores an unsafe image', { fox: 'javascript:alert(1)' }, walletIcon],
  [
    'connectorImages without an image for the wallet keeps its icon',
    { owl: 'https://page.example/owl.png' },
    walletIcon,
  ],
  ['wallets keep their icons without connectorImages', undefined, walletIcon],
])('%s', async (_, connectorImages, icon) => {
  const adapter = createScriptedAdapter()
  const platform = createMemoryPlatform()
  const kit = createKit({
    projectId: 'p',
    networks: [chain(1)],
    adapters: [adapter],
    platform,
    ...(connectorImages && { connectorImages }),
  })
  adapter.announce({ ...scriptedConnector('fox'), icon: walletIcon })
  await kit.load()
  expect(kit.state.getSnapshot().connections.connectors).toMatchObject([
    { id: 'fox', icon },
    { type: 'WALLET_CONNECT' },
  ])
})
