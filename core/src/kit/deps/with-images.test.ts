import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../../testing/scripted-adapter.ts'
import { createKit } from '../create-kit.ts'
import { chain } from '../kit.fixture.ts'

const own = 'https://wallet.example/own.png'

test.each([
  [
    'an image of the page replaces the icon of the wallet',
    { fox: 'https://page.example/fox.png' },
    'https://page.example/fox.png',
  ],
  ['an unsafe image of the page is ignored', { fox: 'javascript:alert(1)' }, own],
  [
    'a wallet without an image of the page keeps its icon',
    { owl: 'https://page.example/owl.png' },
    own,
  ],
  ['without images of the page, wallets keep their icons', undefined, own],
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
  adapter.announce({ ...scriptedConnector('fox'), icon: own })
  await kit.load()
  expect(kit.state.getSnapshot().connections.connectors).toMatchObject([
    { id: 'fox', icon },
    { type: 'WALLET_CONNECT' },
  ])
})
