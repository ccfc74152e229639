import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Ring } from './Ring.tsx'

afterEach(cleanup)

test('the ring keeps its elements from asking to done, so that the gap can close in place', () => {
  const { container, rerender } = render(
    <Ring state="pending">
      <span>icon</span>
    </Ring>,
  )
  const arc = container.querySelector('.lk-ring-arc')
  rerender(
    <Ring state="done">
      <span>icon</span>
    </Ring>,
  )
  expect(container.querySelector('.lk-ring-arc')).toBe(arc)
  expect(container.firstElementChild?.getAttribute('data-state')).toBe('done')
})

test('done bears a tick, refused a cross', () => {
  const { container, rerender } = render(<Ring state="done">i</Ring>)
  expect(container.querySelector('.lucide-check')).not.toBeNull()
  rerender(<Ring state="refused">i</Ring>)
  expect(container.querySelector('.lucide-check')).toBeNull()
  expect(container.querySelector('.lucide-x')).not.toBeNull()
})

test('the ring is seen, not read', () => {
  render(<Ring state="pending">i</Ring>)
  expect(screen.getByText('i').getAttribute('aria-hidden')).toBe('true')
})
