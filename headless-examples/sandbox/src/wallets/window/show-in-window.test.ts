import { afterEach, assert, expect, test, vi } from 'vitest'
import type { ApprovalRequest, Decision } from '../wallet.types.ts'
import { showInWindow } from './show-in-window.ts'

const branding = { name: 'Foxglove', icon: 'data:image/svg+xml,', accent: 'amber' } as const
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const request: ApprovalRequest = { kind: 'connect', accounts: [account], names: ['Account 1'] }
const origin = 'http://page.example'
const approval: Decision = { approved: true, accounts: [account] }

/** Creates a page and the window that it opens. Messages are real events. */
function createPages() {
  const { port1, port2 } = new MessageChannel()
  for (const port of [port1, port2]) port.close()
  const sent: unknown[] = []
  const calls: string[] = []
  const observed = { id: '', sent, calls }
  const opened = Object.assign(port1, {
    closed: false,
    close: () => void calls.push('close'),
    focus: () => void calls.push('focus'),
    postMessage: (message: unknown, to: string) => void sent.push({ message, to }),
  })
  const events = new EventTarget()
  const open = (url: string, name: string) => {
    assert.equal(url, `/wallet.html?ask=${name}`)
    observed.id = name
    return opened
  }
  const receive = (data: unknown, from = origin, source: MessagePort = opened) =>
    events.dispatchEvent(new MessageEvent('message', { data, origin: from, source }))
  return { page: { events, origin, open }, opened, otherWindow: port2, observed, receive }
}

function show(page: Parameters<typeof showInWindow>[0], signal = new AbortController().signal) {
  const decisions: Decision[] = []
  const { decision, focus } = showInWindow(page, '/wallet.html', branding)(request, signal)
  return { decisions, focus, done: decision.then((value) => decisions.push(value)) }
}

test('showInWindow sends the request when the window is ready and resolves with its decision', async () => {
  const { page, observed, receive } = createPages()
  const { decisions, done, focus } = show(page)
  receive({ id: observed.id, type: 'ready' })
  assert.deepEqual(observed.sent, [
    { message: { id: observed.id, type: 'request', branding, origin, request }, to: origin },
  ])
  focus()
  receive({ id: observed.id, type: 'decision', decision: approval })
  await done
  assert.deepEqual(decisions, [approval])
  assert.deepEqual(observed.calls, ['focus', 'close'])
})

test('showInWindow ignores messages of another window, origin or id', async () => {
  const { page, observed, receive, otherWindow } = createPages()
  const { decisions, done } = show(page)
  receive({ id: observed.id, type: 'decision', decision: approval }, 'http://evil.example')
  receive({ id: observed.id, type: 'decision', decision: approval }, origin, otherWindow)
  receive({ id: 'other', type: 'decision', decision: approval })
  receive({ id: observed.id, type: 'ready' }, 'http://evil.example')
  assert.deepEqual(observed.sent, [])
  assert.deepEqual(observed.calls, [])
  receive({ id: observed.id, type: 'decision', decision: { approved: false } })
  await done
  assert.deepEqual(decisions, [{ approved: false }])
})

afterEach(() => void vi.useRealTimers())

test('showInWindow accepts an approval that arrives after its window has closed', async () => {
  vi.useFakeTimers()
  const { page, opened, observed, receive } = createPages()
  const { decisions, done } = show(page)
  opened.closed = true
  vi.advanceTimersToNextTimer()
  receive({ id: observed.id, type: 'decision', decision: approval })
  vi.advanceTimersToNextTimer()
  await done
  assert.deepEqual(decisions, [approval])
  assert.equal(vi.getTimerCount(), 0)
})

test('showInWindow rejects the request when its window is closed or the page is left', async () => {
  vi.useFakeTimers()
  const first = createPages()
  const closing = show(first.page)
  first.opened.closed = true
  vi.advanceTimersToNextTimer()
  vi.advanceTimersToNextTimer()
  await closing.done
  const second = createPages()
  const leaving = show(second.page)
  second.page.events.dispatchEvent(new Event('pagehide'))
  await leaving.done
  assert.deepEqual(closing.decisions, [{ approved: false }])
  assert.deepEqual(leaving.decisions, [{ approved: false }])
})

test('showInWindow closes the window when the signal is aborted', async () => {
  const { page, observed } = createPages()
  const controller = new AbortController()
  const { done } = show(page, controller.signal)
  controller.abort()
  await done
  assert.deepEqual(observed.calls, ['close'])
})

test('showInWindow throws with instructions when the browser blocks the window', () => {
  expect(() => show({ ...createPages().page, open: () => null })).toThrow(
    'blocked the window of Foxglove. Allow pop-ups',
  )
})
