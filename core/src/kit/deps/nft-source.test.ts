import { expect, test } from 'vitest'
import type { CaipAddress } from '../../domain/caip/caip.ts'
import type { NftSource } from '../../domain/token/nft.ts'
import { createNftSource } from './nft-source.ts'
import { parseNfts } from './parse-nfts.ts'

const load = async () => ({ parseNfts })
const { signal } = new AbortController()
const page = (url: string) => ({ facts: () => ({ url }) })
const nftsOf = (answer: unknown, url = 'https://page.example/shop/') =>
  createNftSource(
    async () => answer as never,
    page(url),
    load,
  )?.('eip155:1:0xA' as CaipAddress, signal)
const leaf = { id: '1', name: 'Leaf', collection: 'Trees', image: 'https://a.example/1.png' }

test('createNftSource returns null without a source', () =>
  expect(createNftSource(null, page(''), load)).toBeNull())

test('createNftSource calls the source with the account and the signal', async () => {
  const calls: unknown[] = []
  const source: NftSource = async (...args) => {
    calls.push(args)
    return [leaf]
  }
  expect(
    await createNftSource(source, page(''), load)?.('eip155:1:0xA' as CaipAddress, signal),
  ).toEqual([leaf])
  expect(calls).toEqual([['eip155:1:0xA', signal]])
})

test('createNftSource cleans texts, sets unsafe images to null and omits rows without an id [R9]', async () => {
  const hostile = { id: '2', name: 'a\u202eb', collection: '', image: 'javascript:alert(1)' }
  expect(
    await nftsOf([leaf, hostile, { id: '3' }, { ...leaf, id: '' }, { ...leaf, id: 7 }, null, 'x']),
  ).toEqual([
    leaf,
    { id: '2', name: 'ab', collection: null, image: null },
    { id: '3', name: '', collection: null, image: null },
  ])
})

test('createNftSource keeps images of the page, also relative ones [FH3]', async () => {
  const images = ['/api/image?id=1', 'leaf.png', '../leaf.png', 'http://lan.example/leaf.png']
  const rows = images.map((image, index) => ({ ...leaf, id: `${index}`, image }))
  const imagesOf = async (url: string) => (await nftsOf(rows, url))?.map(({ image }) => image)
  expect(await imagesOf('https://page.example/shop/')).toEqual([
    '/api/image?id=1',
    '/shop/leaf.png',
    '/leaf.png',
    null,
  ])
  expect((await imagesOf('http://lan.example/'))?.at(-1)).toBe('/leaf.png')
})

test('createNftSource keeps the last row of each id and returns at most 500 NFTs', async () => {
  expect(await nftsOf([leaf, { ...leaf, name: 'Newer' }])).toEqual([{ ...leaf, name: 'Newer' }])
  expect(
    await nftsOf(Array.from({ length: 2_000 }, (_, index) => ({ ...leaf, id: `${index}` }))),
  ).toHaveLength(500)
})

test.each([null, 'none', {}, 7])(
  'createNftSource rejects if the source returns %j, because it is not an array',
  async (answer) => {
    await expect(nftsOf(answer)).rejects.toMatchObject({ code: 'endpoint/unreadable' })
  },
)

test('createNftSource rejects if the source throws synchronously', async () => {
  const source = createNftSource(
    () => {
      throw new Error('No')
    },
    page(''),
    load,
  )
  await expect(source?.('eip155:1:0xA' as CaipAddress, signal)).rejects.toThrow('No')
})
