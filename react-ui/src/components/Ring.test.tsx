import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Ring } from './Ring.tsx'

test('Ring keeps its elements between states, so that its gap closes with a transition', () => {
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

test('Ring shows a tick when done and a cross when failed', () => {
  const { container, rerender } = render(<Ring state="done">i</Ring>)
  expect(container.querySelector('.lucide-check')).not.toBeNull()
  rerender(<Ring state="failed">i</Ring>)
  expect(container.querySelector('.lucide-check')).toBeNull()
  expect(container.querySelector('.lucide-x')).not.toBeNull()
})

test('Ring is hidden from screen readers', () => {
  render(<Ring state="pending">i</Ring>)
  expect(screen.getByText('i').getAttribute('aria-hidden')).toBe('true')
})
