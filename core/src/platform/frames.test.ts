// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { createFrames } from './frames.ts'

afterEach(() => {
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

const request = {
  url: 'about:blank',
  id: 'wallet',
  name: 'wallet-frame',
  title: 'Wallet',
  sandbox: 'allow-scripts',
  allow: 'clipboard-write',
}
function addFrame() {
  const frame = createFrames(window).frame(request)
  const element = document.querySelector('iframe')
  if (frame === null || element === null) throw new Error('No frame was added')
  return { frame, element }
}

test('page.frame appends one hidden frame with the requested permissions [R3]', () => {
  const { frame, element } = addFrame()
  expect([element.parentElement, element.hidden, element.style.display]).toEqual([
    document.body,
    true,
    'none',
  ])
  expect([element.getAttribute('sandbox'), element.allow]).toEqual([
    'allow-scripts',
    'clipboard-write',
  ])
  expect(frame.window()).toBe(element.contentWindow)
})

test('page.frame shows the frame over a box above the page, and hides it again', () => {
  const { frame, element } = addFrame()
  frame.place({ top: 10, left: 20, width: 360, height: 600 })
  const { position, display, top, left, width, height, zIndex } = element.style
  expect([element.hidden, position, display, top, left, width, height, zIndex]).toEqual([
    false,
    'fixed',
    'block',
    '10px',
    '20px',
    '360px',
    '600px',
    '2147483647',
  ])
  frame.place(null)
  expect([element.hidden, element.style.display]).toEqual([true, 'none'])
})

/** The keyframes of the animations that a frame starts from now on. */
function recordKeyframes(element: HTMLElement): unknown[] {
  const started: unknown[] = []
  vi.spyOn(element, 'animate').mockImplementation((keyframes) => {
    started.push(keyframes)
    return new Animation()
  })
  return started
}
const box = { top: 10, left: 20, width: 360, height: 600 }

test('page.frame zooms in when it appears, and does not while it is moved', () => {
  const { frame, element } = addFrame()
  const started = recordKeyframes(element)
  frame.place(box)
  frame.place({ ...box, top: 60 })
  expect(started).toEqual([
    [
      { opacity: 0, transform: 'scale(0.96)' },
      { opacity: 1, transform: 'none' },
    ],
  ])
  frame.place(null)
  expect(started).toHaveLength(1)
  frame.place(box)
  expect(started).toHaveLength(2)
})

test('page.frame only fades in if the visitor prefers reduced motion', () => {
  const { frame, element } = addFrame()
  const started = recordKeyframes(element)
  const query = window.matchMedia('(width > 0px)')
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.defineProperty(query, 'matches', { value: true }),
  )
  frame.place(box)
  expect(started).toEqual([
    [
      { opacity: 0, transform: 'none' },
      { opacity: 1, transform: 'none' },
    ],
  ])
})

test('page.frame reports a failed load until unsubscribe', () => {
  const { frame, element } = addFrame()
  const failed = vi.fn()
  const stop = frame.onError(failed)
  element.dispatchEvent(new Event('error'))
  stop()
  element.dispatchEvent(new Event('error'))
  expect(failed).toHaveBeenCalledOnce()
})

test('page.frame reports each document that its window has loaded, until unsubscribe [EM9]', () => {
  const { frame, element } = addFrame()
  const loaded = vi.fn()
  const stop = frame.onLoad(loaded)
  element.dispatchEvent(new Event('load'))
  element.dispatchEvent(new Event('load'))
  stop()
  element.dispatchEvent(new Event('load'))
  expect(loaded).toHaveBeenCalledTimes(2)
})

test.each([
  ['it', (element: Element) => element.remove()],
  ['its body', (element: Element) => element.ownerDocument.body.remove()],
])('page.frame reports once that a script of the page removed %s [EM9]', async (_, remove) => {
  const { frame, element } = addFrame()
  const { body } = document
  const removed = vi.fn()
  const ignored = vi.fn()
  frame.onRemoved(removed)
  frame.onRemoved(ignored)()
  const other = document.body.appendChild(document.createElement('div'))
  other.remove()
  await expect.poll(() => other.isConnected).toBe(false)
  expect(removed).not.toHaveBeenCalled()
  remove(element)
  await expect.poll(() => removed.mock.calls.length).toBe(1)
  document.documentElement.append(body)
  expect(ignored).not.toHaveBeenCalled()
})

test('page.frame that is retired stays in the page, hidden and without its id [EM3]', () => {
  const { frame, element } = addFrame()
  frame.place(box)
  frame.retire()
  expect([element.isConnected, element.hidden, element.id]).toEqual([true, true, ''])
  expect(document.querySelector('[data-latchkit-frame]')).toBeNull()
  expect(frame.window()).toBe(element.contentWindow)
})

test('page.frame leaves nothing in the page after remove', () => {
  const { frame } = addFrame()
  frame.remove()
  expect([document.querySelector('iframe'), frame.window()]).toEqual([null, null])
})

test('page.onMessage passes data, origin and window of a message until unsubscribe [R1]', () => {
  const received: unknown[] = []
  const stop = createFrames(window).onMessage((message) => received.push(message))
  const send = (source: MessageEventSource | null) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: { a: 1 }, origin: 'https://a.example', source }),
    )
  send(window)
  send(null)
  stop()
  send(window)
  expect(received).toEqual([
    { data: { a: 1 }, origin: 'https://a.example', source: window },
    { data: { a: 1 }, origin: 'https://a.example', source: null },
  ])
})

test('page.openerPolicy reads the header of the page, without its query [EM10]', async () => {
  const { signal } = new AbortController()
  window.history.replaceState(null, '', '/shop?code=once#top')
  const answers: (() => Promise<Response>)[] = [
    async () => new Response(null, { headers: { 'Cross-Origin-Opener-Policy': 'same-origin' } }),
    async () => new Response(null),
    async () => {
      throw new TypeError('Failed to fetch')
    },
  ]
  const fetch = vi.spyOn(window, 'fetch')
  for (const answer of answers) fetch.mockImplementationOnce(answer as never)
  const read = () => createFrames(window).openerPolicy(signal)
  expect([await read(), await read(), await read()]).toEqual(['same-origin', null, null])
  const url = `${window.location.origin}/shop`
  expect(fetch.mock.calls[0]).toEqual([url, { method: 'HEAD', signal }])
  expect(await createFrames(null).openerPolicy(signal)).toBeNull()
})

test('page.isInFront states whether the document has the focus [EM10]', () => {
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValueOnce(true).mockReturnValueOnce(false)
  const { isInFront } = createFrames(window)
  expect([isInFront(), isInFront(), createFrames(null).isInFront()]).toEqual([true, false, false])
  expect(focus).toHaveBeenCalledTimes(2)
})

test('a server has no frames and receives no messages', () => {
  const frames = createFrames(null)
  const listener = vi.fn()
  frames.onMessage(listener)()
  expect(frames.frame(request)).toBeNull()
  expect(listener).not.toHaveBeenCalled()
})
