import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WalletIcon } from './WalletIcon.tsx'

const svg =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIG9ubG9hZD0iYWxlcnQoMSkiLz4='

test('WalletIcon renders an SVG picture as an img, without a referrer [R8]', () => {
  const { container } = render(<WalletIcon name="Foxglove" image={svg} />)
  const img = container.querySelector('img')
  expect(img?.getAttribute('src')).toBe(svg)
  expect(img?.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(img?.getAttribute('alt')).toBe('')
  expect(container.querySelector('svg')).toBeNull()
})

test.each([
  null,
  'javascript:alert(1)',
  'http://example.com/icon.png',
  'data:text/html,<b>',
  'x" onerror="alert(1)',
  `data:image/png;base64,${'A'.repeat(300_000)}`,
])('WalletIcon replaces a missing or unsafe picture with a monogram (%#) [A5]', (image) => {
  const { container } = render(<WalletIcon name="foxglove" image={image} />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('F')
})

test('WalletIcon replaces a picture that fails to load with a monogram until the URL changes', () => {
  const { container, rerender } = render(
    <WalletIcon name="Harbor" image="https://example.com/a.png" />,
  )
  fireEvent.error(container.querySelector('img') ?? container)
  expect(container.textContent).toBe('H')
  rerender(<WalletIcon name="Harbor" image="https://example.com/b.png" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('https://example.com/b.png')
})

test('WalletIcon ignores invisible characters and direction controls in its monogram [M1]', () => {
  const { container } = render(<WalletIcon name={'\u202e\u200b evil'} image={null} />)
  expect(container.textContent).toBe('E')
})

test('WalletIcon shows a question mark for an empty name and the same color for the same name', () => {
  const { container, rerender } = render(<WalletIcon name="" image={null} />)
  expect(container.textContent).toBe('?')
  rerender(<WalletIcon name="Otter" image={null} />)
  const style = container.firstElementChild?.getAttribute('style')
  rerender(<WalletIcon key="again" name="Otter" image={null} />)
  expect(container.firstElementChild?.getAttribute('style')).toBe(style)
})

test('WalletIcon with size tile loads its picture lazily', () => {
  const { container } = render(<WalletIcon name="Foxglove" image={svg} size="tile" />)
  expect(container.querySelector('img')?.getAttribute('loading')).toBe('lazy')
})
