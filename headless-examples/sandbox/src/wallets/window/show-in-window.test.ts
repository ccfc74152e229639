import { afterEach, assert, expect, test, vi } from 'vitest'
import type { ApprovalRequest, Decision } from '../wallet.types.ts'
import { showInWindow } from './show-in-window.ts'

const face = { name: 'Foxglove', icon: 'data:image/svg+xml,', accent: 'amber' } as const
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const ask: ApprovalRequest = { kind: 'connect', accounts: [account], names: ['Account 1'] }
const origin = 'http://page.example'
const yes: Decision = { approved: true, accounts: [account] }

/** A page and the window it opens, both by hand; messages are real events. */
function pages() {
  const { port1, port2 } = new MessageChannel()
  for (const port of [port1, port2]) port.close()
  const sent: unknown[] = []
  const called: string[] = []
  const seen = { id: '', sent, called }
  const opened = Object.assign(port1, {
    closed: false,
    close: () => void called.push('close'),
    focus: () => void called.push('focus'),
    postMessage: (message: unknown, to: string) => void sent.push({ message, to }),
  })
  const events = new EventTarget()
  const open = (url: string, name: string) => {
    assert.equal(url, `/wallet.html?ask=${name}`)
    seen.id = name
    return opened
  }
  const say = (data: unknown, from = origin, source: MessagePort = opened) =>
    events.dispatchEvent(new MessageEvent('message', { data, origin: from, source }))
  return { page: { events, origin, open }, opened, stranger: port2, seen, say }
}

function show(page: Parameters<typeof showInWindow>[0], signal = new AbortController().signal) {
  const verdicts: Decision[] = []
  const { decision, focus } = showInWindow(page, '/wallet.html', face)(ask, signal)
  return { verdicts, remind, done: decision.then((value) => verdicts.push(value)) }
}

test('hands the ask over when its window is ready, and takes its verdict', async () => {
  const { page, seen, say } = pages()
  const { verdicts, done, remind } = show(page)
  say({ id: seen.id, type: 'ready' })
  assert.deepEqual(seen.sent, [
    { message: { id: seen.id, type: 'ask', face, origin, ask }, to: origin },
  ])
  remind()
  say({ id: seen.id, type: 'verdict', verdict: yes })
  await done
  assert.deepEqual(verdicts, [yes])
  assert.deepEqual(seen.called, ['focus', 'close'])
})

test('hears nobody but its own window, on its own origin, with its own id', async () => {
  const { page, seen, say, stranger } = pages()
  const { verdicts, done } = show(page)
  say({ id: seen.id, type: 'verdict', verdict: yes }, 'http://evil.example')
  say({ id: seen.id, type: 'verdict', verdict: yes }, origin, stranger)
  say({ id: 'another', type: 'verdict', verdict: yes })
  say({ id: seen.id, type: 'ready' }, 'http://evil.example')
  assert.deepEqual([seen.sent, seen.called], [[], []])
  say({ id: seen.id, type: 'verdict', verdict: { approved: false } })
  await done
  assert.deepEqual(verdicts, [{ approved: false }])
})

afterEach(() => void vi.useRealTimers())

test('a yes still counts when its window was seen closed before it was heard', async () => {
  vi.useFakeTimers()
  const { page, opened, seen, say } = pages()
  const { verdicts, done } = show(page)
  opened.closed = true
  vi.advanceTimersToNextTimer()
  say({ id: seen.id, type: 'verdict', verdict: yes })
  vi.advanceTimersToNextTimer()
  await done
  assert.deepEqual(verdicts, [yes])
  assert.equal(vi.getTimerCount(), 0)
})

test('a window that is closed, and a page that goes away, are refusals', async () => {
  vi.useFakeTimers()
  const first = pages()
  const closing = show(first.page)
  first.opened.closed = true
  vi.advanceTimersToNextTimer()
  vi.advanceTimersToNextTimer()
  await closing.done
  const second = pages()
  const leaving = show(second.page)
  second.page.events.dispatchEvent(new Event('pagehide'))
  await leaving.done
  assert.deepEqual(
    [...closing.verdicts, ...leaving.verdicts],
    [{ approved: false }, { approved: false }],
  )
})

test('an ask that is taken back closes its window', async () => {
  const { page, seen } = pages()
  const taken = new AbortController()
  const { done } = show(page, taken.signal)
  taken.abort()
  await done
  assert.deepEqual(seen.called, ['close'])
})

test('a blocked window is an error that says what to do', () => {
  expect(() => show({ ...pages().page, open: () => null })).toThrow(
    'blocked the window of Foxglove. Allow pop-ups',
  )
})
