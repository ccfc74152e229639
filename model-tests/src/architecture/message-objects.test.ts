import { expect, test } from 'vitest'
import { messagesOf, messagesWithoutObject } from './message-objects.ts'
import { textOf } from './repository.ts'
import { sourceOf } from './source.ts'

const path = 'core/src/protocol/messages.ts'

test('every message names the object that it is about, or is listed with a reason [V6]', () => {
  const found = messagesOf(sourceOf(path, textOf(path)))
  expect([...new Set(found)].sort()).toEqual(Object.keys(messagesWithoutObject).sort())
})

test('a message without fields, or with qualifiers only, names no object', () => {
  const source = `export type Messages = {
    approvals: { type: 'reject'; id: string } | { type: 'rejectAll' }
    account: { type: 'refresh' | 'load'; forced: boolean }
    router: ({ type: 'push' } & ViewRequest) | ({ type: 'pop'; outcome: Outcome })
  }`
  expect(messagesOf(sourceOf(path, source))).toEqual([
    'approvals rejectAll',
    'account refresh',
    'account load',
    'router pop',
  ])
})
