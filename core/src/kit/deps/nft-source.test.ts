import { expect, test } from 'vitest'
import type { CaipAddress } from '../../domain/caip/caip.ts'
import type { NftSource } from '../../domain/token/nft.ts'
import { createNftSource } from './nft-source.ts'

const { signal } = new AbortController()
const read = (answer: unknown) =>
  createNftSource(async () => answer as never)?.('eip155:1:0xA' as CaipAddress, signal)
const leaf = { id: '1', name: 'Leaf', collection: 'Trees', image: 'https://a.example/1.png' }

test('without a source there is none', () => expect(createNftSource(null)).toBeNull())

test('a source is asked with the account and the signal', async () => {
  const asked: unknown[] = []
  const source: NftSource = async (...question) => {
    asked.push(question)
    return [leaf]
  }
  expect(await createNftSource(source)?.('eip155:1:0xA' as CaipAddress, signal)).toEqual([leaf])
  expect(asked).toEqual([['eip155:1:0xA', signal]])
})

test('R9: texts are cleaned, pictures are safe or none, and what has no id is left out', async () => {
  const hostile = { id: '2', name: 'a\u202eb', collection: '', image: 'javascript:alert(1)' }
  expect(
    await read([leaf, hostile, { id: '3' }, { ...leaf, id: '' }, { ...leaf, id: 7 }, null, 'x']),
  ).toEqual([
    leaf,
    { id: '2', name: 'ab', collection: null, image: null },
    { id: '3', name: '', collection: null, image: null },
  ])
})

test('each is there once, and no more than some hundreds are', async () => {
  expect(await read([leaf, { ...leaf, name: 'Newer' }])).toEqual([{ ...leaf, name: 'Newer' }])
  expect(
    await read(Array.from({ length: 2_000 }, (_, at) => ({ ...leaf, id: `${at}` }))),
  ).toHaveLength(500)
})

test.each([null, 'none', {}, 7])('%j is no list', async (answer) => {
  await expect(read(answer)).rejects.toMatchObject({ code: 'endpoint/unreadable' })
})

test('a source that throws at once is one that fails', async () => {
  const source = createNftSource(() => {
    throw new Error('No')
  })
  await expect(source?.('eip155:1:0xA' as CaipAddress, signal)).rejects.toThrow('No')
})
