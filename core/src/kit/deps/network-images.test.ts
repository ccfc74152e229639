import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createScriptedAdapter } from '../../testing/scripted-adapter.ts'
import { createKit } from '../create-kit.ts'
import { chain, settle } from '../kit.fixture.ts'

/** The image URLs of the networks after the engine is loaded, and the kit. */
async function imagesOf(projectId: string) {
  const kit = createKit({
    networks: [
      chain(1),
      { ...chain(1337), assets: { imageId: 'own-id' } },
      { ...chain(10), assets: { imageUrl: 'https://page.example/10.png' } },
      chain(1338),
    ],
    platform: createMemoryPlatform(),
    adapters: [createScriptedAdapter()],
    projectId,
    sdkPlatform: 'react',
  })
  await kit.load()
  await settle()
  const { network } = kit.state.getSnapshot()
  return { network, images: network.networks.map(({ imageUrl }) => imageUrl) }
}

test('networks without an image from the page have the image of the wallet directory', async () => {
  const { network, images } = await imagesOf('p1')
  const identity = '?projectId=p1&st=appkit&sv=react-eip155-1.7.7'
  const base = 'https://api.web3modal.org/public/getAssetImage'
  expect(images).toEqual([
    `${base}/ba0ba0cd-17c6-4806-ad93-f9d174f17900${identity}`,
    `${base}/own-id${identity}`,
    'https://page.example/10.png',
    null,
  ])
  expect(network.active).toBe(network.networks[0])
  expect(network.byNamespace.eip155).toBe(network.networks[0])
})

test('networks have no image from the wallet directory without a project id', async () => {
  expect((await imagesOf('')).images).toEqual([null, null, 'https://page.example/10.png', null])
})
