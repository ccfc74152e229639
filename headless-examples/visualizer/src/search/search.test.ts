import { catalogue, graphOf } from '@latchkit/core/devtools'
import { beforeAll, expect, test } from 'vitest'
import { type Finding, namesOf, search } from './search.ts'

let names: Finding[]
beforeAll(async () => {
  names = (
    await Promise.all(
      catalogue().map(async ({ title, load }) => namesOf(graphOf(await load()), title)),
    )
  ).flat()
})
const found = (text: string) => search(names, text).map(({ kind, name }) => `${kind} ${name}`)

test('a chart is found by its title, before everything else of that name', () => {
  expect(found('send')[0]).toBe('chart Send')
})

test('states, events, guards and services lead to a state', () => {
  expect(found('reviewing')).toContain('state send.reviewing')
  expect(search(names, 'receiver.paste').map(({ state }) => state)).toContain(
    'send.filling.receiver',
  )
  expect(search(names, 'isToBeAccepted').map(({ kind, state }) => [kind, state])).toEqual([
    ['guard', 'send.reviewing'],
  ])
  expect(search(names, 'resolveReceiver').find(({ kind }) => kind === 'service')?.state).toBe(
    'send.filling.receiver.resolving',
  )
})

test('several words narrow it down, whatever their case', () => {
  expect(found('SEND filling asset')[0]).toBe('state send.filling.asset')
  expect(found('exact payload')).toEqual(['state send.preparing'])
})

test('nothing typed, nothing found', () => {
  expect(found('  ')).toEqual([])
  expect(found('zzzz')).toEqual([])
})
