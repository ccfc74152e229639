import { inventory } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { toastMachine } from '../../../../core/src/stores/toast/toast.machine.ts'
import { selectToast } from '../../../../core/src/stores/toast/toast.store.ts'
import type { ToastEvent } from '../../../../core/src/stores/toast/toast.types.ts'
import { scenario } from '../../walker/scenario.ts'
import { toastModel } from './toast.model.ts'

const show = (
  message: string,
  variant: 'success' | 'error' | 'loading' = 'success',
): ToastEvent => ({
  type: 'show',
  variant,
  code: null,
  message,
})
function createScenario() {
  const run = scenario(toastModel, undefined)
  const shown = () => {
    const toast = selectToast(run.snapshot())
    return toast.open ? toast.message : null
  }
  return { ...run, shown }
}

test('machine matches its reviewed inventory', () =>
  expect(inventory(toastMachine)).toMatchFileSnapshot('toast.inventory.txt'))

test('show shows a toast at once when none is open', async () => {
  const run = createScenario()
  await run.send(show('one'))
  expect(run.shown()).toBe('one')
})

test('hide closes the toast, and the next one is shown at once', async () => {
  const run = createScenario()
  await run.send(show('one'))
  await run.send({ type: 'hide' })
  expect(run.shown()).toBeNull()
  await run.send(show('two'))
  expect(run.shown()).toBe('two')
})

test('show closes the open toast and shows the new one after 150 ms', async () => {
  const run = createScenario()
  await run.send(show('one'))
  await run.send(show('two'))
  expect(run.shown()).toBeNull()
  await run.elapse(149)
  expect(run.shown()).toBeNull()
  await run.elapse(1)
  expect(run.shown()).toBe('two')
})

test('show during the gap replaces the waiting toast without extending the gap', async () => {
  const run = createScenario()
  await run.send(show('one'))
  await run.send(show('two'))
  await run.elapse(100)
  await run.send(show('three'))
  await run.elapse(50)
  expect(run.shown()).toBe('three')
})

test('hide during the gap cancels the waiting toast', async () => {
  const run = createScenario()
  await run.send(show('one'))
  await run.send(show('two'))
  await run.send({ type: 'hide' })
  await run.elapse(1_000)
  expect(run.shown()).toBeNull()
})

test('success and error toasts close after 2.5 s, loading toasts stay', async () => {
  for (const variant of ['success', 'error'] as const) {
    const run = createScenario()
    await run.send(show('one', variant))
    await run.elapse(timeouts.toastVisible - 1)
    expect(run.shown()).toBe('one')
    await run.elapse(1)
    expect(run.shown()).toBeNull()
  }
  const waiting = createScenario()
  await waiting.send(show('one', 'loading'))
  await waiting.elapse(3_600_000)
  expect(waiting.shown()).toBe('one')
})

test('a new toast stays for its full time', async () => {
  const run = createScenario()
  await run.send(show('one'))
  await run.elapse(2_400)
  await run.send(show('two'))
  await run.elapse(150 + 2_499)
  expect(run.shown()).toBe('two')
})

test('a hundred toasts within a second are shown one at a time and end with the last one [L7]', async () => {
  const run = createScenario()
  const seen: (string | null)[] = []
  for (let number = 1; number <= 100; number += 1) {
    await run.send(show(String(number)))
    await run.elapse(10)
    if (run.shown() !== seen.at(-1)) seen.push(run.shown())
  }
  await run.elapse(150)
  expect(run.shown()).toBe('100')
  expect(seen.length).toBeLessThan(20)
})

test('showing the same text again is a new toast', async () => {
  const run = createScenario()
  const key = () => {
    const toast = selectToast(run.snapshot())
    return toast.open ? toast.key : 0
  }
  await run.send(show('one'))
  const first = key()
  await run.send(show('one'))
  await run.elapse(150)
  expect(key()).not.toBe(first)
})
