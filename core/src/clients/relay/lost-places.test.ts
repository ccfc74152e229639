import { expect, test } from 'vitest'
import { createLostPlaces } from './lost-places.ts'

const place = (topic: string | null) => ({ partition: crypto.randomUUID(), topic })

/** The record in a storage with one key. */
function lostPlaces(text: string | null = null) {
  const values = new Map(text === null ? [] : [['@latchkit/default/remote_lost', text]])
  const storage = {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
    keys: () => [...values.keys()],
  }
  return { places: createLostPlaces(storage, 'default'), values }
}

test('a lost session is recorded once, until it is removed [V33]', () => {
  const { places, values } = lostPlaces()
  const [one, two] = [place('a'), place('b')]
  for (const each of [one, two, one]) places.add(each)
  expect(places.list()).toEqual([two, one])
  places.remove('a')
  expect(places.list()).toEqual([two])
  places.remove('b')
  expect([...values.keys()]).toEqual([])
})

test('the last five lost sessions count, also in a storage with invalid places [V33]', () => {
  const stored = Array.from({ length: 1_000 }, (_, index) => place(`topic ${index}`))
  const text = [...stored, place(null), { partition: '../x', topic: 'y' }, 5]
    .map((each) => JSON.stringify(each))
    .join('\n')
  expect(lostPlaces(`${text}\nno place`).places.list()).toEqual(stored.slice(-5))
})
