import { expect, test } from 'vitest'
import { createManualClock, neverCalled } from '../../testing/index.ts'
import { createAskOnce } from './ask-once.ts'
import { until } from './until.fixture.ts'

type Asked = {
  key: string
  signal: AbortSignal
  resolve(answer: string): void
  reject(error: Error): void
}

function start(most = 10) {
  const once = createAskOnce<string>({ clock: createManualClock(), most })
  const asked: Asked[] = []
  const ask = (key: string, signal = new AbortController().signal) =>
    once(
      key,
      (life) =>
        new Promise((resolve, reject) => asked.push({ key, signal: life, resolve, reject })),
      signal,
    )
  return { ask, asked, once }
}

test('the same question is asked once, whoever asks meanwhile or later', async () => {
  const { ask, asked } = start()
  const both = [ask('a'), ask('a')]
  asked[0]?.resolve('yes')
  expect(await Promise.all(both)).toEqual(['yes', 'yes'])
  expect(await ask('a')).toBe('yes')
  expect(asked).toHaveLength(1)
})

test('another question is another request', async () => {
  const { ask, asked } = start()
  const both = [ask('a'), ask('b')]
  for (const one of asked) one.resolve(one.key)
  expect(await Promise.all(both)).toEqual(['a', 'b'])
})

test('a failure is everybody’s, and is not kept', async () => {
  const { ask, asked } = start()
  const both = [ask('a'), ask('a')]
  asked[0]?.reject(new Error('down'))
  for (const one of both) await expect(one).rejects.toThrow('down')
  const again = ask('a')
  asked[1]?.resolve('up')
  expect(await again).toBe('up')
})

test('who leaves is let go at once, and the others still hear', async () => {
  const { ask, asked } = start()
  const leaving = new AbortController()
  const left = ask('a', leaving.signal)
  const stays = ask('a')
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'kit/aborted' })
  expect(asked[0]?.signal.aborted).toBe(false)
  asked[0]?.resolve('yes')
  expect(await stays).toBe('yes')
})

test('G4: when all have left the request ends, and the next one asks anew', async () => {
  const { ask, asked } = start()
  const [one, other] = [new AbortController(), new AbortController()]
  const both = [ask('a', one.signal), ask('a', other.signal)]
  one.abort()
  other.abort()
  for (const left of both) await expect(left).rejects.toMatchObject({ code: 'kit/aborted' })
  expect(asked[0]?.signal.aborted).toBe(true)
  const again = ask('a')
  asked[0]?.resolve('late')
  asked[1]?.resolve('anew')
  expect(await again).toBe('anew')
  expect(await ask('a')).toBe('anew')
})

test('who left after the answer takes nothing away', async () => {
  const { ask, asked } = start()
  const caller = new AbortController()
  const answer = ask('a', caller.signal)
  asked[0]?.resolve('yes')
  await answer
  caller.abort()
  expect(await ask('a')).toBe('yes')
  expect(asked).toHaveLength(1)
})

test('who left before does not ask', async () => {
  const { once } = start()
  await expect(once('a', neverCalled, AbortSignal.abort())).rejects.toMatchObject({
    code: 'kit/aborted',
  })
})

test('only so many answers are kept, the newest', async () => {
  const { ask, asked } = start(2)
  for (const key of ['a', 'b', 'c']) {
    const answer = ask(key)
    asked.at(-1)?.resolve(key)
    await answer
  }
  await Promise.all([ask('b'), ask('c')])
  expect(asked.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  void ask('a')
  await until(() => asked.length === 4)
})

test('what is still asked is shared and ended like any other, also where no answer is kept', async () => {
  const { ask, asked } = start(0)
  const leaving = new AbortController()
  const [left, stays] = [ask('a', leaving.signal), ask('a')]
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'kit/aborted' })
  expect([asked.length, asked[0]?.signal.aborted]).toEqual([1, false])
  asked[0]?.resolve('yes')
  expect(await stays).toBe('yes')
  const again = ask('a')
  asked[1]?.resolve('anew')
  expect(await again).toBe('anew')
})
