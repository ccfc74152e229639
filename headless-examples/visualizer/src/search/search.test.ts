import { machineGraph, machines } from '@latchkit/core/devtools'
import { beforeAll, expect, test } from 'vitest'
import { namesOf, type SearchResult, search } from './search.ts'

let names: SearchResult[]
beforeAll(async () => {
  names = (
    await Promise.all(
      machines().map(async ({ title, load }) => namesOf(machineGraph(await load()), title)),
    )
  ).flat()
})
const found = (text: string) => search(names, text).map(({ kind, name }) => `${kind} ${name}`)

test('search lists a machine whose title is the text first', () => {
  expect(found('send')[0]).toBe('chart Send')
})

test('search results for states, events, guards and actors contain the id of a state', () => {
  expect(found('reviewing')).toContain('state send.reviewing')
  expect(search(names, 'receiver.paste').map(({ state }) => state)).toContain(
    'send.filling.receiver',
  )
  expect(search(names, 'canAccept').map(({ kind, state }) => [kind, state])).toEqual([
    ['guard', 'send.reviewing'],
  ])
  expect(search(names, 'resolveReceiver').find(({ kind }) => kind === 'service')?.state).toBe(
    'send.filling.receiver.resolving',
  )
})

test('search combines several words and ignores case', () => {
  expect(found('SEND filling asset')[0]).toBe('state send.filling.asset')
  expect(found('payload built')).toEqual(['state send.preparing'])
})

test('search returns no results for blank or unknown text', () => {
  expect(found('  ')).toEqual([])
  expect(found('zzzz')).toEqual([])
})
