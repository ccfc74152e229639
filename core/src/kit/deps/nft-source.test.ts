import { expect, test } from 'vitest'
import type { CaipAddress } from '../../domain/caip/caip.ts'
import type { NftSource } from '../../domain/token/nft.ts'
import { createNftSource } from './nft-source.ts'

const { signal } = new AbortController()
const read = (answer: unknown) =>
  createNftSource(async () => answer as never)?.('eip155:1:0xA' as CaipAddress, signal)
const leaf = { id: '1', name: 'Leaf', collection: 'Trees', image: 'https://a.example/1.png' }

test('without a source, createNftSource returns null', () =>
  expect(createNftSource(null)).toBeNull())

test('the source is called with the account and the signal', async () => {
  const calls: unknown[] = []
  const source: NftSource = async (...args) => {
    calls.push(args)
    return [leaf]
  }
  expect(await createNftSource(source)?.('eip155:1:0xA' as CaipAddress, signal)).toEqual([leaf])
  expect(calls).toEqual([['eip155:1:0xA', signal]])
})

test('texts are cleaned, unsafe images are null and rows without an id are omitted [R9]', async () => {
  const hostile = { id: '2', name: 'a\u202eb', collection: '', image: 'javascript:alert(1)' }
  expect(
    await read([leaf, hostile, { id: '3' }, { ...leaf, id: '' }, { ...leaf, id: 7 }, null, 'x']),
  ).toEqual([
    leaf,
    { id: '2', name: 'ab', collection: null, image: null },
    { id: '3', name: '', collection: null, image: null },
  ])
})

test('duplicate ids are omitted, and at most 500 NFTs are returned', async () => {
  expect(await read([leaf, { ...leaf, name: 'Newer' }])).toEqual([{ ...leaf, name: 'Newer' }])
  expect(
    await read(Array.from({ length: 2_000 }, (_, at) => ({ ...leaf, id: `${at}` }))),
  ).toHaveLength(500)
})

test.each([null, 'none', {}, 7])(
  'the result %j is rejected, because it is not an array',
  async (answer) => {
    await expect(read(answer)).rejects.toMatchObject({ code: 'endpoint/unreadable' })
  },
)

test('a source that throws synchronously rejects', async () => {
  const source = createNftSource(() => {
    throw new Error('No')
  })
  await expect(source?.('eip155:1:0xA' as CaipAddress, signal)).rejects.toThrow('No')
})
