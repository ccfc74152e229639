import { assert, test } from 'vitest'
import { paginate, pageSize } from './pagination.ts'

const rows = Array.from({ length: pageSize * 2 }, (_, place) => ({ id: `row ${place}` }))
const idOf = ({ id }: { id: string }) => id

test('pages follow one another and the last says so', () => {
  const first = paginate(rows, idOf, null)
  const second = paginate(rows, idOf, first?.next ?? null)
  assert.deepEqual([...(first?.data ?? []), ...(second?.data ?? [])], rows)
  assert.isNull(second?.next)
})

test('what comes on top meanwhile does not move the next page', () => {
  const cursor = paginate(rows, idOf, '')?.next ?? null
  assert.deepEqual(paginate([{ id: 'new' }, ...rows], idOf, cursor), paginate(rows, idOf, cursor))
})

test('nothing has one empty page, and no cursor leads there', () => {
  assert.deepEqual(paginate([], idOf, null), { data: [], next: null })
  assert.isNull(paginate([], idOf, 'abc'))
})
