import { act, cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { MotionContext, type Move, type Place } from './MotionContext.ts'
import { type Passing, usePassing } from './usePassing.ts'
import { useTravel } from './useTravel.ts'

afterEach(cleanup)

type Asked = { text: string | null; from: Place | null; to: Place; arrive(): void }

const before: Place = { opacity: 0, transform: 'translateX(8px)' }
const after: Place = { opacity: 0, transform: 'translateX(-8px)' }
const here: Place = { opacity: 1, transform: 'none' }

function Slides({ page }: { page: string | null }) {
  const { passing, gone } = usePassing(page, null)
  return passing.map((one) => <Slide key={one.key} one={one} gone={gone} />)
}
function Slide({ one, gone }: { one: Passing<null>; gone(key: string): void }) {
  const node = useRef<HTMLParagraphElement>(null)
  useTravel(node, one, { before, after, gone })
  return (
    <p ref={node} data-leaving={one.leaving || undefined}>
      {one.key}
    </p>
  )
}

/** Draws pages one after the other, with a movement that ends when the test says so. */
function draw(moves: boolean) {
  const asked: Asked[] = []
  const move: Move = (element, from, to) =>
    new Promise((resolve) => {
      asked.push({ text: element.textContent, from, to, arrive: resolve })
    })
  const [still, moving] = [
    { move: null, seconds: 0.15 },
    { move, seconds: 0.15 },
  ]
  const slides = (page: string | null, motion = moves ? moving : still) => (
    <MotionContext.Provider value={motion}>
      <Slides page={page} />
    </MotionContext.Provider>
  )
  const { container, rerender } = render(slides('a'))
  const shown = () =>
    [...container.querySelectorAll('p')].map(
      (p) => `${p.textContent}${p.dataset.leaving ? ' leaves' : ''}`,
    )
  return {
    asked,
    shown,
    go: (page: string | null) => rerender(slides(page)),
    comeAlive: (page: string) => rerender(slides(page, moving)),
  }
}

test('what stands stays still when its movement arrives', () => {
  const { asked, shown, comeAlive } = draw(false)
  comeAlive('a')
  expect(shown()).toEqual(['a'])
  expect(asked).toEqual([])
})

test('the first one is there at once; those that follow move in while the one before moves out', async () => {
  const { asked, shown, go } = draw(true)
  expect(asked).toEqual([])
  go('b')
  expect(shown()).toEqual(['a leaves', 'b'])
  expect(asked.map(({ text, from, to }) => ({ text, from, to }))).toEqual([
    { text: 'a', from: null, to: after },
    { text: 'b', from: before, to: here },
  ])
  await act(async () => asked[0]?.arrive())
  expect(shown()).toEqual(['b'])
})

test('one that comes back half-way turns around where it is', async () => {
  const { asked, shown, go } = draw(true)
  go('b')
  go('a')
  expect(shown()).toEqual(['b leaves', 'a'])
  expect(asked.at(-1)).toMatchObject({ text: 'a', from: null, to: here })
})

test('nothing in its place moves out as well', async () => {
  const { asked, shown, go } = draw(true)
  go(null)
  expect(shown()).toEqual(['a leaves'])
  await act(async () => asked[0]?.arrive())
  expect(shown()).toEqual([])
})

test('without movement the one before is gone at once', () => {
  const { shown, go } = draw(false)
  go('b')
  expect(shown()).toEqual(['b'])
})
