import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ExternalLink } from './ExternalLink.tsx'

afterEach(cleanup)

test('an external link opens in a new tab without a referrer', () => {
  render(
    <ExternalLink href="https://example.com/terms" variant="text">
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
])('an external link to an unsafe URL (%s) renders its text only [M4]', (href) => {
  const { container, rerender } = render(
    <ExternalLink href={href} variant="text">
      Terms
    </ExternalLink>,
  )
  expect(container.innerHTML).toBe('Terms')
  rerender(
    <ExternalLink href={href} variant="primary">
      Terms
    </ExternalLink>,
  )
  expect(container.innerHTML).toBe('')
})
