import { cleanup, render, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Animate, type Keyframe, type Motion, MotionContext } from './MotionContext.ts'
import { type PresenceItem, usePresence } from './usePresence.ts'
import { useTransition } from './useTransition.ts'

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

type AnimateCall = { text: string | null; from: Keyframe | null; to: Keyframe }

const before: Keyframe = { opacity: 0, transform: 'translateX(8px)' }
const after: Keyframe = { opacity: 0, transform: 'translateX(-8px)' }
const keyframes = { before: vi.fn(() => before), after: vi.fn(() => after) }
const visible: Keyframe = { opacity: 1, transform: 'none' }

function Slides({ current }: { current: string | null }) {
  const { items, remove } = usePresence(current, null)
  return items.map((item) => <Slide key={item.key} item={item} remove={remove} />)
}

function Slide({ item, remove }: { item: PresenceItem<null>; remove(key: string): void }) {
  const node = useRef<HTMLParagraphElement>(null)
  useTransition(node, item, { ...keyframes, remove })
  return (
    <p ref={node} data-exiting={item.exiting || undefined}>
      {item.key}
    </p>
  )
}

/** Renders slides with an `animate` that records its calls and returns `result`. */
function renderSlides(animated: boolean, result = () => new Promise<void>(() => {})) {
  const calls: AnimateCall[] = []
  const animate: Animate = (element, from, to) => {
    calls.push({ text: element.textContent, from, to })
    return result()
  }
  const withoutAnimation = { animate: null, seconds: 0.15 }
  const withAnimation = { animate, seconds: 0.15 }
  const slides = (
    current: string | null,
    motion: Motion = animated ? withAnimation : withoutAnimation,
  ) => (
    <MotionContext.Provider value={motion}>
      <Slides current={current} />
    </MotionContext.Provider>
  )
  const { container, rerender } = render(slides('a'))
  const shownTexts = () =>
    [...container.querySelectorAll('p')].map(
      (p) => `${p.textContent}${p.dataset.exiting ? ' exits' : ''}`,
    )
  return {
    calls,
    shownTexts,
    setCurrent: (current: string | null) => rerender(slides(current)),
    enableAnimation: (current: string) => rerender(slides(current, withAnimation)),
  }
}

test('usePresence does not animate the current item when the animation code loads', () => {
  const { calls, shownTexts, enableAnimation } = renderSlides(false)
  enableAnimation('a')
  expect(shownTexts()).toEqual(['a'])
  expect(calls).toEqual([])
})

test('useTransition computes no keyframes for an item that does not move, which would read its styles', () => {
  const { setCurrent } = renderSlides(true)
  expect(keyframes.before).not.toHaveBeenCalled()
  setCurrent('b')
  expect(keyframes.before).toHaveBeenCalledExactlyOnceWith(expect.any(HTMLElement))
  expect(keyframes.after).toHaveBeenCalledOnce()
})

test('usePresence renders the first item without animation and animates the next ones in and out', async () => {
  const { calls, shownTexts, setCurrent } = renderSlides(true)
  expect(calls).toEqual([])
  setCurrent('b')
  expect(shownTexts()).toEqual(['a exits', 'b'])
  expect(calls.map(({ text, from, to }) => ({ text, from, to }))).toEqual([
    { text: 'a', from: visible, to: after },
    { text: 'b', from: before, to: visible },
  ])
  await waitFor(() => expect(shownTexts()).toEqual(['b']))
})

test.each([
  ['never ends', () => new Promise<void>(() => {})],
  ['fails', () => Promise.reject(new DOMException('cancelled', 'AbortError'))],
])('usePresence removes an exiting item when its animation %s [XL3, Z21]', async (_, result) => {
  const rejections = vi.fn()
  process.on('unhandledRejection', rejections)
  const { shownTexts, setCurrent } = renderSlides(true, result)
  setCurrent('b')
  await waitFor(() => expect(shownTexts()).toEqual(['b']))
  process.off('unhandledRejection', rejections)
  expect(rejections).not.toHaveBeenCalled()
})

test('usePresence animates an exiting item back from its current style when it returns', async () => {
  const { calls, shownTexts, setCurrent } = renderSlides(true)
  setCurrent('b')
  setCurrent('a')
  expect(shownTexts()).toEqual(['b exits', 'a'])
  expect(calls.at(-1)).toMatchObject({ text: 'a', from: null, to: visible })
})

test('usePresence animates an item out from its current style if it is still entering', () => {
  const { calls, setCurrent } = renderSlides(true)
  setCurrent('b')
  setCurrent('c')
  expect(calls.filter(({ text }) => text === 'b').at(-1)).toMatchObject({ from: null, to: after })
})

test('usePresence animates an item out when the key becomes null', async () => {
  const { shownTexts, setCurrent } = renderSlides(true)
  setCurrent(null)
  expect(shownTexts()).toEqual(['a exits'])
  await waitFor(() => expect(shownTexts()).toEqual([]))
})

test('usePresence without animation removes the previous item immediately', () => {
  const { shownTexts, setCurrent } = renderSlides(false)
  setCurrent('b')
  expect(shownTexts()).toEqual(['b'])
})
