import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Name } from './Name.tsx'

test('Name isolates its text, cuts it to 64 characters and removes direction controls [M1]', () => {
  const { container, rerender } = render(<Name>{'Fox\u202eglove'}</Name>)
  expect(container.innerHTML).toBe('<bdi>Foxglove</bdi>')
  rerender(<Name>{'é'.repeat(10_000)}</Name>)
  expect(container.textContent).toBe(`${'é'.repeat(63)}…`)
})

test('Name renders markup as plain text [M2]', () => {
  const { container } = render(<Name>{'<a href="https://example.com">win</a>'}</Name>)
  expect(container.querySelector('a')).toBeNull()
})
