import { expect, test } from 'vitest'
import { createManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import type { OtherWindow, PopupWindow, WindowMessage } from '../../platform/platform.ts'
import { createSocialPopup } from './social-popup.ts'

const origin = 'https://frame.example'
const resultUri = 'https://frame.example/result?code=1'
const { signal } = new AbortController()

/** A page whose popup is open. */
function openPopup() {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock })
  const state = { closed: false }
  const popupWindow: OtherWindow = {
    get closed() {
      return state.closed
    },
    postMessage: () => {},
  }
  const opened: PopupWindow = {
    window: popupWindow,
    navigate: () => {},
    close: () => {},
  }
  const popup = createSocialPopup({ platform, origin, popup: () => opened })
  const receive = (change: Partial<WindowMessage> = {}) =>
    platform.controls.emitMessage({
      data: { resultUri },
      origin,
      source: popupWindow,
      ...change,
    })
  return { clock, platform, popup, state, receive }
}

test('the social popup resolves with the first result of its window and origin [R1]', async () => {
  const { popup, receive } = openPopup()
  const result = popup.result(signal)
  receive()
  receive({ data: { resultUri: 'https://frame.example/late' } })
  await expect(result).resolves.toBe(resultUri)
})

const other = { closed: false, postMessage: () => {} }
test.each([
  ['another window', { source: other }],
  ['another window and origin', { source: other, origin: 'https://evil.example' }],
  ['no window', { source: null }],
  ['no result', { data: { type: 'hello' } }],
  ['a result that is no text', { data: { resultUri: { href: resultUri } } }],
  ['a text', { data: resultUri }],
  ['null', { data: null }],
])('the social popup ignores a message with %s [R1, F1, F2]', async (_, change) => {
  const { popup, receive } = openPopup()
  const result = popup.result(signal)
  receive(change)
  receive({ data: { resultUri: 'https://frame.example/right' } })
  await expect(result).resolves.toBe('https://frame.example/right')
})

test.each(['https://evil.example', `${origin}:8443`, `${origin}.evil.example`, 'null'])(
  'the social popup refuses a result that its window posts from %s [R1, F1]',
  async (from) => {
    const { popup, receive } = openPopup()
    const result = popup.result(signal)
    receive({ origin: from })
    await expect(result).rejects.toMatchObject({
      code: 'social/untrusted-origin',
      message: 'Untrusted Origin',
    })
  },
)

test('the social popup rejects within 2 s after the visitor closed it', async () => {
  const { clock, popup, state } = openPopup()
  const result = popup.result(signal)
  clock.advance(1_000)
  state.closed = true
  clock.advance(2_000)
  await expect(result).rejects.toMatchObject({ code: 'social/cancelled' })
})

test.each([
  ['the page has the header', 'same-origin; report-to="coop"', true, 'social/popup-cut-off'],
  ['the page isolates itself', 'same-origin-plus-coep', true, 'social/popup-cut-off'],
  ['the page has the header, behind another window', 'same-origin', false, 'social/popup-cut-off'],
  // The popup may be in front, cut off by the provider, or any other window.
  ['another window is in front', null, false, 'social/popup-lost'],
  ['another window is in front of the header', 'unsafe-none', false, 'social/popup-lost'],
  ['only the page is cut off from its opener', 'noopener-allow-popups', true, 'social/cancelled'],
  ['the header allows popups', 'same-origin-allow-popups', true, 'social/cancelled'],
  ['the page has another header', 'unsafe-none', true, 'social/cancelled'],
])(
  'a popup that counts as closed while %s rejects with a code [EM10]',
  async (_, policy, isInFront, code) => {
    for (const isEarly of [true, false]) {
      const { clock, popup, state, platform } = openPopup()
      Object.assign(platform.controls, { isInFront, openerPolicy: policy })
      state.closed = isEarly
      const result = popup.result(signal)
      state.closed = true
      if (!isEarly) clock.advance(2_000)
      await expect(result).rejects.toMatchObject({ code })
      expect(platform.controls.listenerCount()).toBe(0)
    }
  },
)

test('a popup counts as closed by the visitor if the page has the focus after its header is read [EM10]', async () => {
  const { popup, state, platform } = openPopup()
  platform.page.openerPolicy = async () => {
    platform.controls.isInFront = true
    return null
  }
  platform.controls.isInFront = false
  state.closed = true
  await expect(popup.result(signal)).rejects.toMatchObject({ code: 'social/cancelled' })
})

test('a popup that is closed counts as cancelled if the header of the page is not read in 2 s [EM10]', async () => {
  const { clock, popup, state, platform } = openPopup()
  platform.page.openerPolicy = () => new Promise(() => {})
  state.closed = true
  const result = popup.result(signal)
  clock.advance(2_000)
  await expect(result).rejects.toMatchObject({ code: 'social/cancelled' })
})

test('the social popup resolves with a result that arrives after it has closed itself', async () => {
  const { clock, popup, state, receive } = openPopup()
  const result = popup.result(signal)
  state.closed = true
  clock.advance(1_000)
  receive()
  clock.advance(1_000)
  await expect(result).resolves.toBe(resultUri)
})

test('the social popup rejects an aborted wait, also before it starts', async () => {
  const { popup } = openPopup()
  const caller = new AbortController()
  const result = popup.result(caller.signal)
  caller.abort()
  await expect(result).rejects.toMatchObject({ code: 'embedded/aborted' })
  await expect(popup.result(caller.signal)).rejects.toMatchObject({ code: 'embedded/aborted' })
})

test('a social popup that the visitor closed early counts as cancelled', async () => {
  const { popup, state } = openPopup()
  state.closed = true
  await expect(popup.result(signal)).rejects.toMatchObject({ code: 'social/cancelled' })
})

test('a social login without a popup does not wait', async () => {
  const platform = createMemoryPlatform({})
  const popup = createSocialPopup({ platform, origin, popup: () => null })
  await expect(popup.result(signal)).rejects.toMatchObject({ code: 'social/popup-missing' })
})
