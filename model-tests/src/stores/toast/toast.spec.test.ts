import { expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
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
const hide: ToastEvent = { type: 'hide', code: null, transfer: null }
function createScenario() {
  const run = scenario(toastModel, undefined)
  const openMessage = () => {
    const toast = selectToast(run.snapshot())
    return toast.open ? toast.message : null
  }
  /** Shows a toast on a page that the visitor sees. */
  const open = async (event: ToastEvent) => {
    await run.send(event)
    await run.send({ type: 'page.seen' })
  }
  return { ...run, openMessage, open }
}

test('show opens a toast at once if no toast is open', async () => {
  const run = createScenario()
  await run.send(show('one'))
  expect(run.openMessage()).toBe('one')
})

test('hide closes the toast, and the next show opens a toast at once', async () => {
  const run = createScenario()
  await run.send(show('one'))
  await run.send(hide)
  expect(run.openMessage()).toBeNull()
  await run.send(show('two'))
  expect(run.openMessage()).toBe('two')
})

test('show closes the open toast and opens the new toast after 150 ms', async () => {
  const run = createScenario()
  await run.send(show('one'))
  await run.send(show('two'))
  expect(run.openMessage()).toBeNull()
  await run.elapse(149)
  expect(run.openMessage()).toBeNull()
  await run.elapse(1)
  expect(run.openMessage()).toBe('two')
})

test('hide closes only a toast with the code and the transfer that it names [V6]', async () => {
  const run = createScenario()
  const { openMessage } = run
  await run.send({ ...show('sent'), code: 'send/started', transfer: 'one' } as ToastEvent)
  await run.send({ type: 'hide', code: 'siwx/authenticating', transfer: null })
  await run.send({ type: 'hide', code: null, transfer: 'two' })
  expect(openMessage()).toBe('sent')
  await run.send({ type: 'hide', code: null, transfer: 'one' })
  expect(openMessage()).toBeNull()
  await run.send(show('one'))
  await run.send({ ...show('two'), code: 'send/failed' } as ToastEvent)
  await run.send({ type: 'hide', code: 'send/started', transfer: null })
  await run.elapse(timeouts.toastGap)
  expect(openMessage()).toBe('two')
})

const about = (
  transfer: string,
  code: 'send/reverted' | 'send/started' | null = null,
): ToastEvent => ({
  type: 'show',
  variant: 'success',
  code,
  message: `${transfer} ${code}`,
  transfer,
})

test('a toast about a transfer stays for its full time, and the others follow, one for each transfer and the latest without [V2]', async () => {
  const run = createScenario()
  const { openMessage, open, send, elapse } = run
  await open(about('a'))
  for (const event of [about('b', 'send/started'), show('one'), about('c'), show('two')])
    await send(event)
  await send(about('b', 'send/reverted'))
  await elapse(timeouts.toastVisible - 1)
  expect(openMessage()).toBe('a null')
  await elapse(1)
  expect(openMessage()).toBeNull()
  const seen: (string | null)[] = []
  for (let count = 0; count < 3; count += 1) {
    await elapse(timeouts.toastGap)
    seen.push(openMessage())
    await send({ type: 'page.seen' })
    await elapse(timeouts.toastVisible)
  }
  expect(seen).toEqual(['c null', 'two', 'b send/reverted'])
  expect(run.statePath()).toBe('hidden')
})

test('a toast about a transfer replaces another one about it, and one about none, at once [V2]', async () => {
  const run = createScenario()
  await run.open(show('one'))
  for (const code of ['send/started', 'send/reverted'] as const) {
    await run.send(about('a', code))
    await run.elapse(timeouts.toastGap)
    expect(run.openMessage()).toBe(`a ${code}`)
  }
})

test('a toast that comes in the gap before one about a transfer follows it [V2]', async () => {
  const run = createScenario()
  await run.open(show('one'))
  await run.send(about('a', 'send/started'))
  await run.send(show('two'))
  await run.send(about('a', 'send/reverted'))
  await run.elapse(timeouts.toastGap)
  expect(run.openMessage()).toBe('a send/reverted')
  await run.send({ type: 'page.seen' })
  await run.elapse(timeouts.toastVisible + timeouts.toastGap)
  expect(run.openMessage()).toBe('two')
})

test('hide closes the toast that is shown or next, or removes one that waits [V2]', async () => {
  const run = createScenario()
  await run.open(about('a'))
  for (const transfer of ['b', 'c', 'd']) await run.send(about(transfer))
  await run.send({ type: 'hide', code: null, transfer: 'c' })
  expect(run.openMessage()).toBe('a null')
  await run.send(hide)
  await run.send({ type: 'hide', code: null, transfer: 'd' })
  await run.elapse(timeouts.toastGap)
  expect(run.openMessage()).toBe('b null')
  await run.send(about('e'))
  await run.send(about('f'))
  await run.send(hide)
  await run.send(hide)
  await run.elapse(timeouts.toastGap)
  expect(run.openMessage()).toBe('f null')
  await run.send(hide)
  expect(run.statePath()).toBe('hidden')
})

test('show during the gap replaces the next toast without extending the gap', async () => {
  const run = createScenario()
  await run.send(show('one'))
  await run.send(show('two'))
  await run.elapse(100)
  await run.send(show('three'))
  await run.elapse(50)
  expect(run.openMessage()).toBe('three')
})

test('hide during the gap cancels the next toast', async () => {
  const run = createScenario()
  await run.send(show('one'))
  await run.send(show('two'))
  await run.send(hide)
  await run.elapse(1_000)
  expect(run.openMessage()).toBeNull()
})

test('toast closes after 2.5 s with the variants success and error, and stays with loading', async () => {
  for (const variant of ['success', 'error'] as const) {
    const run = createScenario()
    await run.open(show('one', variant))
    await run.elapse(timeouts.toastVisible - 1)
    expect(run.openMessage()).toBe('one')
    await run.elapse(1)
    expect(run.openMessage()).toBeNull()
  }
  const withLoadingToast = createScenario()
  await withLoadingToast.send(show('one', 'loading'))
  await withLoadingToast.elapse(3_600_000)
  expect(withLoadingToast.openMessage()).toBe('one')
})

test('toast stays open for its full time if it replaces another toast', async () => {
  const run = createScenario()
  await run.open(show('one'))
  await run.elapse(2_400)
  await run.send(show('two'))
  await run.elapse(150)
  await run.send({ type: 'page.seen' })
  await run.elapse(2_499)
  expect(run.openMessage()).toBe('two')
})

test('a toast of a hidden page stays until the visitor returns, and for 2.5 s from then on [V30, V33]', async () => {
  const run = createScenario()
  await run.send(show('one'))
  await run.elapse(3_600_000)
  expect(run.openMessage()).toBe('one')
  await run.send({ type: 'page.seen' })
  await run.elapse(timeouts.toastVisible - 1)
  expect(run.openMessage()).toBe('one')
  await run.elapse(1)
  expect(run.openMessage()).toBeNull()
})

test('toast opens fewer than 20 of a hundred toasts within a second, and the last one at the end [L7]', async () => {
  const run = createScenario()
  const messages: (string | null)[] = []
  for (let number = 1; number <= 100; number += 1) {
    await run.send(show(String(number)))
    await run.elapse(10)
    if (run.openMessage() !== messages.at(-1)) messages.push(run.openMessage())
  }
  await run.elapse(150)
  expect(run.openMessage()).toBe('100')
  expect(messages.length).toBeLessThan(20)
})

test('show with the same text opens a toast with a new key', async () => {
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
