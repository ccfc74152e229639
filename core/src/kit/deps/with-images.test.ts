import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../../testing/scripted-adapter.ts'
import { createKit } from '../create-kit.ts'
import { chain } from '../kit.fixture.ts'

const own = 'https://wallet.example/own.png'

test.each([
  [
    'a picture of the page comes before the wallet’s own',
    { fox: 'https://page.example/fox.png' },
    'https://page.example/fox.png',
  ],
  ['one that is not safe is not taken', { fox: 'javascript:alert(1)' }, own],
  ['a wallet without one keeps its own', { owl: 'https://page.example/owl.png' }, own],
  ['without any, wallets are shown as they show themselves', undefined, own],
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
