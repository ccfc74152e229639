import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ExternalLink } from './ExternalLink.tsx'

afterEach(cleanup)

test('a link leaves in a window of its own and takes nothing along', () => {
  render(
    <ExternalLink href="https://example.com/terms" look="text">
      Terms
    </ExternalLink>,
  )
  const link = screen.getByRole('link', { name: 'Terms' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(link.getAttribute('referrerpolicy')).toBe('no-referrer')
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://example.com',
  'https://a:b@example.com',
  'https://example.com/\u0000',
])('M4: an address that the gate refuses (%s) leaves its words and no link', (href) => {
  const { container, rerender } = render(
    <ExternalLink href={href} look="text">
      Terms
    </ExternalLink>,
  )
  expect(container.innerHTML).toBe('Terms')
  rerender(
    <ExternalLink href={href} look="primary">
      Terms
    </ExternalLink>,
  )
  expect(container.innerHTML).toBe('')
})
