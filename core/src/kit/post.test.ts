import { expect, test } from 'vitest'
import type { Questions, Tell } from '../contracts/tell.ts'
import { limits } from '../domain/limits.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createPost } from './post.ts'

const close: Tell = { to: 'modal', type: 'close' }
const hide: Tell = { to: 'toast', type: 'hide' }
const lost: Tell = { to: 'account', namespace: 'eip155', type: 'give-up' }

function world() {
  const heard: string[] = []
  const reported: unknown[] = []
  const clock = createManualClock()
  let here: (() => void) | null = null
  const post = createPost({
    clock,
    ask: {} as Questions,
    deliver(tell) {
      heard.push(tell.to)
      if (tell.to !== 'account') return null
      return new Promise((resolve) => {
        here = resolve
      })
    },
    settled: () => void heard.push('(settled)'),
    report: (error) => reported.push(error),
  })
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve))
  return { post, clock, heard, reported, settle, arrives: () => here?.() }
}

test('what is told in one turn is one round', async () => {
  const { post, heard, settle } = world()
  post.send([close])
  post.send([hide, close])
  await settle()
  expect(heard).toEqual(['modal', 'toast', 'modal', '(settled)'])
})

test('a receiver whose code is still on its way holds up what comes after it, of every teller', async () => {
  const { post, heard, settle, arrives } = world()
  post.send([lost, close])
  post.send([hide])
  await settle()
  expect(heard).toEqual(['account', '(settled)'])
  post.send([close])
  await settle()
  expect(post.delivering()).toBe(false)
  arrives()
  await settle()
  expect(heard).toEqual(['account', '(settled)', 'modal', 'toast', '(settled)', 'modal', '(settled)'])
})

test('a receiver that never comes keeps nobody waiting for longer than an answer may take', async () => {
  const { post, clock, heard, settle } = world()
  post.send([lost, close])
  await settle()
  clock.advance(limits.apiAnswer)
  await settle()
  expect(heard).toEqual(['account', '(settled)', 'modal', '(settled)'])
})

test('a reaction that fails is reported, and those after it are heard', async () => {
  const { post, heard, reported, settle } = world()
  post.react(
    {
      odd: () => {
        throw new Error('odd')
      },
    },
    { type: 'odd' },
  )
  post.send([hide])
  await settle()
  expect([reported, heard]).toEqual([[new Error('odd')], ['toast', '(settled)']])
})

test('once it is stopped nothing is delivered', async () => {
  const { post, heard, settle, arrives } = world()
  post.send([lost, close])
  await settle()
  post.stop()
  arrives()
  await settle()
  expect(heard).toEqual(['account', '(settled)', '(settled)'])
})
