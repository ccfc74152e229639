import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Name } from './Name.tsx'

afterEach(cleanup)

test('M1: a name is isolated, without what turns text around, and not longer than it may be', () => {
  const { container, rerender } = render(<Name>{'Fox\u202eglove'}</Name>)
  expect(container.innerHTML).toBe('<bdi>Foxglove</bdi>')
  rerender(<Name>{'é'.repeat(10_000)}</Name>)
  expect(container.textContent).toBe(`${'é'.repeat(63)}…`)
})

test('M2: what looks like markup or a link is plain text', () => {
  const { container } = render(<Name>{'<a href="https://example.com">win</a>'}</Name>)
  expect(container.querySelector('a')).toBeNull()
})
