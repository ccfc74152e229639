import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { IconTile } from './IconTile.tsx'

afterEach(cleanup)

test('a tile is decoration, in the tone of what its row does', () => {
  const { container } = render(<IconTile tone="danger">i</IconTile>)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  expect(container.firstElementChild?.getAttribute('data-tone')).toBe('danger')
})
