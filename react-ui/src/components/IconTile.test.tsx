import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { IconTile } from './IconTile.tsx'

test('IconTile is hidden from screen readers and has its tone as data-tone', () => {
  const { container } = render(<IconTile tone="danger">i</IconTile>)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  expect(container.firstElementChild?.getAttribute('data-tone')).toBe('danger')
})
